import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId } from '../../model/timelines/testing/instance.ts'
import { mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { scrollTo } from '../../testing/page.tsx'
import {
  beginTrees,
  endTrees,
  focusedRow,
  numbersShown,
  opened,
  openThread,
  type Planted,
  plantLine,
  seedThread,
  rowOf,
} from './testing/threads.ts'
import { accountKey } from '../../model/storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(async () => {
  instance = await beginTrees()
})
afterEach(endTrees)

//  1 ┬ 2 ┬ 3
//    │   └ 5
//    ├ 4
//    └ 6
const small: Planted[] = [
  [1, null],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, 2],
  [6, 1],
]

describe('the advanced tree', () => {
  test('[CONV-08] has a chevron and a dive in the heading of each post with replies; the simple one has not', async ({
    task,
  }) => {
    task.meta.settings = ['conversationTreeAdvanced']
    seedThread(instance, small)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    const dives = () => page.getByRole('link', { name: 'View only this branch', exact: true }).elements()
    expect(dives()).toHaveLength(0)
    setSetting('conversationTreeAdvanced', true)
    await expect.poll(() => dives().length).toBe(1)
    const chevron = page.getByRole('button', { name: 'Hide 2 replies by jun and tomas', exact: true })
    await expect.element(chevron).toHaveAttribute('aria-expanded', 'true')
    await chevron.press()
    await expect.poll(numbersShown).toEqual([1, 2, 4, 6])
    const opener = page.getByRole('button', { name: 'Show 2 replies by jun and tomas', exact: true })
    await expect.element(opener).toHaveFocus()
    await opener.press()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5, 4, 6])
  })

  test('[CONV-07] opens everything below a post that was too deep, at any depth', async () => {
    setSetting('conversationTreeAdvanced', true)
    setSetting('maxDepthInThread', 3)
    seedThread(instance, plantLine(9))
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3])
    await page.getByRole('button', { name: 'Show 6 replies by mira, tomas, and others' }).press()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4])
    await page.getByRole('button', { name: '5 more replies' }).press()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('[CONV-05] the double arrow dives into any post', async () => {
    setSetting('conversationTreeAdvanced', true)
    seedThread(instance, small)
    await openThread(1)
    await page.getByRole('link', { name: 'View only this branch', exact: true }).press()
    await expect.poll(() => location.pathname).toBe(opened(2))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5])
    await expect.element(page.getByRole('button', { name: 'Leave branch' })).toBeVisible()
  })
})

describe('what is above the post in focus', () => {
  test('[CONV-09] is faded when the setting says so, and is whole again under the focus', async ({
    task,
  }) => {
    task.meta.settings = ['conversationTreeFadeAncestors']
    seedThread(instance, small)
    await openThread(3)
    await expect.poll(numbersShown).toEqual([1, 2, 3])
    await scrollTo(0)
    const colour = (number: number) =>
      getComputedStyle(rowOf(number).querySelector('p') ?? document.body).color
    const bar = () => {
      const reply = rowOf(2).querySelector('[data-action="reply"]')?.parentElement
      return Number(getComputedStyle(reply ?? document.body).opacity)
    }
    expect(colour(2)).toBe(colour(3))
    expect(bar()).toBe(1)
    await userEvent.hover(page.getByRole('heading', { name: /^Conversation/ }))
    setSetting('conversationTreeFadeAncestors', true)
    await expect.poll(() => colour(2) === colour(3)).toBe(false)
    expect(bar()).toBe(0)
    const top = rowTop(statusId(3))
    rowOf(2).querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
    await expect.poll(bar).toBe(1)
    expect(rowTop(statusId(3))).toBe(top)
  })

  test('[CONV-10] has the way to its other replies below it, or inside it, as the setting says', async ({
    task,
  }) => {
    task.meta.settings = ['conversationOtherRepliesButton']
    seedThread(instance, small)
    await openThread(3)
    await expect.poll(numbersShown).toEqual([1, 2, 3])
    await scrollTo(0)
    const way = page.getByRole('link', { name: 'See 2 other replies' })
    const isInside = () => rowOf(1).contains(way.element())
    await expect.element(way).toBeVisible()
    expect(isInside()).toBe(false)
    expect(rowTop(`others:${statusId(1)}`)).toBeGreaterThan(rowTop(statusId(1)))
    setSetting('conversationOtherRepliesButton', 'inside')
    await expect.poll(isInside).toBe(true)
    expect(mountedIds().filter((id) => id.startsWith('others'))).toEqual([])
    await way.press()
    await expect.poll(() => location.pathname).toBe(opened(1))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5, 4, 6])
  })
})

describe('the replies of the post that is viewed', () => {
  test('stand oldest or newest first, each branch in its dye, and the choice stays', async ({ task }) => {
    task.meta.settings = ['conversationReplies']
    seedThread(instance, small)
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5, 4, 6])
    const dyeOf = (number: number) =>
      getComputedStyle(rowOf(number).firstElementChild ?? document.body).getPropertyValue('--dye')
    const dyes = [2, 4, 6].map(dyeOf)
    expect(new Set(dyes).size).toBe(3)
    page.getByRole('button', { name: 'Sort replies: Oldest first' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const oldest = page.getByRole('menuitemradio', { name: 'Oldest first' })
    await expect.element(oldest).toHaveFocus()
    await expect.element(oldest).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(numbersShown).toEqual([1, 6, 4, 2, 5, 3])
    expect([2, 4, 6].map(dyeOf)).toEqual(dyes)
    const button = page.getByRole('button', { name: 'Sort replies: Newest first' })
    await expect.element(button).toHaveTextContent('Newest first')
    expect(localStorage.getItem(accountKey('own-settings', 'id-wren'))).toContain(
      '"conversationReplies":"newest"',
    )
  })
})

describe('keys of a tree', () => {
  test('[ and ] go to the branch before and after', async () => {
    seedThread(instance, small)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    rowOf(1).querySelector<HTMLElement>('article')?.focus()
    for (const number of [2, 4, 6]) {
      await userEvent.keyboard(']')
      await expect.poll(focusedRow).toBe(statusId(number))
    }
    await userEvent.keyboard('[[')
    await expect.poll(focusedRow).toBe(statusId(4))
    rowOf(3).querySelector<HTMLElement>('article')?.focus()
    await userEvent.keyboard('[[')
    await expect.poll(focusedRow).toBe(statusId(2))
  })

  test('j and k pass through the whole tree, its lines included', async () => {
    setSetting('maxDepthInThread', 3)
    seedThread(instance, [...plantLine(5), [6, 1]])
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6])
    rowOf(1).querySelector<HTMLElement>('article')?.focus()
    const passed: unknown[] = []
    for (let step = 0; step < 5; step++) {
      await userEvent.keyboard('j')
      await stillness()
      passed.push(focusedRow())
    }
    expect(passed).toEqual(['replies', statusId(2), statusId(3), `stub:${statusId(3)}`, statusId(6)])
  })
})
