import { expect, test } from 'vitest'

import { emptyFields, readFields, withoutSecrets } from './fields.ts'
import { validate } from './validate.ts'

const fields = {
  ...emptyFields,
  username: 'bob',
  fullName: 'Bob',
  password: 'one',
  confirmation: 'one',
}
const free = { isEmailRequired: false, isReasonRequired: false }

test('[REG-09] the e-mail address is required only for activation, the reason only for approval', () => {
  expect(validate(fields, free)).toEqual({})
  expect(validate(fields, { ...free, isEmailRequired: true })).toEqual({ email: 'email_required' })
  expect(validate(fields, { ...free, isReasonRequired: true })).toEqual({ reason: 'reason_required' })
  expect(
    validate(
      { ...fields, email: 'b@fen.example', reason: 'bread' },
      { isEmailRequired: true, isReasonRequired: true },
    ),
  ).toEqual({})
})

test('username, full name and password are required, spaces are none', () => {
  expect(
    validate({ ...fields, username: ' ', fullName: '\t', password: '', confirmation: '' }, free),
  ).toEqual({
    username: 'username_required',
    fullName: 'fullname_required',
    password: 'password_required',
    confirmation: 'password_confirmation_required',
  })
})

test('a password may be made of spaces, and is compared as it is', () => {
  expect(validate({ ...fields, password: '  ', confirmation: '  ' }, free)).toEqual({})
  expect(validate({ ...fields, password: 'one', confirmation: 'one ' }, free)).toEqual({
    confirmation: 'password_confirmation_match',
  })
})

test('what is kept has no passwords, and what was kept badly is left out', () => {
  expect(JSON.stringify(withoutSecrets(fields))).not.toContain('one')
  expect(readFields({ username: 'bob', password: 'x', bio: 7, other: 'y' })).toEqual({
    ...emptyFields,
    username: 'bob',
  })
  expect(readFields('nonsense')).toEqual(emptyFields)
})
