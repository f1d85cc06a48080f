import { onlyMembers, type ControlGroup, type Viewing } from './control.ts'

const hasUpdates = ({ isMember, can }: Viewing) => isMember && can('streaming')

export const general: readonly ControlGroup[] = [
  {
    name: 'timelines',
    controls: {
      useStreamingApi: { kind: 'switch', quick: 'timeline', shownWhen: hasUpdates },
      streaming: { kind: 'switch', quick: 'timeline', shownWhen: hasUpdates },
    },
  },
  {
    name: 'replies',
    controls: {
      replyVisibility: {
        kind: 'choice',
        values: ['all', 'following', 'self'],
        quick: 'replies',
        shownWhen: (viewing) => onlyMembers(viewing) && viewing.can('replyFilters'),
      },
    },
  },
]
