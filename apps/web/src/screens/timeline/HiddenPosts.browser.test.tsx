import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open, openHome, poll } from '../../testing/page.tsx'

const mutedThread = { muted: true, pleroma: { local: true, thread_muted: true } }

describe('posts of which nothing shows', () => {
  test('[TL-05] [POST-44] are not counted among the new ones, and one more post is', async () => {
    await openHome(instance)
    instance.post(homePath, wirePost(61, mutedThread))
    await poll()
    expect(page.getByRole('button', { name: /new post/ }).query()).toBeNull()
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: /^1 new post/ })).toBeVisible()
  })

  test('[TL-05] are counted where only a line stands for them', async () => {
    setSetting('hideMutedThreads', false)
    await openHome(instance)
    instance.post(homePath, wirePost(61, mutedThread))
    await poll()
    await expect.element(page.getByRole('button', { name: /^1 new post/ })).toBeVisible()
  })
})

test('[POST-44] a bookmarked post of a muted conversation is in Bookmarks, marked as muted', async () => {
  instance.timelines.set('/api/v1/bookmarks', [wirePost(2, mutedThread), wirePost(1)])
  await signIn(instance)
  await open('/bookmarks')
  await expect.poll(mountedIds).toEqual([statusId(2), statusId(1)])
  await expect.element(page.getByRole('button', { name: /^Show/ }).first()).toBeVisible()
})

describe('an answer whose parent stands below it', () => {
  const answer = wirePost(3, { in_reply_to_id: statusId(1), in_reply_to_account_id: 'id-tomas' })

  /** Whether the strand goes down from the answer, and whether a line parts it from what is below. */
  async function jointOf(parent: Record<string, unknown>, between: Record<string, unknown> | null = null) {
    const middle = between === null ? [] : [wirePost(2, between)]
    instance.timelines.set(homePath, [answer, ...middle, wirePost(1, parent)])
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toContain(statusId(1))
    await stillness()
    const [upper, ...lower] = document.querySelectorAll('article')
    const below = lower.at(-1)
    return {
      strand: upper !== undefined && getComputedStyle(upper, '::after').content === '""',
      line: below !== undefined && getComputedStyle(below, '::before').content !== 'none',
    }
  }
  const tied = { strand: true, line: false }

  test('is tied to it by the strand', async () => {
    expect(await jointOf({})).toEqual(tied)
  })

  test('is tied to it over a post of which nothing shows', async () => {
    expect(await jointOf({}, mutedThread)).toEqual(tied)
  })

  test('is not tied to a parent of which nothing shows', async () => {
    expect((await jointOf(mutedThread)).strand).toBe(false)
  })

  test('is not tied to the one line that stands for its parent', async () => {
    setSetting('hideMutedThreads', false)
    expect(await jointOf(mutedThread)).toEqual({ strand: false, line: true })
  })
})
