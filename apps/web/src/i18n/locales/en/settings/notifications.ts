export const notifications = {
  notificationTasks: {
    label: 'Notifications as a to-do list',
    hint: 'People waiting for an answer come first, and what’s done leaves the list.',
    words: 'tasks, inbox, groups, snooze, done, plain list',
  },
  favouriteAnswers: {
    label: 'A favourite counts as an answer',
    hint: 'In the list of replies you haven’t answered; reactions too.',
    words: 'replies, unanswered, like, waiting',
  },
  notificationVisibility: {
    label: 'Notifications to show',
    hint: 'What you leave out isn’t shown or announced.',
    words:
      'types, filter, favourites, likes, repeats, boosts, reblogs, follows, mentions, reactions, polls, moves',
  },
  quietHours: {
    label: 'Quiet hours',
    hint: 'Nothing rings or pops up, and web push is silent. New notifications still arrive.',
    words: 'do not disturb, night, silence, sleep, pause, moon',
  },
  onlyFollowedUntil: {
    label: 'Only people I follow',
    hint: 'For a while, no one else causes alerts, sounds or a number on the icon.',
    words: 'quiet, focus, strangers, pause, badge',
  },
  alertSound: {
    label: 'Sound',
    hint: 'Two soft notes when an alert arrives.',
    words: 'noise, ring, chime, ping, audio, mute',
  },
  webPushNotifications: {
    label: 'Web push',
    hint: 'Alerts arrive even while Skein is closed, by way of your browser’s push service.',
    words: 'background, closed, alerts, desktop, phone, subscribe',
  },
  webPushHideIfCW: {
    label: 'Hide text behind content warnings',
    hint: 'Alerts show only the warning, and web push shows no text of posts.',
    words: 'alerts, push, desktop, cw, spoiler',
  },
} as const
