import { onlyMembers, type ControlGroup } from './control.ts'

export const notifications: readonly ControlGroup[] = [
  {
    name: 'types',
    controls: {
      notificationTasks: { kind: 'switch', hasHint: true, hasWords: true, shownWhen: onlyMembers },
      notificationVisibility: { kind: 'own', hasHint: true, hasWords: true, shownWhen: onlyMembers },
    },
  },
  {
    name: 'alerts',
    controls: {
      webPushHideIfCW: { kind: 'switch', hasHint: true, hasWords: true, shownWhen: onlyMembers },
    },
  },
]
