import { defineSetting } from './define-setting.ts'
import { flag, oneOf, optionalText, steps } from './parse.ts'

// The boot module reads these before the application is there: a file of their own keeps it small.

/** The name of a built-in theme; null: the system decides. */
export const theme = defineSetting({
  name: 'theme',
  parse: optionalText,
  fallback: null,
  follows: 'skein',
  fromInstance: true,
})

/** `more`: the theme of high contrast in the scheme that is worn. */
export const contrast = defineSetting({
  name: 'contrast',
  parse: oneOf('system', 'more'),
  fallback: 'system',
  follows: 'skein',
})

export const motion = defineSetting({
  name: 'motion',
  parse: oneOf('system', 'less', 'full'),
  fallback: 'system',
  follows: 'skein',
})

/** Percent of the size of letters that the browser was told. */
export const textSize = defineSetting({
  name: 'textSize',
  parse: steps(80, 200, 10),
  fallback: 100,
  follows: 'device',
})

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

export const replyVisibility = defineSetting({
  name: 'replyVisibility',
  parse: oneOf('all', 'following', 'self'),
  fallback: 'all',
})
