import { defineSetting, type Viewing } from './define-setting.ts'
import { flag, oneOf } from './parse.ts'

const hasUpdates = ({ isMember, can }: Viewing) => isMember && can('streaming')
const reading = { group: 'timeline', kind: 'switch' } as const
const updating = { ...reading, shownWhen: hasUpdates } as const

/** What timelines do by themselves. */
export const timelines = [
  defineSetting({ name: 'useStreamingApi', parse: flag, fallback: false, control: updating }),
  defineSetting({ name: 'streaming', parse: flag, fallback: false, control: updating }),
  defineSetting({ name: 'pauseOnUnfocused', parse: flag, fallback: true }),
  defineSetting({ name: 'infiniteScroll', parse: flag, fallback: true, control: reading }),
  defineSetting({ name: 'hoverCards', parse: flag, fallback: true, control: reading }),
  defineSetting({
    name: 'virtualScrolling',
    parse: flag,
    fallback: true,
    follows: 'device',
    control: { group: 'timeline', kind: 'off-switch', hasHint: true },
  }),
  defineSetting({ name: 'userProfileDefaultTab', parse: oneOf('statuses', 'replies'), fallback: 'statuses' }),
] as const
