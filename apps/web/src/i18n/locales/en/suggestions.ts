export const suggestions = {
  loading: 'Loading suggestions',
  failed: 'Suggestions did not load: {reason}',
  none: 'Nobody to suggest',
  noneText: 'This server suggests nobody at the moment. Timelines and the search know more people.',
  search: 'Search for people',
  text: 'People whom this server suggests to you.',
  dismiss: 'Do not suggest {name}',
  dismissed: '{name} is not suggested any more.',
  dismissFailed: '{name} is suggested again: {reason}',
} as const
