import { expect, it } from 'vitest'
import { readRetryAt } from './retry-at.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
const reset = '2026-11-20T11:05:00.000000Z'

it.each([
  ['a wait in seconds', 'retry-after', '30', now + 30_000],
  ['a date', 'retry-after', 'Fri, 20 Nov 2026 09:05:00 GMT', Date.parse('2026-11-20T09:05:00Z')],
  ['a date of Mastodon', 'x-ratelimit-reset', reset, Date.parse(reset)],
  ['seconds since 1970', 'x-ratelimit-reset', '1800000000', 1_800_000_000_000],
  ['nonsense', 'retry-after', 'soon', null],
])('reads %s', (_, name, value, expected) => {
  expect(readRetryAt(new Headers({ [name]: value }), 429, now)).toBe(expected)
})

it('knows nothing without a header', () => {
  expect(readRetryAt(new Headers(), 429, now)).toBeNull()
})

it.each([400, 401, 422, 500, 502, 503])(
  'does not take the end of a count, which stands on every answer of some servers, for a wait with %i',
  (status) => {
    const headers = new Headers({ 'x-ratelimit-reset': reset, 'x-ratelimit-remaining': '298' })
    expect(readRetryAt(headers, status, now)).toBeNull()
  },
)

it('takes the end of a count for a wait when nothing of it is left', () => {
  const of = (remaining: string) =>
    readRetryAt(new Headers({ 'x-ratelimit-reset': reset, 'x-ratelimit-remaining': remaining }), 429, now)
  expect(of('0')).toBe(Date.parse(reset))
  expect(of('12')).toBeNull()
})

it('takes the wait that a server in trouble asks for, also beside the end of a count', () => {
  const headers = new Headers({ 'retry-after': '30', 'x-ratelimit-reset': reset })
  expect(readRetryAt(headers, 503, now)).toBe(now + 30_000)
  expect(readRetryAt(headers, 422, now)).toBeNull()
})
