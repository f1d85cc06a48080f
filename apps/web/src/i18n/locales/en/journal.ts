export const journal = {
  title: 'Journal',
  nothing: 'Nothing here yet',
  undo: 'Undo: {text}',
  door: {
    text: 'The last 50 messages, with Undo while there is one.',
    open: 'Open the journal',
  },
} as const
