import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRefusal } from './answer.ts'
import { readErrorBody } from './error-body.ts'

it('reads {error}', () => {
  expect(readErrorBody({ error: 'Record not found' })).toEqual({
    identifier: null,
    serverMessage: 'Record not found',
    fields: {},
  })
})

it('reads {error, identifier}', () => {
  const said = readErrorBody({ error: 'Password reset is required', identifier: 'password_reset_required' })
  expect(said).toMatchObject({
    identifier: 'password_reset_required',
    serverMessage: 'Password reset is required',
  })
})

it('takes a word for machines in error as the identifier', () => {
  expect(readErrorBody({ error: 'mfa_required' }).identifier).toBe('mfa_required')
  expect(readErrorBody({ error: 'invalid_grant', error_description: 'It has expired.' })).toMatchObject({
    identifier: 'invalid_grant',
    serverMessage: 'It has expired.',
  })
})

it('reads errors that are encoded twice, by field', () => {
  const said = readErrorBody({
    error: '{"email":["has already been taken"],"ap_id":["is reserved","is short"]}',
  })
  expect(said.fields).toEqual({ email: ['has already been taken'], username: ['is reserved', 'is short'] })
  expect(said.serverMessage).toBe('email has already been taken, username is reserved, username is short')
})

it('reads a list of complaints with pointers', () => {
  const errors = [{ message: 'Missing field: q', source: { pointer: '/q' }, title: 'Invalid value' }]
  expect(readErrorBody({ error: 'Missing field: q.', errors })).toEqual({
    identifier: null,
    serverMessage: 'Missing field: q.',
    fields: { q: ['Missing field: q'] },
  })
})

it('reads {errors: {detail}}, a bare text, a list, and details by field', () => {
  expect(readErrorBody({ errors: { detail: 'Too large' } }).serverMessage).toBe('Too large')
  expect(readErrorBody('Something went wrong').serverMessage).toBe('Something went wrong')
  expect(readErrorBody([{ id: '1', error: 'Unsupported state' }]).serverMessage).toBe('Unsupported state')
  const details = { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] }
  expect(readErrorBody({ error: 'Validation failed', details }).fields).toEqual({ username: ['is taken'] })
})

it('says nothing of HTML', () => {
  expect(readErrorBody('<html><h1>502</h1></html>').serverMessage).toBeNull()
})

it('[ERR-13] error and errors in a body are a refusal, their absence is not', () => {
  expect(isRefusal({ error: 'no' })).toBe(true)
  expect(isRefusal({ errors: { detail: 'no' } })).toBe(true)
  expect(isRefusal({ error: null, status: 'success' })).toBe(false)
  expect(isRefusal([{ error: 'no' }])).toBe(false)
})

it('a field may be named as every object has one', () => {
  expect(readErrorBody({ error: { constructor: ['is taken'] } }).fields).toEqual({
    constructor: ['is taken'],
  })
})

it('never throws, whatever the body', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(readErrorBody(body)).toHaveProperty('fields')
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), (error) => {
      expect(readErrorBody({ error, errors: error, details: error })).toHaveProperty('fields')
    }),
  )
})
