import { onlyMembers, type ControlGroup } from './control.ts'

export const notifications: readonly ControlGroup[] = [
  {
    name: 'types',
    controls: {
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
