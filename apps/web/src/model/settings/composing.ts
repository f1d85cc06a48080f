import { defineSetting } from './define-setting.ts'
import { count, flag, oneOf, optionalText, text } from './parse.ts'

const writing = { group: 'composing', kind: 'switch' } as const
const choosing = { group: 'composing', kind: 'choice' } as const

const subjectLines = ['email', 'masto', 'noop'] as const
const descriptionRules = ['remind', 'require', 'off'] as const

/** How posts are written and sent. */
export const composing = [
  defineSetting({ name: 'undoSendSeconds', parse: count(0), fallback: 0, control: choosing }),
  defineSetting({
    name: 'postContentType',
    parse: text,
    fallback: 'text/plain',
    fromInstance: true,
    control: choosing,
  }),
  defineSetting({ name: 'postLanguage', parse: optionalText, fallback: null, control: choosing }),
  defineSetting({
    name: 'subjectLineBehavior',
    parse: oneOf(...subjectLines),
    fallback: 'email',
    fromInstance: true,
    control: { ...choosing, values: subjectLines },
  }),
  defineSetting({
    name: 'missingDescriptions',
    parse: oneOf(...descriptionRules),
    fallback: 'remind',
    control: { ...choosing, values: descriptionRules },
  }),
  defineSetting({
    name: 'alwaysShowSubjectInput',
    parse: flag,
    fallback: true,
    fromInstance: true,
    control: writing,
  }),
  defineSetting({ name: 'sensitiveByDefault', parse: flag, fallback: false, control: writing }),
  defineSetting({ name: 'sensitiveIfSubject', parse: flag, fallback: true, control: writing }),
  defineSetting({ name: 'submitOnEnter', parse: flag, fallback: false, control: writing }),
  defineSetting({ name: 'asksBeforePosting', parse: flag, fallback: false, control: writing }),
  defineSetting({ name: 'hideScopeNotice', parse: flag, fallback: false, control: writing }),
  defineSetting({ name: 'padEmoji', parse: flag, fallback: true, control: writing }),
] as const
