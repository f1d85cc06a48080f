import { defineSetting, type Viewing } from './define-setting.ts'
import { flag, oneOf, optionalText } from './parse.ts'

// The boot module reads these before the application is there: a file of their own keeps it small.

/** The name of a built-in theme; null: the system decides. */
export const theme = defineSetting({ name: 'theme', parse: optionalText, fallback: null, fromInstance: true })

export const thirdColumnMode = defineSetting({
  name: 'thirdColumnMode',
  parse: oneOf('notifications', 'none', 'postform'),
  fallback: 'notifications',
  follows: 'device',
})

export const hideMutedPosts = defineSetting({
  name: 'hideMutedPosts',
  parse: flag,
  fallback: false,
  fromInstance: true,
})

const hasFilters = ({ isMember, can }: Viewing) => isMember && can('replyFilters')

const replyKinds = ['all', 'following', 'self'] as const

export const replyVisibility = defineSetting({
  name: 'replyVisibility',
  parse: oneOf(...replyKinds),
  fallback: 'all',
  control: { group: 'replies', kind: 'choice', values: replyKinds, shownWhen: hasFilters },
})
