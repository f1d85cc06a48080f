import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { becomeVisitor, signIn, statusId, wirePerson } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end } from '../../testing/page.tsx'
import { opened, openThread, type Planted, seedThread, resetConversation, rowOf } from './testing/threads.ts'
import { accountKey } from '../../model/storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(() => {
  instance = begin()
  instance.timelines.set('/api/v1/timelines/public', [])
})
afterEach(async () => {
  await end()
  resetConversation()
})

const before: Planted[] = [
  [1, null],
  [2, 1],
  [3, 2],
]
const after: Planted[] = [...before, [4, 2], [5, 1], [6, 1, { account: wirePerson('wren') }]]
const isMarked = (number: number) => rowOf(number).querySelector('[data-new]') !== null
const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
const news = (count: number) => page.getByRole('button', { name: `${count} new since your last visit` })
const anyNews = () => page.getByRole('button', { name: /new since your last visit/ })

/** Opens the thread, leaves it, and comes back when more has been said. */
async function comeBack(later: readonly Planted[] = after): Promise<void> {
  seedThread(instance, before)
  await openThread(1)
  await expect.poll(mountedIds).toContain(statusId(3))
  await stillness()
  await leave()
  seedThread(instance, later)
  navigate(opened(1))
}

async function leave(): Promise<void> {
  navigate('/main/public')
  await expect.poll(mountedIds).toEqual([])
  await stillness()
}

describe('coming back to a thread', () => {
  test('marks what others said since the last visit, and says how much that is', async () => {
    await signIn(instance)
    await comeBack()
    await expect.element(news(2)).toBeVisible()
    await expect.poll(mountedIds).toContain(statusId(6))
    expect([1, 2, 3, 4, 5, 6].map(isMarked)).toEqual([false, false, false, true, true, false])
    await expect
      .element(rowOf(4).querySelector('article'))
      .toHaveAccessibleDescription('Level 3, in reply to ada, new since your last visit')
  })

  test('marks nothing on the first visit, and nothing that was seen already', async () => {
    await signIn(instance)
    await comeBack(before)
    await expect.poll(mountedIds).toContain(statusId(3))
    await stillness()
    await expect.element(anyNews()).not.toBeInTheDocument()
    expect(document.querySelector('[data-new]')).toBeNull()
  })

  test('N goes from one new reply to the next, and from the last to the first', async () => {
    await signIn(instance)
    await comeBack()
    await expect.element(news(2)).toBeVisible()
    for (const number of [4, 5, 4]) {
      await userEvent.keyboard('N')
      await expect.poll(focused).toBe(statusId(number))
    }
  })

  test('in a tree, N opens what is shut above a new reply', async () => {
    setSetting('conversationDisplay', 'tree')
    setSetting('maxDepthInThread', 3)
    await signIn(instance)
    await comeBack([...before, [4, 3], [5, 4]])
    await expect.element(news(2)).toBeVisible()
    expect(mountedIds()).not.toContain(statusId(5))
    await userEvent.keyboard('N')
    await expect.poll(focused).toBe(statusId(4))
    await userEvent.keyboard('N')
    await expect.poll(focused).toBe(statusId(5))
  })

  test('in a dive, N goes to where the new replies are', async () => {
    setSetting('conversationDisplay', 'tree')
    await signIn(instance)
    await comeBack([...before, [5, 1]])
    await expect.element(news(1)).toBeVisible()
    navigate(opened(2))
    await expect.poll(mountedIds).not.toContain(statusId(5))
    await news(1).press()
    await expect.poll(() => location.pathname).toBe(opened(1))
    await expect.element(news(1)).toBeVisible()
    await userEvent.keyboard('N')
    await expect.poll(focused).toBe(statusId(5))
  })

  test('going from post to post of a thread is one visit, and so is a reload', async () => {
    await signIn(instance)
    await comeBack()
    await expect.element(news(2)).toBeVisible()
    navigate(opened(2))
    await expect.element(news(2)).toBeVisible()
    await stillness()
    await leave()
    navigate(opened(1))
    await expect.poll(mountedIds).toContain(statusId(6))
    await stillness()
    await expect.element(anyNews()).not.toBeInTheDocument()
  })

  test('is known to each account for itself, forgotten at sign-out, and unknown to visitors', async () => {
    await signIn(instance)
    await comeBack()
    await expect.element(news(2)).toBeVisible()
    expect(localStorage.getItem(accountKey('threads-read', 'id-wren'))).toContain(statusId(6))
    endSession('left')
    expect(localStorage.getItem(accountKey('threads-read', 'id-wren'))).toBeNull()
    await becomeVisitor(instance)
    await leave()
    await expect.poll(() => location.pathname).toBe('/main/public')
    navigate(opened(1))
    await expect.poll(mountedIds).toContain(statusId(6))
    await stillness()
    expect(Object.keys(localStorage).filter((key) => key.includes('threads-read'))).toEqual([])
  })
})
