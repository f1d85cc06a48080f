import { expect, it } from 'vitest'
import { readRetryAt } from './retry-at.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

it.each([
  ['a wait in seconds', 'retry-after', '30', now + 30_000],
  ['a date', 'retry-after', 'Fri, 20 Nov 2026 09:05:00 GMT', Date.parse('2026-11-20T09:05:00Z')],
  [
    'a date of Mastodon',
    'x-ratelimit-reset',
    '2026-11-20T09:05:00.000000Z',
    Date.parse('2026-11-20T09:05:00Z'),
  ],
  ['seconds since 1970', 'x-ratelimit-reset', '1800000000', 1_800_000_000_000],
  ['nonsense', 'retry-after', 'soon', null],
])('reads %s', (_, name, value, expected) => {
  expect(readRetryAt(new Headers({ [name]: value }), now)).toBe(expected)
})

it('knows nothing without a header', () => {
  expect(readRetryAt(new Headers(), now)).toBeNull()
})
