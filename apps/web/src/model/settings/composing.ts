import { defineFlag, defineSetting } from './define-setting.ts'
import { count, oneOf, optionalText, text } from './parse.ts'

/** How posts are written and sent. */
export const composing = [
  defineSetting({ name: 'undoSendSeconds', parse: count(0, 600), fallback: 0, follows: 'skein' }),
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
  defineFlag('alwaysShowSubjectInput', true, { fromInstance: true }),
  defineFlag('sensitiveByDefault', false),
  defineFlag('sensitiveIfSubject', true),
  defineFlag('submitOnEnter', false, { follows: 'skein' }),
  defineFlag('asksBeforePosting', false, { follows: 'skein' }),
  defineFlag('hideScopeNotice', false),
  defineFlag('padEmoji', true),
] as const
