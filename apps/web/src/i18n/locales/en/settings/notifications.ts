export const notifications = {
  notificationVisibility: {
    label: 'Notifications to show',
    hint: 'What you leave out isn’t shown or announced.',
    words:
      'types, filter, favourites, likes, repeats, boosts, reblogs, follows, mentions, reactions, polls, moves',
  },
} as const
