import { defineSetting } from './define-setting.ts'
import { count, flag, oneOf, optionalText, text } from './parse.ts'

/** How posts are written and sent. */
export const composing = [
  defineSetting({ name: 'undoSendSeconds', parse: count(0), fallback: 0, follows: 'skein' }),
  defineSetting({ name: 'postContentType', parse: text, fallback: 'text/plain', fromInstance: true }),
  defineSetting({ name: 'postLanguage', parse: optionalText, fallback: null }),
  defineSetting({
    name: 'subjectLineBehavior',
    parse: oneOf('email', 'masto', 'noop'),
    fallback: 'email',
    fromInstance: true,
  }),
  defineSetting({
    name: 'missingDescriptions',
    parse: oneOf('remind', 'require', 'off'),
    fallback: 'remind',
    follows: 'skein',
  }),
  defineSetting({ name: 'alwaysShowSubjectInput', parse: flag, fallback: true, fromInstance: true }),
  defineSetting({ name: 'sensitiveByDefault', parse: flag, fallback: false }),
  defineSetting({ name: 'sensitiveIfSubject', parse: flag, fallback: true }),
  defineSetting({ name: 'submitOnEnter', parse: flag, fallback: false, follows: 'skein' }),
  defineSetting({ name: 'asksBeforePosting', parse: flag, fallback: false, follows: 'skein' }),
  defineSetting({ name: 'hideScopeNotice', parse: flag, fallback: false }),
  defineSetting({ name: 'padEmoji', parse: flag, fallback: true }),
] as const
