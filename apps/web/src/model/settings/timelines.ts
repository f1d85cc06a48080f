import { defineSetting, type Viewing } from './define-setting.ts'
import { flag, oneOf } from './parse.ts'

const hasUpdates = ({ isMember, can }: Viewing) => isMember && can('streaming')

/** What timelines do by themselves. */
export const timelines = [
  defineSetting({
    name: 'useStreamingApi',
    parse: flag,
    fallback: false,
    control: { group: 'timeline', kind: 'switch', shownWhen: hasUpdates },
  }),
  defineSetting({
    name: 'streaming',
    parse: flag,
    fallback: false,
    control: { group: 'timeline', kind: 'switch', shownWhen: hasUpdates },
  }),
  defineSetting({ name: 'pauseOnUnfocused', parse: flag, fallback: true }),
  defineSetting({
    name: 'infiniteScroll',
    parse: flag,
    fallback: true,
    control: { group: 'timeline', kind: 'switch' },
  }),
  defineSetting({
    name: 'hoverCards',
    parse: flag,
    fallback: true,
    control: { group: 'timeline', kind: 'switch' },
  }),
  defineSetting({
    name: 'virtualScrolling',
    parse: flag,
    fallback: true,
    follows: 'device',
    control: { group: 'timeline', kind: 'off-switch', hasHint: true },
  }),
  defineSetting({ name: 'userProfileDefaultTab', parse: oneOf('statuses', 'replies'), fallback: 'statuses' }),
] as const
