export const interactions = {
  views: 'Kinds of interactions',
  tabs: {
    mentions: 'Mentions',
    'favs-and-repeats': 'Favourites and repeats',
    follows: 'Follows',
    moves: 'Moves',
  },
  nothing: 'Nothing yet',
  nothingText: {
    mentions: 'Posts that mention you appear here.',
    'favs-and-repeats': 'When somebody favourites or repeats a post of yours, it appears here.',
    follows: 'People who follow you appear here.',
    moves: 'When somebody moves to a new account, it appears here.',
  },
} as const
