import { ApiError } from '@skein/api'
import { expect, test } from 'vitest'

import { flattenComplaints, isClosedNow, readComplaints } from './complaints.ts'

const refused = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', status: 400, ...details })

test('[REG-19] complaints by field become sentences: the name of the field, the complaint, a full stop', () => {
  expect(flattenComplaints({ display_name: ['is bad'] })).toEqual(['Display name is bad.'])
  expect(flattenComplaints({ email: ['is taken', 'is odd.'], bio: ['is long'] })).toEqual([
    'Email is taken.',
    'Email is odd.',
    'Bio is long.',
  ])
})

test('[REG-20] ap_id is told as the username', () => {
  expect(flattenComplaints({ ap_id: ['has already been taken'] })).toEqual([
    'Username has already been taken.',
  ])
})

test('complaints are tied to the fields of the form under every name that servers have for them', () => {
  const error = refused({
    fields: { nickname: ['is reserved'], captcha: ['Invalid CAPTCHA'], odd: ['is odd'] },
  })
  expect(readComplaints(error, false)).toEqual({
    sentences: ['Nickname is reserved.', 'Captcha Invalid CAPTCHA.', 'Odd is odd.'],
    byField: { username: 'Nickname is reserved.', captcha: 'Captcha Invalid CAPTCHA.' },
  })
})

test('a refused invitation is tied to it; without one the server is closed', () => {
  const error = refused({ serverMessage: 'Expired token' })
  expect(readComplaints(error, true)?.byField).toEqual({ invite: 'Expired token.' })
  expect(readComplaints(error, false)).toBeNull()
  expect(isClosedNow(error, false)).toBe(true)
  expect(isClosedNow(refused({ serverMessage: 'Throttled' }), false)).toBe(false)
})

test('other failures complain about no field', () => {
  expect(readComplaints(new TypeError('x'), false)).toBeNull()
  expect(readComplaints(refused({ status: 500 }), true)).toBeNull()
})
