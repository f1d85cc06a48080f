import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { type FakeInstance, signIn, statusId } from '../../model/timelines/testing/instance.ts'
import { mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { begin, end, scrollTo } from '../../testing/page.tsx'
import {
  opened,
  openThread,
  type Planted,
  plantLine,
  plantThread,
  resetConversation,
  rowOf,
} from './testing/threads.ts'

let instance: FakeInstance

beforeEach(async () => {
  instance = begin()
  setSetting('conversationDisplay', 'tree')
  await signIn(instance)
})
afterEach(async () => {
  await end()
  resetConversation()
})

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
const numbersShown = () =>
  mountedIds()
    .filter((id) => id.startsWith('Q'))
    .map((id) => Number(id.slice(1)))

describe('the advanced tree', () => {
  test('[CONV-08] has a chevron and a dive in the heading of each post with replies; the simple one has not', async () => {
    plantThread(instance, small)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    const dives = () => page.getByRole('link', { name: 'Dive into this branch', exact: true }).elements()
    expect(dives()).toHaveLength(0)
    setSetting('conversationTreeAdvanced', true)
    await expect.poll(() => dives().length).toBe(1)
    const chevron = page.getByRole('button', { name: 'Hide 2 replies by jun and tomas', exact: true })
    await expect.element(chevron).toHaveAttribute('aria-expanded', 'true')
    await chevron.click()
    await expect.poll(numbersShown).toEqual([1, 2, 4, 6])
    const opener = page.getByRole('button', { name: 'Show 2 replies by jun and tomas', exact: true })
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5, 4, 6])
  })

  test('[CONV-07] opens everything below a post that was too deep, at any depth', async () => {
    setSetting('conversationTreeAdvanced', true)
    setSetting('maxDepthInThread', 3)
    plantThread(instance, plantLine(9))
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3])
    await page.getByRole('button', { name: 'Show 6 replies by mira, tomas, and others' }).click()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4])
    await page.getByRole('button', { name: '5 more replies' }).click()
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('[CONV-05] the double arrow dives into any post', async () => {
    setSetting('conversationTreeAdvanced', true)
    plantThread(instance, small)
    await openThread(1)
    await page.getByRole('link', { name: 'Dive into this branch', exact: true }).click()
    await expect.poll(() => location.pathname).toBe(opened(2))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5])
    await expect.element(page.getByRole('button', { name: 'Surface' })).toBeVisible()
  })
})

describe('what is above the post in focus', () => {
  test('[CONV-09] is faded when the setting says so, and is whole again under the focus', async () => {
    plantThread(instance, small)
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
    await userEvent.hover(page.getByRole('heading', { name: 'Conversation' }))
    setSetting('conversationTreeFadeAncestors', true)
    await expect.poll(() => colour(2) === colour(3)).toBe(false)
    expect(bar()).toBe(0)
    const top = rowTop(statusId(3))
    rowOf(2).querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
    await expect.poll(bar).toBe(1)
    expect(rowTop(statusId(3))).toBe(top)
  })

  test('[CONV-10] has the way to its other replies below it, or inside it, as the setting says', async () => {
    plantThread(instance, small)
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
    await way.click()
    await expect.poll(() => location.pathname).toBe(opened(1))
    await expect.poll(numbersShown).toEqual([1, 2, 3, 5, 4, 6])
  })
})

describe('keys of a tree', () => {
  test('[ and ] go to the branch before and after', async () => {
    plantThread(instance, small)
    await openThread(1)
    await expect.poll(numbersShown).toHaveLength(6)
    const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
    rowOf(1).querySelector<HTMLElement>('article')?.focus()
    for (const number of [2, 4, 6]) {
      await userEvent.keyboard(']')
      await expect.poll(focused).toBe(statusId(number))
    }
    await userEvent.keyboard('[[')
    await expect.poll(focused).toBe(statusId(4))
    rowOf(3).querySelector<HTMLElement>('article')?.focus()
    await userEvent.keyboard('[[')
    await expect.poll(focused).toBe(statusId(2))
  })

  test('j and k pass through the whole tree, its lines included', async () => {
    setSetting('maxDepthInThread', 3)
    plantThread(instance, [...plantLine(5), [6, 1]])
    await openThread(1)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 6])
    const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
    rowOf(1).querySelector<HTMLElement>('article')?.focus()
    const passed: unknown[] = []
    for (let step = 0; step < 4; step++) {
      await userEvent.keyboard('j')
      await stillness()
      passed.push(focused())
    }
    expect(passed).toEqual([statusId(2), statusId(3), `stub:${statusId(3)}`, statusId(6)])
  })
})
