import { expect, test } from 'vitest'

import { tabOf, tabsFor } from './tabs.ts'

const open = { hidesFollowing: false, hidesFollowers: false }
const hidden = { hidesFollowing: true, hidesFollowers: true }

test('[PROF-06] [PROF-11] [PROF-12] which views are offered depends on whose profile it is and on what they hide', () => {
  expect(tabsFor({ ...open, isOwn: false })).toEqual(['statuses', 'replies', 'follows', 'followers', 'media'])
  expect(tabsFor({ ...hidden, isOwn: false })).toEqual(['statuses', 'replies', 'media'])
  const all = ['statuses', 'replies', 'follows', 'followers', 'media', 'favorites']
  expect(tabsFor({ ...hidden, isOwn: true })).toEqual(all)
})

test('[PROF-07] [PROF-08] an address names a view, also by its other words; without one it is the usual one', () => {
  const offered = tabsFor({ ...open, isOwn: true })
  expect(tabOf('media', offered, 'statuses')).toBe('media')
  for (const word of ['friends', 'followees', 'following'])
    expect(tabOf(word, offered, 'statuses')).toBe('follows')
  expect(tabOf('', offered, 'replies')).toBe('replies')
  expect(tabOf('elsewhere', offered, 'statuses')).toBe('statuses')
  expect(tabOf('favorites', tabsFor({ ...open, isOwn: false }), 'statuses')).toBe('statuses')
})
