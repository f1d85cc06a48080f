import { defineFlag, defineSetting } from './define-setting.ts'
import { count, oneOf } from './parse.ts'

/** How conversations are drawn. */
export const conversations = [
  defineSetting({
    name: 'conversationDisplay',
    parse: oneOf('linear', 'tree'),
    fallback: 'linear',
    fromInstance: true,
  }),
  defineFlag('conversationTreeAdvanced', false),
  defineFlag('conversationTreeFadeAncestors', false),
  defineSetting({ name: 'maxDepthInThread', parse: count(3, 100), fallback: 6 }),
  defineSetting({
    name: 'conversationOtherRepliesButton',
    parse: oneOf('below', 'inside'),
    fallback: 'below',
  }),
  defineSetting({
    name: 'conversationReplies',
    parse: oneOf('oldest', 'newest'),
    fallback: 'oldest',
    follows: 'skein',
  }),
] as const
