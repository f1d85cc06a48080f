import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { down, idsOf, statusId } from '../../test/entries.ts'
import { createHarness } from '../../test/feed-harness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function begin(newest = 1000, oldest = 981) {
  const harness = createHarness()
  harness.feed.start()
  await harness.last().answer(down(newest, oldest))
  return harness
}

test('what stands far below is there after one page, with a gap above it, and older posts go on from it', async () => {
  const { feed, last, cursors } = await begin()
  const run = feed.loadBelow(statusId(500))
  await last().answer(down(499, 480))
  expect(await run).toBeNull()
  expect(cursors()).toEqual([{}, { maxId: '500' }])
  expect(idsOf(feed.getState().entries)).toEqual([...down(1000, 981), ...down(499, 480)])
  expect(feed.getState().gaps).toMatchObject([{ afterId: '981', beforeId: '499', isLoading: false }])
  void feed.loadOlder()
  await vi.advanceTimersByTimeAsync(0)
  expect(cursors().at(-1)).toEqual({ maxId: '480' })
  feed.stop()
})

test('within a gap it leaves a gap on either side', async () => {
  const { feed, last } = await begin()
  for (const id of [500, 700]) {
    const run = feed.loadBelow(statusId(id))
    await last().answer(down(id - 1, id - 20))
    await run
  }
  expect(feed.getState().gaps).toMatchObject([
    { afterId: '981', beforeId: '699' },
    { afterId: '680', beforeId: '499' },
  ])
  feed.stop()
})

test('what is known is not asked for', async () => {
  const { feed, calls } = await begin()
  expect(await feed.loadBelow(statusId(990))).toBeNull()
  expect(calls).toHaveLength(1)
  feed.stop()
})

test('where nothing is that old, nothing changes', async () => {
  const { feed, last } = await begin()
  const before = feed.getState()
  const run = feed.loadBelow(statusId(5))
  await last().answer([])
  expect(await run).toBeNull()
  expect(idsOf(feed.getState().entries)).toEqual(idsOf(before.entries))
  expect(feed.getState()).toMatchObject({ gaps: [], minId: before.minId, isBottomedOut: false })
  feed.stop()
})

test('a failure is answered, and what is shown stays as it is', async () => {
  const { feed, last } = await begin()
  const before = feed.getState()
  const run = feed.loadBelow(statusId(500))
  await last().refuse(new TypeError('Failed to fetch'))
  expect(await run).not.toBeNull()
  expect(feed.getState()).toEqual(before)
  feed.stop()
})

test('where the server has an order of its own, ids lead nowhere', async () => {
  const { feed, last, calls } = createHarness({ key: { kind: 'bookmarks' } })
  feed.start()
  await last().answer(down(40, 21))
  await feed.loadBelow(statusId(10))
  expect(calls).toHaveLength(1)
  feed.stop()
})
