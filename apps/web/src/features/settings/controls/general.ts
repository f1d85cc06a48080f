import { askForUpdates } from '../../../model/streaming.ts'
import { onlyMembers, type ControlGroup, type Viewing } from './control.ts'

const quick = { kind: 'switch', quick: 'timeline', hasWords: true } as const
const question = { kind: 'switch', hasWords: true, shownWhen: onlyMembers } as const

const hasUpdates = ({ isMember, can }: Viewing) => isMember && can('streaming')

export const general: readonly ControlGroup[] = [
  {
    name: 'newPosts',
    controls: {
      useStreamingApi: {
        ...quick,
        shownWhen: hasUpdates,
        change: (value) => askForUpdates(value === undefined ? undefined : value === true),
      },
      streaming: quick,
      pauseOnUnfocused: {
        kind: 'switch',
        hasWords: true,
        dependsOn: { name: 'streaming', is: [true] },
      },
    },
  },
  {
    name: 'profiles',
    controls: {
      userProfileDefaultTab: { kind: 'choice', values: ['statuses', 'replies'], hasWords: true },
    },
  },
  {
    name: 'questions',
    controls: {
      modalOnRepeat: question,
      modalOnUnfollow: question,
      modalOnMute: question,
      modalOnBlock: question,
      modalOnApproveFollow: question,
      modalOnDenyFollow: question,
      modalOnDelete: { ...question, hasHint: true },
      modalOnLogout: question,
    },
  },
]
