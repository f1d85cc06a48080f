import { defineFlag, defineSetting } from './define-setting.ts'
import { oneOf } from './parse.ts'

// The boot module reads these before the application is there: a file of their own keeps it small.

export const thirdColumnMode = defineSetting({
  name: 'thirdColumnMode',
  parse: oneOf('notifications', 'none', 'postform'),
  fallback: 'notifications',
  follows: 'device',
})

export const hideMutedPosts = defineFlag('hideMutedPosts', false, { fromInstance: true })

export const replyVisibility = defineSetting({
  name: 'replyVisibility',
  parse: oneOf('all', 'following', 'self'),
  fallback: 'all',
})
