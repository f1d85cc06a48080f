export const suggestions = {
  loading: 'Loading suggestions',
  failed: 'Couldn’t load suggestions. {reason}',
  none: 'No suggestions',
  noneText: 'This server has no suggestions right now. You can find people in timelines and search.',
  search: 'Search for people',
  text: 'People suggested by this server.',
  dismiss: 'Don’t suggest {name}',
  dismissed: '{name} won’t be suggested again.',
  dismissFailed: 'Couldn’t remove {name} from your suggestions. {reason}',
} as const
