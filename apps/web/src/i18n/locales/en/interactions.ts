export const interactions = {
  views: 'Interaction types',
  tabs: {
    mentions: 'Mentions',
    'favourites-and-repeats': 'Favourites and repeats',
    follows: 'Follows',
    moves: 'Moves',
  },
  nothing: 'Nothing yet',
  nothingText: {
    mentions: 'Posts that mention you appear here.',
    'favourites-and-repeats': 'When someone favourites or repeats one of your posts, it appears here.',
    follows: 'People who follow you appear here.',
    moves: 'When someone moves to a new account, it appears here.',
  },
} as const
