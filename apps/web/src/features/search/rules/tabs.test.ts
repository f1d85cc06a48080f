import { expect, test } from 'vitest'
import { tabOf } from './tabs.ts'

const nothing = { statuses: 0, people: 0, hashtags: 0 }

test('[SEARCH-04] the first of posts, people and hashtags with something in it is shown, else posts', () => {
  expect(tabOf('', { statuses: 1, people: 2, hashtags: 3 })).toBe('statuses')
  expect(tabOf('', { ...nothing, people: 2, hashtags: 3 })).toBe('people')
  expect(tabOf('', { ...nothing, hashtags: 3 })).toBe('hashtags')
  expect(tabOf('', nothing)).toBe('statuses')
})

test('the tab that the address names is shown, even with nothing in it', () => {
  expect(tabOf('people', { ...nothing, statuses: 9 })).toBe('people')
  expect(tabOf('geese', { ...nothing, people: 1 })).toBe('people')
})
