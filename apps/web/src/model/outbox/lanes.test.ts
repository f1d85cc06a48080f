import type { NotificationId, StatusId } from '@skein/api'
import { describe, expect, test } from 'vitest'

import { emptyDraft } from '../../testing/draft.ts'
import { newEntry, type OutboxEntry, type AttemptFailure } from './entries.ts'
import { isBlockedByEarlier, nextToSend, waitingOf } from './lanes.ts'

const about = { author: '', text: '' }
const post = (id: string, change: Partial<OutboxEntry> = {}) =>
  ({ ...newEntry(id, { kind: 'post', draftKey: 'status', post: emptyDraft }, 0), ...change }) as OutboxEntry
const edit = (id: string) =>
  newEntry(id, { kind: 'edit', statusId: `of-${id}` as StatusId, post: emptyDraft }, 0)
const favourite = (id: string, change: Partial<OutboxEntry> = {}) =>
  ({
    ...newEntry(
      id,
      { kind: 'favourite', statusId: `of-${id}` as StatusId, isOn: true, scope: null, about },
      0,
    ),
    ...change,
  }) as OutboxEntry

const dismissal = (id: string, change: Partial<OutboxEntry> = {}) =>
  ({
    ...newEntry(id, { kind: 'dismissal', ids: [`n${id}` as NotificationId] }, 0, { undoMs: 8_000 }),
    ...change,
  }) as OutboxEntry

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
const noNetwork = { failure: failed({ kind: 'network', status: null }), dueAt: 60_000, tries: 1 }
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id)

describe('whose turn it is', () => {
  test('a text that waits holds up the texts behind it, one that was laid aside does not', () => {
    const first = post('1', { dueAt: 99_000 })
    expect(nextToSend([first, edit('2')], 'texts')?.id).toBe('1')
    expect(nextToSend([post('1', { needsAttention: true }), edit('2')], 'texts')?.id).toBe('2')
    expect(nextToSend([], 'texts')).toBeNull()
  })

  test('texts and presses do not wait for one another', () => {
    const entries = [post('1', noNetwork), favourite('2')]
    expect(nextToSend(entries, 'texts')?.id).toBe('1')
    expect(nextToSend(entries, 'acts')?.id).toBe('2')
  })

  test.each([
    ['no network', { kind: 'network', status: null }],
    ['silence', { kind: 'timeout', status: null }],
    ['a rate limit', { status: 429 }],
    ['a session that is over', { status: 401 }],
    ['a server that is being mended', { status: 503 }],
  ] as const)('a press that waits because of %s holds up those behind it', (_, change) => {
    const first = favourite('1', { ...noNetwork, failure: failed(change) })
    expect(nextToSend([first, favourite('2')], 'acts')?.id).toBe('1')
  })

  test.each([
    ['an error of the server', { status: 500 }],
    ['nonsense', { kind: 'garbage', status: 200 }],
  ] as const)(
    'a press that waits because of %s lets the others pass, and has its turn again',
    (_, change) => {
      const first = favourite('1', { ...noNetwork, failure: failed(change) })
      expect(nextToSend([first, favourite('2')], 'acts')?.id).toBe('2')
      expect(nextToSend([first], 'acts')?.id).toBe('1')
      expect(nextToSend([first, favourite('2', noNetwork)], 'acts', ({ id }) => Number(id))?.id).toBe('1')
    },
  )
})

describe('what waits', () => {
  test('is what failed, what was laid aside, what can be taken back, and what is behind one of them', () => {
    expect(ids(waitingOf([post('1'), edit('2'), favourite('3')]))).toEqual([])
    expect(ids(waitingOf([post('1', noNetwork), edit('2'), favourite('3')]))).toEqual(['1', '2'])
    expect(ids(waitingOf([post('1', { needsAttention: true }), edit('2')]))).toEqual(['1'])
    expect(ids(waitingOf([post('1', { dueAt: 10_000 })]))).toEqual(['1'])
    expect(ids(waitingOf([post('1', { wasHeldUp: true })]))).toEqual(['1'])
    expect(ids(waitingOf([favourite('1', { failure: failed({}) }), favourite('2')]))).toEqual(['1'])
  })

  test('holds up a new one of its own lane only', () => {
    expect(isBlockedByEarlier([favourite('1', noNetwork)], 'acts')).toBe(true)
    expect(isBlockedByEarlier([favourite('1', noNetwork)], 'texts')).toBe(false)
    expect(isBlockedByEarlier([favourite('1')], 'acts')).toBe(false)
  })
})

describe('dismissals', () => {
  test('are a row of their own, in which one that can be taken back or has an error of its own keeps no other', () => {
    const all = [
      post('1', noNetwork),
      favourite('2', noNetwork),
      dismissal('3'),
      dismissal('4', { dueAt: 0 }),
    ]
    expect(nextToSend(all, 'dismissals')?.id).toBe('4')
    const ownTrouble = dismissal('3', { failure: failed({}), dueAt: 60_000, tries: 1 })
    expect(nextToSend([ownTrouble, dismissal('4')], 'dismissals')?.id).toBe('4')
    expect(nextToSend([dismissal('3', noNetwork), dismissal('4')], 'dismissals')?.id).toBe('3')
  })

  test('count as waiting only when the server has not taken them, or behind such a one', () => {
    expect(ids(waitingOf([dismissal('1'), dismissal('2')]))).toEqual([])
    expect(ids(waitingOf([dismissal('1', noNetwork), dismissal('2')]))).toEqual(['1', '2'])
    expect(isBlockedByEarlier([dismissal('1')], 'dismissals')).toBe(false)
    expect(isBlockedByEarlier([dismissal('1', noNetwork)], 'dismissals')).toBe(true)
  })
})
