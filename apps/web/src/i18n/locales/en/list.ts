export const list = {
  failed: 'Couldn’t load this list. {reason}',
  more: 'Load more',
} as const
