import { expect, test, vi } from 'vitest'

import { forgetSessionMemory } from '../session/memory.ts'
import { createBulkRuns } from './bulk-runs.ts'

const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))
const setUp = () => createBulkRuns<'a' | 'b', string, string>()
/** A request that is answered by hand. */
function heldBack() {
  const sent: string[] = []
  const answer = Promise.withResolvers<undefined>()
  const send = (items: readonly string[]) => {
    sent.push(...items)
    return answer.promise
  }
  return { sent, send, release: () => answer.resolve(undefined) }
}

test('a run keeps what is done, what needed no change and what failed', async () => {
  const runs = setUp()
  const failure = new Error('no')
  const onSettled = vi.fn()
  const ended = await runs.start('a', {
    task: 'x',
    items: ['1', '2', '3', '4'],
    doneBefore: ['1'],
    findAlready: (items) => {
      expect(items).toEqual(['2', '3', '4'])
      return Promise.resolve(['2'])
    },
    send: ([item]) => (item === '3' ? Promise.reject(failure) : Promise.resolve()),
    onSettled,
  })
  expect(ended).toMatchObject({
    ...{ task: 'x', isRunning: false, done: ['1', '4'], already: ['2'] },
    ...{ failures: [{ item: '3', error: failure }], error: null },
  })
  expect(runs.get('a')).toBe(ended)
  expect(onSettled.mock.calls).toEqual([[['2']], [['4']]])
  runs.close('a')
  expect(runs.get('a')).toBeUndefined()
})

test('nothing is sent when it cannot be found out what needs no change', async () => {
  const runs = setUp()
  const failure = new Error('no')
  const send = vi.fn()
  const ended = await runs.start('a', {
    task: 'x',
    items: ['1'],
    send,
    findAlready: () => Promise.reject(failure),
  })
  expect(ended).toMatchObject({ isRunning: false, error: failure, done: [], failures: [] })
  expect(send).not.toHaveBeenCalled()
})

test('a run waits for the one before of the same key, and for no other', async () => {
  const runs = setUp()
  const first = heldBack()
  const second = heldBack()
  const other = heldBack()
  const whole = [
    runs.start('a', { task: 'first', items: ['1'], send: first.send }),
    runs.start('a', { task: 'second', items: ['2'], send: second.send }),
    runs.start('b', { task: 'other', items: ['3'], send: other.send }),
  ]
  await settle()
  expect([first.sent, second.sent, other.sent]).toEqual([['1'], [], ['3']])
  expect(runs.get('a')).toMatchObject({ task: 'first', isRunning: true })
  runs.close('a')
  expect(runs.get('a')?.task).toBe('first')
  for (const { release } of [first, second, other]) release()
  await Promise.all(whole)
  expect(runs.get('a')).toMatchObject({ task: 'second', done: ['2'] })
  expect(runs.isBusy('a')).toBe(false)
})

test('after Stop no request begins, and the rest is left as it is', async () => {
  const runs = setUp()
  const { sent, send, release } = heldBack()
  const ended = runs.start('a', { task: 'x', items: ['1', '2', '3', '4'], atOnce: 1, batchSize: 2, send })
  await settle()
  runs.stop('a')
  release()
  expect(await ended).toMatchObject({ done: ['1', '2'], failures: [] })
  expect(sent).toEqual(['1', '2'])
})

test('with the session everything ends: what is under way, what waits, and what is known', async () => {
  const runs = setUp()
  const { sent, send, release } = heldBack()
  const onEnd = vi.fn()
  const whole = [
    runs.start('a', { task: 'x', items: ['1', '2'], atOnce: 1, send, onEnd }),
    runs.start('a', { task: 'y', items: ['3'], send }),
  ]
  await settle()
  forgetSessionMemory('left')
  release()
  expect(await Promise.all(whole)).toEqual([null, null])
  expect(sent).toEqual(['1'])
  expect(runs.get('a')).toBeUndefined()
  expect(onEnd).not.toHaveBeenCalled()
})
