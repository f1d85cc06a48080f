import type { ControlGroup } from './control.ts'

export const filters: readonly ControlGroup[] = [
  {
    name: 'hidden',
    controls: {
      muteBotStatuses: { kind: 'switch', quick: 'hiding' },
      hideFilteredStatuses: { kind: 'switch', quick: 'hiding' },
      hideAttachments: { kind: 'switch', quick: 'hiding', alsoSets: 'hideAttachmentsInConv' },
    },
  },
]
