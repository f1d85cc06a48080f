import type { ControlGroup } from './control.ts'

const writing = { kind: 'switch', quick: 'composing' } as const
const choosing = { kind: 'choice', quick: 'composing' } as const

export const composing: readonly ControlGroup[] = [
  {
    name: 'sending',
    controls: {
      undoSendSeconds: choosing,
      postContentType: choosing,
      postLanguage: choosing,
      subjectLineBehavior: { ...choosing, values: ['email', 'masto', 'noop'] },
      missingDescriptions: { ...choosing, values: ['remind', 'require', 'off'] },
      alwaysShowSubjectInput: writing,
      sensitiveByDefault: writing,
      sensitiveIfSubject: writing,
      submitOnEnter: writing,
      asksBeforePosting: writing,
      hideScopeNotice: writing,
      padEmoji: writing,
    },
  },
]
