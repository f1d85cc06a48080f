import { fetchStatus, type StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { endSession } from '../session.ts'
import { showStatus } from '../streaming/stream-status.ts'
import { getThread, loadThread, insertOwnReply, watchThread } from '../threads.ts'
import { signIn, statusId, wirePost } from '../timelines/testing/instance.ts'
import { readThread } from './kept-thread.ts'
import { createThread } from './thread.ts'
import { FakeServer, notFound } from '../../testing/fake-server.ts'

let instance: FakeServer
const idOf = (number: number) => statusId(number) as StatusId
const contextPath = (number: number) => `/api/v1/statuses/${statusId(number)}/context`
const asked = (number: number) => instance.asked(contextPath(number)).length

function plant(number: number, below: readonly number[] = []): void {
  instance.on(`GET /api/v1/statuses/${statusId(number)}`, wirePost(number))
  const descendants = below.map((one) => wirePost(one, { in_reply_to_id: statusId(number) }))
  instance.on(`GET ${contextPath(number)}`, { ancestors: [], descendants })
}

beforeEach(async () => {
  instance = new FakeServer(notFound)
  await signIn(instance)
})
afterEach(() => endSession('left'))

describe('a thread', () => {
  test('[CONV-01] without a network keeps the posts it has, besides those of an earlier visit', async () => {
    plant(1, [2])
    const first = createThread(idOf(1), [])
    await first.load()
    first.dispose()
    await expect.poll(() => readThread(idOf(1))).not.toBeNull()
    for (const path of [contextPath(1), `/api/v1/statuses/${statusId(1)}`])
      instance.faults.set(path, 'unreachable')
    plant(3)
    await loadThread(idOf(3))
    const again = createThread(idOf(1), [idOf(3)])
    await again.load()
    expect(again.getState().error).not.toBeNull()
    expect([...again.getIds()].sort()).toEqual([1, 2, 3].map(idOf))
    again.dispose()
  })

  test('[CONV-01] an own answer is asked for anew only where the thread is on screen', async () => {
    for (const number of [1, 5]) plant(number, [number + 1])
    const stop = watchThread(idOf(1), () => undefined)
    await loadThread(idOf(1))
    await loadThread(idOf(5))
    for (const number of [1, 5]) insertOwnReply({ id: idOf(number + 9), inReplyToId: idOf(number + 1) })
    await expect.poll(() => asked(1)).toBe(2)
    expect(asked(5)).toBe(1)
    stop()
  })

  test('[CONV-01] on screen is not let go for others that are opened', async () => {
    plant(1, [2])
    const stop = watchThread(idOf(1), () => undefined)
    await loadThread(idOf(1))
    for (const number of [11, 12, 13, 14, 15, 16, 17, 18]) {
      plant(number)
      await loadThread(idOf(number))
    }
    plant(9)
    const status = await fetchStatus(getClient(), idOf(9))
    entityStore.ingestStatus(status)
    showStatus({ ...status, inReplyToId: idOf(2) })
    expect(getThread(idOf(1)).linear.ids).toContain(idOf(9))
    stop()
  })
})
