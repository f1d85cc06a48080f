export const notifications = {
  notificationTasks: {
    label: 'Notifications as a to-do list',
    hint: 'People waiting for an answer come first, and what’s done leaves the list.',
    words: 'tasks, inbox, groups, snooze, done, plain list',
  },
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
