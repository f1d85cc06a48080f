export const journal = {
  title: 'Journal',
  nothing: 'Nothing here yet',
  undo: 'Undo: {text}',
} as const
