import { defineFlag, defineSetting } from './define-setting.ts'
import { oneOf } from './parse.ts'

/** What timelines do by themselves. */
export const timelines = [
  defineFlag('useStreamingApi', false),
  defineFlag('streaming', false),
  defineFlag('pauseOnUnfocused', true),
  defineFlag('infiniteScroll', true, { follows: 'skein' }),
  defineFlag('virtualScrolling', true, { follows: 'device' }),
  defineSetting({ name: 'userProfileDefaultTab', parse: oneOf('statuses', 'replies'), fallback: 'statuses' }),
] as const
