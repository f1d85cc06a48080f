import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { notify, takeBackSaid, withdraw } from './store.ts'
import { forgetSessionMemory } from '../session/memory.ts'
import { getJournal, keptSaid, say } from './speech.ts'

beforeEach(() => {
  vi.useFakeTimers()
  forgetSessionMemory('left')
})
afterEach(() => vi.useRealTimers())

const keys = () => getJournal().map(({ messageKey }) => messageKey)

test('the last fifty things that were said are kept, newest first', () => {
  for (let count = 0; count < 60; count += 1)
    say({ messageKey: 'status.said.reacted', messageArgs: { name: String(count) } })
  expect(getJournal()).toHaveLength(keptSaid)
  expect(getJournal()[0]?.messageArgs).toEqual({ name: '59' })
  expect(getJournal().at(-1)?.messageArgs).toEqual({ name: '10' })
})

test('what is said again and again is one entry', () => {
  say({ messageKey: 'status.said.favourited' })
  say({ messageKey: 'status.said.favourited' })
  say({ messageKey: 'status.said.unfavourited' })
  say({ messageKey: 'status.said.favourited' })
  expect(keys()).toEqual(['status.said.favourited', 'status.said.unfavourited', 'status.said.favourited'])
})

test('a notice that has gone can still be taken back, once', () => {
  const undo = vi.fn()
  notify({ level: 'success', messageKey: 'status.said.threadMuted', timeout: 1000, undo })
  vi.advanceTimersByTime(1000)
  const [said] = getJournal()
  expect(said?.undo).not.toBeNull()
  if (said) takeBackSaid(said)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(getJournal()[0]?.undo).toBeNull()
})

test('what is over cannot be taken back any more, and is still told of', () => {
  const id = notify({ messageKey: 'outbox.undoNotice', undo: () => undefined })
  withdraw(id)
  expect(getJournal()).toMatchObject([{ messageKey: 'outbox.undoNotice', undo: null }])
})

test('of who signs out nothing that was said is left', () => {
  say({ messageKey: 'status.said.favourited' })
  forgetSessionMemory('left')
  expect(getJournal()).toEqual([])
})
