import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { type FakeInstance, signIn, statusId } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end } from '../../testing/page.tsx'
import { opened, openThread, type Planted, plantThread, resetConversation, rowOf } from './testing/threads.ts'

let instance: FakeInstance

beforeEach(() => {
  instance = begin()
})
afterEach(async () => {
  await end()
  resetConversation()
})

const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
const linksOf = (number: number) =>
  [...rowOf(number).querySelectorAll('a')]
    .map((link) => link.textContent)
    .filter((text) => text.startsWith('#'))

describe('the way from a post to its answers', () => {
  test('[CONV-03] each post names its direct answers by their number in the list', async () => {
    plantThread(instance, [
      [1, null],
      [2, 1],
      [3, 2],
      [4, 1],
    ])
    await signIn(instance)
    await openThread(1)
    await expect.poll(mountedIds).toContain(statusId(4))
    expect([1, 2, 3, 4].map(linksOf)).toEqual([['#2', '#4'], ['#3'], [], []])
  })

  test('[CONV-03] a press brings the answer into view with room around it, and gives it the focus', async () => {
    const between = Array.from({ length: 38 }, (_, index): Planted => [index + 2, null])
    plantThread(instance, [[1, null], ...between, [40, 1], ...between.map(([n]): Planted => [n + 40, 40])])
    await signIn(instance)
    await openThread(1)
    await page.getByRole('link', { name: 'Reply number 40', exact: true }).first().click()
    await expect.poll(focused).toBe(statusId(40))
    await stillness()
    const { top, bottom } = rowOf(40).getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(99)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight - 49)
    expect(location.pathname).toBe(opened(1))
  })
})

describe('the warnings of a thread', () => {
  const warned: Planted[] = [
    [1, null, { spoiler_text: 'geese' }],
    [2, 1],
    [3, 1, { spoiler_text: 'more geese' }],
  ]
  const words = (number: number) => page.getByText(`Post ${number}, line 0. The bell rang.`)

  test.each(['button', 'key'])('open all at once and shut again, by %s', async (way) => {
    plantThread(instance, warned)
    await signIn(instance)
    await openThread(2)
    await expect.element(words(2)).toBeVisible()
    const press = (name: string) =>
      way === 'key' ? userEvent.keyboard('Z') : page.getByRole('button', { name }).click()
    for (const number of [1, 3]) await expect.element(words(number)).not.toBeInTheDocument()
    await press('Open every content warning')
    for (const number of [1, 3]) await expect.element(words(number)).toBeInTheDocument()
    await press('Close every content warning')
    for (const number of [1, 3]) await expect.element(words(number)).not.toBeInTheDocument()
  })

  test('have no button where there are none, and where subjects are titles only', async () => {
    plantThread(instance, warned)
    setSetting('collapseMessageWithSubject', false)
    await signIn(instance)
    await openThread(2)
    await expect.element(words(3)).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /content warning/ })).not.toBeInTheDocument()
  })
})
