import { defineSetting } from './define-setting.ts'
import { flag, oneOf } from './parse.ts'

/** What timelines do by themselves. */
export const timelines = [
  defineSetting({ name: 'useStreamingApi', parse: flag, fallback: false }),
  defineSetting({ name: 'streaming', parse: flag, fallback: false }),
  defineSetting({ name: 'pauseOnUnfocused', parse: flag, fallback: true }),
  defineSetting({ name: 'infiniteScroll', parse: flag, fallback: true, follows: 'skein' }),
  defineSetting({ name: 'virtualScrolling', parse: flag, fallback: true, follows: 'device' }),
  defineSetting({ name: 'userProfileDefaultTab', parse: oneOf('statuses', 'replies'), fallback: 'statuses' }),
] as const
