export const palette = {
  title: 'Command palette',
  field: 'Search pages, people, hashtags and commands',
  placeholder: 'Search pages, people, hashtags and commands',
  sections: { recent: 'Recent', people: 'People', commands: 'Commands' },
  kinds: { list: 'List' },
  isOn: 'On',
  postBy: 'Post by {author}',
  search: 'Search for “{words}”',
  count: '{count, plural, =0 {No results} one {# result} other {# results}}',
  nothing: 'No results.',
} as const
