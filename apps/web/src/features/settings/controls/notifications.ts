import { onlyMembers, type ControlGroup } from './control.ts'

export const notifications: readonly ControlGroup[] = [
  {
    name: 'types',
    controls: {
      notificationTasks: { kind: 'switch', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      favouriteAnswers: { kind: 'switch', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      notificationVisibility: { kind: 'own', hasHint: true, hasWords: true, shownWhen: onlyMembers },
    },
  },
  {
    name: 'alerts',
    controls: {
      quietHours: { kind: 'own', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      onlyFollowedUntil: { kind: 'own', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      alertSound: { kind: 'switch', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      webPushNotifications: { kind: 'own', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      webPushHideIfCW: { kind: 'switch', hasHint: true, hasWords: true, shownWhen: onlyMembers },
    },
  },
]
