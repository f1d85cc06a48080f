export const palette = {
  title: 'Go to or do anything',
  field: 'What to go to or to do',
  placeholder: 'A page, a person, a hashtag, something to do …',
  sections: { recent: 'Used lately', people: 'People', commands: 'Do' },
  kinds: { list: 'List' },
  isOn: 'On',
  postBy: 'Post by {author}',
  search: 'Search for “{words}”',
  count: '{count, plural, =0 {No results} one {# result} other {# results}}',
  nothing: 'Nothing here is called that.',
} as const
