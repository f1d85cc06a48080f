import type { MessageKey } from '../../i18n/index.ts'
import { defineSetting, type Control } from './define-setting.ts'
import { count, flag, oneOf, optionalText, text } from './parse.ts'

const turned = (labelKey: MessageKey): Control => ({ group: 'composing', kind: 'switch', labelKey })

/** How posts are written and sent. */
export const composing = [
  defineSetting({
    name: 'undoSendSeconds',
    parse: count(0),
    fallback: 0,
    control: { group: 'composing', kind: 'choice', labelKey: 'composer.options.undo' },
  }),
  defineSetting({
    name: 'postContentType',
    parse: text,
    fallback: 'text/plain',
    fromInstance: true,
    control: { group: 'composing', kind: 'choice', labelKey: 'composer.contentType' },
  }),
  defineSetting({
    name: 'postLanguage',
    parse: optionalText,
    fallback: null,
    control: { group: 'composing', kind: 'choice', labelKey: 'composer.language' },
  }),
  defineSetting({
    name: 'subjectLineBehavior',
    parse: oneOf('email', 'masto', 'noop'),
    fallback: 'email',
    fromInstance: true,
    control: {
      group: 'composing',
      kind: 'choice',
      labelKey: 'composer.options.subjectLine',
      choices: {
        email: 'composer.options.subjectLines.email',
        masto: 'composer.options.subjectLines.masto',
        noop: 'composer.options.subjectLines.noop',
      },
    },
  }),
  defineSetting({
    name: 'missingDescriptions',
    parse: oneOf('remind', 'require', 'off'),
    fallback: 'remind',
    control: {
      group: 'composing',
      kind: 'choice',
      labelKey: 'composer.options.descriptions',
      choices: {
        remind: 'composer.options.reminders.remind',
        require: 'composer.options.reminders.require',
        off: 'composer.options.reminders.off',
      },
    },
  }),
  defineSetting({
    name: 'alwaysShowSubjectInput',
    parse: flag,
    fallback: true,
    fromInstance: true,
    control: turned('composer.options.showSubject'),
  }),
  defineSetting({
    name: 'sensitiveByDefault',
    parse: flag,
    fallback: false,
    control: turned('composer.options.sensitiveByDefault'),
  }),
  defineSetting({
    name: 'sensitiveIfSubject',
    parse: flag,
    fallback: true,
    control: turned('composer.options.sensitiveIfSubject'),
  }),
  defineSetting({
    name: 'submitOnEnter',
    parse: flag,
    fallback: false,
    control: turned('composer.options.submitOnEnter'),
  }),
  defineSetting({
    name: 'asksBeforePosting',
    parse: flag,
    fallback: false,
    control: turned('composer.options.asksBeforePosting'),
  }),
  defineSetting({
    name: 'hideScopeNotice',
    parse: flag,
    fallback: false,
    control: turned('composer.options.hideScopeNotice'),
  }),
  defineSetting({
    name: 'padEmoji',
    parse: flag,
    fallback: true,
    control: turned('composer.options.padEmoji'),
  }),
] as const
