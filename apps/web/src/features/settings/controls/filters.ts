import { onlyMembers, type ControlGroup } from './control.ts'

const quick = { kind: 'switch', quick: 'hiding', hasWords: true } as const
const further = {
  kind: 'switch',
  hasWords: true,
  dependsOn: { name: 'hideFilteredStatuses', is: [false] },
} as const

export const filters: readonly ControlGroup[] = [
  { name: 'words', controls: { muteWords: { kind: 'lines', hasHint: true, hasWords: true } } },
  {
    name: 'hidden',
    controls: {
      muteBotStatuses: { ...quick, hasHint: true },
      hideFilteredStatuses: quick,
      hideWordFilteredPosts: further,
      hideMutedThreads: { ...further, hasHint: true, shownWhen: onlyMembers },
      hideMutedPosts: { ...further, shownWhen: onlyMembers },
      hideThreadsWithBlockedUsers: { ...further, shownWhen: onlyMembers },
    },
  },
  {
    name: 'replies',
    controls: {
      replyVisibility: {
        kind: 'choice',
        values: ['all', 'following', 'self'],
        hasHint: true,
        hasWords: true,
        quick: 'replies',
        shownWhen: (viewing) => onlyMembers(viewing) && viewing.can('replyFilters'),
      },
    },
  },
  {
    name: 'previews',
    controls: {
      hideAttachments: { ...quick, alsoSets: 'hideAttachmentsInConv' },
      hideAttachmentsInConv: { kind: 'switch', hasWords: true },
    },
  },
]
