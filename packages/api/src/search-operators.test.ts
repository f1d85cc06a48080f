import { expect, test } from 'vitest'
import { hasSearchOperators, hasTrendingTags } from './search-operators.ts'

test.each([
  ['mastodon', '4.5.0', true],
  ['mastodon', '4.2.0+glitch', true],
  ['mastodon', '5.0.0', true],
  ['mastodon', '4.1.9', false],
  ['mastodon', null, false],
  ['akkoma', '3.16.0', false],
  ['pleroma', '2.7.0', false],
  ['gotosocial', '4.5.0', false],
  [null, '4.5.0', false],
])('whether %s %s understands operators in a search: %s', (softwareName, backendVersion, isUnderstood) => {
  expect(hasSearchOperators({ softwareName, backendVersion })).toBe(isUnderstood)
})

test.each([
  ['mastodon', '4.6.0', true],
  ['mastodon', '3.5.0', true],
  ['mastodon', '3.4.9', false],
  ['akkoma', '3.16.0', false],
  [null, null, false],
])('whether %s %s tells which hashtags are talked about: %s', (softwareName, backendVersion, isTold) => {
  expect(hasTrendingTags({ softwareName, backendVersion })).toBe(isTold)
})
