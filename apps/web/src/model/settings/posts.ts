import { defineSetting } from './define-setting.ts'
import { data, flag, oneOf } from './parse.ts'

/** What a post shows, and how its text is drawn. */
export const posts = [
  defineSetting({ name: 'collapseMessageWithSubject', parse: flag, fallback: true, fromInstance: true }),
  defineSetting({ name: 'emojiReactionsOnTimeline', parse: flag, fallback: true }),
  defineSetting({
    name: 'postLabels',
    parse: oneOf('short', 'long', 'none'),
    fallback: 'short',
    follows: 'skein',
  }),
  defineSetting({ name: 'greentext', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'renderMisskeyMarkdown', parse: flag, fallback: true, fromInstance: true }),
  defineSetting({ name: 'renderMfmOnHover', parse: flag, fallback: false }),
  defineSetting({
    name: 'mentionLinkDisplay',
    parse: oneOf('short', 'full_for_remote', 'full'),
    fallback: 'short',
  }),
  defineSetting({ name: 'mentionLinkShowTooltip', parse: flag, fallback: true }),
  defineSetting({ name: 'mentionLinkShowAvatar', parse: flag, fallback: false }),
  defineSetting({ name: 'mentionLinkFadeDomain', parse: flag, fallback: true }),
  defineSetting({ name: 'mentionLinkBoldenYou', parse: flag, fallback: true }),
  defineSetting({ name: 'mentionLinkShowYous', parse: flag, fallback: false }),
  defineSetting({ name: 'highlight', parse: data, fallback: null }),
] as const
