import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId } from '../../model/timelines/testing/instance.ts'
import { coveredPx, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { scrollTo } from '../../testing/page.tsx'
import {
  beginTrees,
  endTrees,
  indentOf,
  numbersShown,
  opened,
  openThread,
  type Planted,
  plantLine,
  seedThread,
  rowOf,
  smallThread,
} from './testing/threads.ts'
import { accountKey } from '../../model/storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(async () => {
  instance = await beginTrees()
})
afterEach(endTrees)

const dyeOf = (number: number) =>
  getComputedStyle(rowOf(number).firstElementChild ?? document.body).getPropertyValue('--dye')

describe('a tree', () => {
  test('[CONV-04] nests replies under what they answer, a step further in each', async () => {
    seedThread(instance, smallThread)
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6, 5, 4])
    const [first, second, third] = [indentOf(2), indentOf(3), indentOf(6)]
    expect(second - first).toBe(third - second)
    expect(second - first).toBeGreaterThanOrEqual(18)
    expect([indentOf(4), indentOf(5)]).toEqual([first, second])
    await expect.element(page.getByText('5 replies', { exact: true })).toBeVisible()
  })

  test('[CONV-04] a strand of its branch leads to each reply, and goes on to the later ones', async () => {
    seedThread(instance, smallThread)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    const passing = (number: number) =>
      [...rowOf(number).querySelectorAll('[data-stem][aria-hidden]')].map((stem) =>
        stem.getAttribute('data-stem'),
      )
    expect([2, 3, 6, 5, 4].map(passing)).toEqual([[], [statusId(2)], [statusId(2)], [], []])
    expect(dyeOf(6)).toBe(dyeOf(2))
    expect(dyeOf(4)).not.toBe(dyeOf(2))
    // The strand of 2 and the elbow of 3 meet.
    const own = rowOf(2).querySelector('[data-stem]')?.getBoundingClientRect()
    const next = rowOf(3).querySelector('[data-stem]')?.getBoundingClientRect()
    // As wide as it is to be hit, each is drawn in its middle.
    const middle = (box: DOMRect | undefined) => (box?.left ?? 0) + (box?.width ?? 0) / 2
    expect(middle(own)).toBe(middle(next))
    expect(Math.abs((own?.bottom ?? 0) - (next?.top ?? Number.NaN))).toBeLessThanOrEqual(1)
  })

  test('[CONV-04] where a post stands is told to those who do not see it', async () => {
    seedThread(instance, smallThread)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    const article = rowOf(6).querySelector('article')
    await expect.element(article).toHaveAccessibleDescription('Level 4, in reply to jun')
    await expect.element(article).toHaveAttribute('aria-posinset', '4')
    await expect.element(article).toHaveAttribute('aria-setsize', '6')
  })

  test('[CONV-04] the switch in the heading goes from one display to the other, and stays', async ({
    task,
  }) => {
    task.meta.settings = ['conversationDisplay']
    seedThread(instance, smallThread)
    setSetting('conversationDisplay', undefined)
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4, 5, 6])
    await expect
      .element(page.getByRole('radio', { name: 'Linear', exact: true, checked: true }))
      .toBeInTheDocument()
    await page.getByRole('radio', { name: 'Tree', exact: true }).press()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6, 5, 4])
    expect(localStorage.getItem(accountKey('settings', 'id-wren'))).toContain('"conversationDisplay":"tree"')
  })

  test('[CONV-06] what is too deep is one line with how much it holds', async ({ task }) => {
    task.meta.settings = ['maxDepthInThread']
    setSetting('maxDepthInThread', 3)
    seedThread(instance, plantLine(7))
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3])
    await expect.element(page.getByRole('link', { name: 'View this branch (4 replies)' })).toBeVisible()
    setSetting('maxDepthInThread', 4)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4])
  })

  test('[CONV-07] the strand of a post is a button that hides its replies, and one line brings them back', async () => {
    seedThread(instance, smallThread)
    await openThread(1)
    const hide = page.getByRole('button', { name: 'Hide 3 replies by jun, ada, and others' })
    await hide.press()
    await expect.poll(numbersShown).toEqual([1, 2, 4])
    await page.getByRole('button', { name: '3 more replies' }).press()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6, 5, 4])
    // So does the strand where it passes another post.
    rowOf(6)
      .querySelector<HTMLElement>(`[data-stem="${statusId(2)}"]`)
      ?.click()
    await expect.poll(numbersShown).toEqual([1, 2, 4])
  })

  test('what was deleted stays as a grave, with its replies below it', async () => {
    seedThread(instance, smallThread)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    const { entityStore } = await import('../../model/entities/store.ts')
    entityStore.statuses.patch(statusId(3) as never, { isDeleted: true }).settle()
    await expect.element(page.getByText('This post was deleted.')).toBeVisible()
    expect(numbersShown()).toEqual([1, 2, 3, 6, 5, 4])
    // The server no longer has it: it still does not vanish from under its replies.
    seedThread(
      instance,
      smallThread.filter(([number]) => number !== 3),
    )
    const { loadThread } = await import('../../model/threads.ts')
    await loadThread(statusId(1) as never)
    await stillness()
    expect(numbersShown()).toEqual([1, 2, 3, 6, 5, 4])
  })

  test('what is missing is said above its replies', async () => {
    seedThread(
      instance,
      smallThread.filter(([number]) => number !== 3),
    )
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 5, 4, 6])
    await expect.element(page.getByText('This post is missing or was deleted')).toBeVisible()
    expect(rowTop(`missing:${statusId(6)}`)).toBeLessThan(rowTop(statusId(6)))
  })
})

