import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { becomeVisitor, signIn, statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { coveredPx, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { begin, end, open, openHome, scrollTo } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(() => {
  instance = begin()
})
afterEach(end)

const answerTo = (parent: number) => ({
  in_reply_to_id: statusId(parent),
  in_reply_to_account_id: 'id-jun',
})

/** A thread on the server: 1 ← 2 ← 3 … up to `count`, seen from `focus`. */
function tellThread(focus: number, count: number): void {
  const posts = Array.from({ length: count }, (_, index) =>
    wirePost(index + 1, index === 0 ? {} : answerTo(index)),
  )
  instance.on(`GET /api/v1/statuses/${statusId(focus)}`, posts[focus - 1])
  instance.on(`GET /api/v1/statuses/${statusId(focus)}/context`, {
    ancestors: posts.slice(0, focus - 1),
    descendants: posts.slice(focus),
  })
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => statusId(from + index))

describe('the conversation', () => {
  test('[CONV-01] shows ancestors, the post and descendants, and says how many', async () => {
    tellThread(2, 3)
    await becomeVisitor(instance)
    await open(`/notice/${statusId(2)}`)
    await expect.poll(mountedIds).toEqual(numbers(1, 3))
    await expect.element(page.getByText('3 posts, 3 people')).toBeVisible()
    await expect.element(page.getByText('Post 1, line 0. The bell rang.')).toBeInTheDocument()
    await expect.element(page.getByText('Post 3, line 0. The bell rang.')).toBeInTheDocument()
  })

  test('[CONV-02] cannot be collapsed on its own page', async () => {
    tellThread(2, 3)
    await signIn(instance)
    await open(`/notice/${statusId(2)}`)
    await expect.poll(mountedIds).toHaveLength(3)
    await expect
      .element(page.getByRole('button', { name: /collapse|fold|hide the conversation/i }))
      .not.toBeInTheDocument()
    expect(document.querySelector('main [aria-expanded]:not([aria-haspopup])')).toBeNull()
  })

  test('brings the post in focus to the top, with its ancestors above', async () => {
    tellThread(12, 20)
    await becomeVisitor(instance)
    await open(`/notice/${statusId(12)}`)
    await expect.poll(() => Math.abs(rowTop(statusId(12)) - coveredPx)).toBeLessThanOrEqual(1)
    expect(window.scrollY).toBeGreaterThan(0)
    await scrollTo(0)
    expect(mountedIds()).toContain(statusId(1))
  })

  test('keeps the place of a post that is deleted while it is read', async () => {
    tellThread(2, 3)
    await signIn(instance)
    await open(`/notice/${statusId(2)}`)
    await expect.poll(mountedIds).toHaveLength(3)
    entityStore.statuses
      .patch(entityStore.statuses.get(statusId(2) as never)?.id as never, { isDeleted: true })
      .settle()
    await expect.element(page.getByText('Post 2, line 0. The bell rang.')).not.toBeInTheDocument()
    expect(mountedIds()).toEqual(numbers(1, 3))
  })

  test('says where a post is missing above', async () => {
    instance.on(`GET /api/v1/statuses/${statusId(5)}`, wirePost(5, answerTo(4)))
    instance.on(`GET /api/v1/statuses/${statusId(5)}/context`, { ancestors: [], descendants: [] })
    await becomeVisitor(instance)
    await open(`/notice/${statusId(5)}`)
    await expect.element(page.getByText('This post is missing or was deleted')).toBeVisible()
  })

  test.each(['visitor', 'member'])(
    'that is not there, or not for a %s, says so and offers a way on',
    async (who) => {
      await (who === 'visitor' ? becomeVisitor(instance) : signIn(instance))
      await open(`/notice/${statusId(404)}`)
      await expect.element(page.getByText('This post isn’t available')).toBeVisible()
      const way = page.getByRole('link', { name: who === 'visitor' ? 'Sign in' : 'Go to the home page' })
      await expect.element(way).toBeVisible()
    },
  )
})

test('a conversation is named after who began it, in its heading and its title', async () => {
  tellThread(3, 5)
  await open(`/notice/${statusId(3)}`)
  // The first post is of tomas, the one in focus of jun.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Conversation by tomas' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^\u2068?Conversation by tomas/)
})

describe('the way there and back', () => {
  test('a post that is known shows before the server has answered', async () => {
    await openHome(instance, 5)
    const release = instance.hold(`/api/v1/statuses/${statusId(3)}/context`)
    tellThread(3, 5)
    document.querySelector<HTMLElement>(`[data-row-id="${statusId(3)}"] article`)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: /^Conversation/ })).toBeVisible()
    await expect.element(page.getByText('Post 3, line 0. The bell rang.')).toBeVisible()
    await expect.element(page.getByText('Loading the rest of the conversation')).toBeInTheDocument()
    release()
    await expect.poll(mountedIds).toEqual(numbers(1, 5))
  })

  test('Back from another thread returns to the same post of this one within 1 px', async () => {
    tellThread(10, 30)
    await signIn(instance)
    await open(`/notice/${statusId(10)}`)
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(3_000)
    await scrollTo(1_900)
    const shown = mountedIds().find((id) => rowTop(id) > coveredPx) ?? 'none'
    const top = rowTop(shown)
    tellThread(Number(shown.slice(1)), 30)
    document.querySelector<HTMLElement>(`[data-row-id="${shown}"] article`)?.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe(`/notice/${shown}`)
    await stillness()
    history.back()
    await expect.poll(() => location.pathname).toBe(`/notice/${statusId(10)}`)
    await expect.poll(() => Math.abs(rowTop(shown) - top)).toBeLessThanOrEqual(1)
    await stillness()
    expect(Math.abs(rowTop(shown) - top)).toBeLessThanOrEqual(1)
  })
})
