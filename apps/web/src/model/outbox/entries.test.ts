import { describe, expect, test } from 'vitest'

import type { DraftData } from '../writing/drafts.ts'
import {
  afterFailure,
  startAttempt,
  withImmediateRetry,
  isDeliveryUnknown,
  KEY_LIFE_MS,
  newEntry,
  nextEntryId,
  type AttemptFailure,
} from './entries.ts'

const post = { status: 'Heron at the lock' } as DraftData
const entry = (id = '1', undoMs = 0) =>
  newEntry(id, { kind: 'post', draftKey: 'status', post }, 1_000, { undoMs })
const failed = (change: Partial<AttemptFailure>): AttemptFailure => ({
  of: 'post',
  kind: 'http',
  status: 500,
  identifier: null,
  serverMessage: null,
  fields: {},
  retryAt: null,
  ...change,
})
const noAnswer = failed({ kind: 'network', status: null })

describe('what was sent and is not there yet', () => {
  test('is not due before the time to undo has passed', () => {
    expect(entry('1', 10_000).dueAt).toBe(11_000)
    expect(entry().dueAt).toBe(1_000)
  })

  test('has ids in the order of sending, also within a millisecond', () => {
    expect(nextEntryId([], 5)).toBe('5')
    expect(nextEntryId([entry('5')], 5)).toBe('6')
    expect(nextEntryId([entry('5')], 9)).toBe('9')
  })
})

describe('a try that failed', () => {
  test.each([
    ['without a network', { kind: 'network', status: null }],
    ['in silence', { kind: 'timeout', status: null }],
    ['with something that cannot be read', { kind: 'garbage', status: 200 }],
    ['at a server in trouble', { status: 500 }],
    ['at one that is being mended', { status: 503 }],
    ['too early', { status: 429 }],
    ['because the session is over', { status: 401 }],
  ] as const)('%s is repeated', (_, change) => {
    const after = afterFailure(entry(), startAttempt(entry(), 2_000), failed(change), 3_000)
    expect(after).toMatchObject({ needsAttention: false, dueAt: 5_000, tries: 1 })
  })

  test.each([
    ['forbids it', { status: 403 }],
    ['finds nothing to answer', { status: 404 }],
    ['finds it too large', { status: 413 }],
    ['cannot take it', { status: 422 }],
    ['refuses it in so many words', { kind: 'refused', status: 200 }],
    ['cannot do such a thing, so that nothing was sent', { kind: 'unsupported', status: null }],
  ] as const)('because the server %s is not, until its writer decides', (_, change) => {
    const after = afterFailure(entry(), startAttempt(entry(), 2_000), failed(change), 3_000)
    expect(after.needsAttention).toBe(true)
    expect(withImmediateRetry(after, 4_000, true)).toMatchObject({ needsAttention: false, dueAt: 4_000 })
  })

  test('is repeated ever later, at most a minute, and not before the server says', () => {
    let after = entry()
    const waits: number[] = []
    for (let time = 0; time < 7; time += 1) {
      after = afterFailure(after, startAttempt(after, 0), noAnswer, 0)
      waits.push(after.dueAt / 1_000)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60])
    expect(afterFailure(after, after, failed({ status: 429, retryAt: 300_000 }), 0).dueAt).toBe(300_000)
  })

  test('is not repeated when nobody has answered for so long that the server may have forgotten its key', () => {
    const tried = afterFailure(entry(), startAttempt(entry(), 1_000), noAnswer, 2_000)
    expect(isDeliveryUnknown(tried, 1_000 + KEY_LIFE_MS)).toBe(false)
    expect(isDeliveryUnknown(tried, 1_001 + KEY_LIFE_MS)).toBe(true)
    expect(isDeliveryUnknown(entry(), 1_001 + KEY_LIFE_MS)).toBe(false)
    const refused = afterFailure(entry(), startAttempt(entry(), 1_000), failed({ status: 429 }), 2_000)
    expect(isDeliveryUnknown(refused, 1_001 + KEY_LIFE_MS)).toBe(false)
    const decided = withImmediateRetry({ ...tried, needsAttention: true }, 9 * KEY_LIFE_MS, true)
    expect(isDeliveryUnknown(decided, 9 * KEY_LIFE_MS)).toBe(false)
  })
})
