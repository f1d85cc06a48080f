import { defineFlag, defineSetting } from './define-setting.ts'
import { data, oneOf } from './parse.ts'

/** What a post shows, and how its text is drawn. */
export const posts = [
  defineFlag('collapseMessageWithSubject', true, { fromInstance: true }),
  defineFlag('emojiReactionsOnTimeline', true),
  defineSetting({
    name: 'postLabels',
    parse: oneOf('short', 'long', 'none'),
    fallback: 'short',
    follows: 'skein',
  }),
  defineFlag('greentext', false, { fromInstance: true }),
  defineFlag('renderMisskeyMarkdown', true, { fromInstance: true }),
  defineFlag('renderMfmOnHover', false),
  defineSetting({
    name: 'mentionLinkDisplay',
    parse: oneOf('short', 'full_for_remote', 'full'),
    fallback: 'short',
  }),
  defineFlag('mentionLinkShowTooltip', true),
  defineFlag('mentionLinkShowAvatar', false),
  defineFlag('mentionLinkFadeDomain', true),
  defineFlag('mentionLinkBoldenYou', true),
  defineFlag('mentionLinkShowYous', false),
  defineSetting({ name: 'highlight', parse: data, fallback: null }),
] as const
