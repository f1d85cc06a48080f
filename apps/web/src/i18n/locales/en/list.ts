export const list = {
  loading: 'Loading',
  failed: 'This list did not load: {reason}',
  more: 'Load more',
} as const
