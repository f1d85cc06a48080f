export const notifications = {
  notificationVisibility: {
    label: 'Notifications to show',
    hint: 'What you leave out isn’t shown or announced.',
    words:
      'types, filter, favourites, likes, repeats, boosts, reblogs, follows, mentions, reactions, polls, moves',
  },
  webPushHideIfCW: {
    label: 'Hide text behind content warnings',
    hint: 'Alerts show only the warning.',
    words: 'alerts, push, desktop, cw, spoiler',
  },
} as const
