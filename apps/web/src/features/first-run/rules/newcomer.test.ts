import { expect, test } from 'vitest'

import { isNewcomer, type Signs } from './newcomer.ts'

const nothing = { statusesCount: 0, followingCount: 0 }
const signs = (change: Partial<Signs> = {}): Signs => ({
  account: nothing,
  chosen: {},
  ofVisitor: {},
  ...change,
})

test('somebody who has done nothing is new, also with the profile that every client makes', () => {
  expect(isNewcomer(signs())).toBe(true)
  expect(isNewcomer(signs({ chosen: { profile: 'default', profileVersion: 3 } }))).toBe(true)
  expect(isNewcomer(signs({ chosen: { updatesOffered: true } }))).toBe(true)
})

test.each<[string, Partial<Signs>]>([
  ['has posted', { account: { ...nothing, statusesCount: 1 } }],
  ['follows somebody', { account: { ...nothing, followingCount: 1 } }],
  ['has chosen something, with whichever client', { chosen: { profile: 'default', hideISP: false } }],
  ['has closed the first run', { chosen: { firstRunDone: true } }],
])('somebody who %s is not', (_, change) => {
  expect(isNewcomer(signs(change))).toBe(false)
})

test('what was chosen in this browser before signing in tells nothing, but another value does', () => {
  const ofVisitor = { theme: 'dusk', muteWords: ['crows'] }
  expect(isNewcomer(signs({ chosen: { ...ofVisitor, muteWords: ['crows'] }, ofVisitor }))).toBe(true)
  expect(isNewcomer(signs({ chosen: { theme: 'linen' }, ofVisitor }))).toBe(false)
})
