import { ApiError, type ProfileChange } from '@skein/api'
import { expect, it } from 'vitest'

import { assignFailureToField } from './assign-failure-to-field.ts'

const refusal = (details: Partial<ApiError>) => new ApiError({ kind: 'http', status: 422, ...details })
const tied = (error: ApiError, change: ProfileChange) =>
  Object.fromEntries(assignFailureToField(error, change, 'No.'))
const both = { displayName: 'x', note: 'y' }

it('complaints by field, and those in one sentence, go to their fields', () => {
  expect(tied(refusal({ fields: { display_name: ['is too long'] } }), both)).toEqual({
    displayName: 'Display name is too long.',
  })
  const serverMessage =
    'Validation failed: Display name is too long (maximum is 30 characters), Note is too long, Fields value missing'
  expect(tied(refusal({ serverMessage }), both)).toEqual({
    displayName: 'Display name is too long (maximum is 30 characters).',
    note: 'Note is too long.',
    rows: 'Fields value missing.',
  })
})

it('a server that only says no means the one thing that was changed', () => {
  const no = refusal({ status: 403, serverMessage: 'Invalid request' })
  expect(tied(no, { displayName: 'x' })).toEqual({ displayName: 'No.' })
  expect(tied(no, { statusTtlDays: 800 })).toEqual({ ttl: 'No.' })
  expect(tied(no, both)).toEqual({})
  expect(tied(no, { flags: { isBot: true } })).toEqual({})
})

it('what is no refusal of what was written belongs to no field', () => {
  for (const status of [401, 429, 500]) expect(tied(refusal({ status }), { note: 'x' })).toEqual({})
  expect(tied(new ApiError({ kind: 'network' }), { note: 'x' })).toEqual({})
})
