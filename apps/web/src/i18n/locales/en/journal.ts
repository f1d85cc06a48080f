export const journal = {
  title: 'What was said',
  nothing: 'Nothing was said yet.',
  undo: 'Undo: {text}',
} as const
