import { onlyMembers, type ControlGroup, type Viewing } from './control.ts'

const own = { quick: 'composing', hasWords: true, shownWhen: onlyMembers } as const
const writing = { ...own, kind: 'switch' } as const
const choosing = { ...own, kind: 'choice' } as const

const hasFormats = ({ isMember, instance }: Viewing) => isMember && instance.facts.postFormats.length > 0

export const composing: readonly ControlGroup[] = [
  {
    name: 'sending',
    controls: {
      undoSendSeconds: { ...choosing, hasHint: true },
      submitOnEnter: writing,
      asksBeforePosting: writing,
      hideScopeNotice: writing,
    },
  },
  {
    name: 'writing',
    controls: {
      postContentType: { ...choosing, shownWhen: hasFormats },
      postLanguage: { ...choosing, hasHint: true },
      padEmoji: writing,
    },
  },
  {
    name: 'subjects',
    controls: {
      subjectLineBehavior: { ...choosing, values: ['email', 'masto', 'noop'] },
      alwaysShowSubjectInput: writing,
    },
  },
  {
    name: 'files',
    controls: {
      missingDescriptions: { ...choosing, values: ['remind', 'require', 'off'] },
      sensitiveByDefault: writing,
      sensitiveIfSubject: writing,
    },
  },
]
