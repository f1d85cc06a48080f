import { onlyMembers, type ControlGroup, type Viewing } from './control.ts'

const hasUpdates = ({ isMember, can }: Viewing) => isMember && can('streaming')

export const general: readonly ControlGroup[] = [
  {
    name: 'timelines',
    controls: {
      useStreamingApi: { kind: 'switch', quick: 'timeline', shownWhen: hasUpdates },
      streaming: { kind: 'switch', quick: 'timeline', shownWhen: hasUpdates },
      infiniteScroll: { kind: 'switch', quick: 'timeline' },
      hoverCards: { kind: 'switch', quick: 'timeline' },
      virtualScrolling: { kind: 'off-switch', quick: 'timeline', hasHint: true },
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