describe('a dive', () => {
  test('[CONV-05] draws the tree from the post that is dived into, and surfacing brings all of it back', async () => {
    setSetting('maxDepthInThread', 3)
    seedThread(instance, [...plantLine(6), [7, 1], [8, 7]])
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 7, 8])
    await page.getByRole('link', { name: 'View this branch (3 replies)' }).press()
    await expect.poll(() => location.pathname).toBe(opened(3))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4, 5])
    await expect.element(page.getByText('3 replies', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Leave branch' }).press()
    await expect.poll(() => location.pathname).toBe(opened(1))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 7, 8])
    await expect.element(page.getByRole('button', { name: 'Leave branch' })).not.toBeInTheDocument()
  })

  test.each(['u', '{Backspace}'])('[CONV-05] %s surfaces from a dive in a dive', async (key) => {
    setSetting('maxDepthInThread', 3)
    seedThread(instance, plantLine(9))
    await openThread(1)
    for (const count of [6, 4]) {
      await page.getByRole('link', { name: `View this branch (${count} replies)` }).press()
      await stillness()
    }
    await expect.poll(() => location.pathname).toBe(opened(5))
    await userEvent.keyboard(key)
    await expect.poll(() => location.pathname).toBe(opened(1))
  })

  test('[CONV-05] begins with the post at the top, and surfaces at the place that was left', async () => {
    const tail = Array.from({ length: 20 }, (_, index): Planted => [index + 30, 1])
    seedThread(instance, [[1, null], ...tail, [60, 45], [61, 60], [62, 61], [63, 62], [64, 63], [65, 64]])
    await openThread(1)
    await expect.poll(numbersShown).toContain(30)
    await scrollTo(2_100)
    await expect.poll(() => mountedIds().some((id) => id.startsWith('stub'))).toBe(true)
    const stub = mountedIds().find((id) => id.startsWith('stub')) ?? 'none'
    const top = rowTop(stub)
    document.querySelector<HTMLElement>(`[data-row-id="${stub}"] a`)?.click()
    await expect.poll(() => location.pathname).not.toBe(opened(1))
    const dived = Number(location.pathname.slice(-2))
    // The bar below the heading covers the list too.
    const bar = page.getByRole('button', { name: 'Leave branch' }).element().parentElement
    const covered = coveredPx + (bar?.offsetHeight ?? 0)
    await expect.poll(() => Math.abs(rowTop(statusId(dived)) - covered)).toBeLessThanOrEqual(1)
    await userEvent.keyboard('u')
    await expect.poll(() => location.pathname).toBe(opened(1))
    await expect.poll(() => Math.abs(rowTop(stub) - top)).toBeLessThanOrEqual(1)
    await stillness()
    expect(Math.abs(rowTop(stub) - top)).toBeLessThanOrEqual(1)
  })

  test('[CONV-05] with other roots in the thread, there is a way to the full conversation', async () => {
    seedThread(instance, [...smallThread, [10, 9], [11, 10]])
    await openThread(2)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6, 5])
    await scrollTo(0)
    await page.getByRole('link', { name: 'Show full conversation (2 other posts)' }).press()
    await expect.poll(() => location.pathname).toBe(opened(1))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6, 5, 4, 10, 11])
  })
})
