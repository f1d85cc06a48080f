import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  becomeVisitor,
  type FakeInstance,
  statusId,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end, open, openHome } from '../../testing/page.tsx'

let instance: FakeInstance

beforeEach(() => {
  instance = begin()
})
afterEach(end)

const id = statusId(2)
const postPath = `/api/v1/statuses/${id}`
const contextPath = `${postPath}/context`
const { id: _, ...withoutId } = wirePost(2)
const unreadable = 'The server answered with something that is not data'
const faults = [
  ['429', { status: 429 }, 'You are rate limited'],
  ['500', { status: 500 }, 'Internal Server Error'],
  ['503', { status: 503, text: '<h1>Down</h1>' }, 'The backend is not available'],
  ['HTML', { status: 200, text: '<!doctype html><title>Proxy</title>' }, unreadable],
  ['half a JSON', { status: 200, text: '{"id": "Q000002", "conte' }, unreadable],
  ['an entity without id', { status: 200, body: withoutId }, unreadable],
  ['nothing', { status: 200, text: '' }, unreadable],
  ['a broken line', 'unreachable', 'The server could not be reached'],
] as const

function tellThread(): void {
  instance.answers.set(`GET ${postPath}`, wirePost(2, { in_reply_to_id: statusId(1) }))
  instance.answers.set(`GET ${contextPath}`, { ancestors: [wirePost(1)], descendants: [wirePost(3)] })
}

async function expectWayOn(words: string): Promise<void> {
  await expect.element(page.getByText(`The conversation did not load: ${words}`)).toBeVisible()
  instance.faults.clear()
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect.poll(mountedIds).toEqual([1, 2, 3].map(statusId))
  await expect.element(page.getByText(/did not load/)).not.toBeInTheDocument()
}

describe('a conversation that does not load', () => {
  test.each(faults)('for %s says why and loads after a retry', async (_what, fault, words) => {
    tellThread()
    instance.faults.set(postPath, fault)
    instance.faults.set(contextPath, fault)
    await becomeVisitor(instance)
    await open(`/notice/${id}`)
    await expectWayOn(words)
  })

  test('for silence of 30 seconds says why and loads after a retry', async () => {
    tellThread()
    instance.faults.set(postPath, 'silent')
    instance.faults.set(contextPath, 'silent')
    await becomeVisitor(instance)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open(`/notice/${id}`)
    vi.advanceTimersByTime(29_999)
    await stillness()
    expect(page.getByText(/did not load/).query()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expectWayOn('The server took too long to answer')
  })

  test('keeps a post that is known, with the reason below it', async () => {
    await openHome(instance, 3)
    tellThread()
    instance.faults.set(contextPath, { status: 500 })
    document.querySelector<HTMLElement>(`[data-row-id="${id}"] article`)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Post 2, line 0. The bell rang.')).toBeVisible()
    await expectWayOn('Internal Server Error')
  })
})
