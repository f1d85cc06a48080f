import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { coveredPx, firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, open, publicPath, scrollTo } from '../../testing/page.tsx'
import { below, fold, plantAround, rowElement, rowsBelow, unfold } from './testing/opened-threads.ts'

beforeEach(() => instance.timelines.set(homePath, wirePosts(1, 60)))

const k = statusId(55)
const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
const replies = (count: number) =>
  Array.from({ length: count }, (_, index) => [index + 201, index % 3 === 0 ? 55 : index + 200] as const)

async function openHome(): Promise<void> {
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).not.toEqual([])
  await scrollTo(660)
}

describe('a conversation in a timeline', () => {
  test('opens below its post, grows only downwards, and shuts again', async () => {
    plantAround(instance, 55, {
      above: [3, 4],
      below: [
        [201, 55],
        [202, 201],
      ],
    })
    await openHome()
    const before = new Map(mountedIds().map((id) => [id, rowTop(id)]))
    const shift = (id: string) => Math.abs(rowTop(id) - (before.get(id) ?? Number.NaN))
    const next = mountedIds()[mountedIds().indexOf(k) + 1] ?? 'none'
    await unfold(k)
    expect(rowsBelow()).toEqual(['bar', 3, 4, 'self', 201, 202, 'end'])
    await expect.element(page.getByText('5 posts, 4 people')).toBeVisible()
    const above = mountedIds().filter((id) => before.has(id) && id >= k)
    expect(above.length).toBeGreaterThan(2)
    for (const id of above) expect(shift(id)).toBeLessThanOrEqual(1)
    await fold(k)
    expect(rowsBelow()).toEqual([])
    expect(shift(k)).toBeLessThanOrEqual(1)
    expect(shift(next)).toBeLessThanOrEqual(1)
  })

  test('is offered in a timeline, and not once more inside of it', async () => {
    plantAround(instance, 55, { below: [[201, 55]] })
    await openHome()
    await unfold(k)
    rowElement(below(55, 201)).querySelector<HTMLElement>('[aria-label="More"]')?.click()
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: /conversation here/ })).not.toBeInTheDocument()
  })

  test('a post without others says so, and one that cannot be read can be tried again', async () => {
    plantAround(instance, 55, {})
    plantAround(instance, 54, { below: [[201, 54]] })
    await openHome()
    await unfold(k)
    await expect.element(page.getByText('There are no other posts in this conversation.')).toBeVisible()
    await fold(k)
    const path = `/api/v1/statuses/${statusId(54)}/context`
    instance.faults.set(path, { status: 500 })
    rowElement(statusId(54)).querySelector<HTMLElement>('[aria-label="More"]')?.click()
    await page.getByRole('menuitem', { name: 'Show conversation here' }).press()
    await expect.element(page.getByText(/^Couldn’t load the conversation/)).toBeVisible()
    instance.faults.delete(path)
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.poll(rowsBelow).toEqual(['bar', 201, 'end'])
  })

  test('its heading stays in view, and collapsing comes back to the post that was opened', async () => {
    plantAround(instance, 55, { below: replies(30) })
    await openHome()
    await unfold(k)
    const bar = () => page.getByRole('heading', { name: /^Conversation/ }).element().parentElement
    const top = () => bar()?.getBoundingClientRect().top ?? Number.NaN
    expect(top()).toBeGreaterThan(300)
    for (const at of [1_500, 2_500]) {
      await scrollTo(at)
      expect(firstVisibleId()).toContain('>')
      expect(Math.abs(top() - coveredPx)).toBeLessThanOrEqual(1)
      const { left = 0, right = 0 } = bar()?.getBoundingClientRect() ?? {}
      expect(bar()?.contains(document.elementFromPoint((left + right) / 2, coveredPx + 20))).toBe(true)
      // Its focus does not move the page either.
      bar()?.querySelector('button')?.focus()
      await stillness()
      expect(window.scrollY).toBe(at)
    }
    await page.getByRole('button', { name: 'Collapse conversation' }).first().press()
    await expect.poll(focused).toBe(k)
    await stillness()
    expect(rowsBelow()).toEqual([])
    expect(rowTop(k)).toBeGreaterThanOrEqual(coveredPx - 1)
    expect(rowTop(k)).toBeLessThan(window.innerHeight)
    // Past its end the heading goes with it.
    await unfold(k)
    await scrollTo(rowTop(below(55, 'end')) + window.scrollY + 200)
    expect(top()).toBeLessThan(0)
  })

  test('of 500 replies only those near the screen are drawn, and scrolling away and back keeps them', async () => {
    plantAround(instance, 55, { below: replies(500) })
    await openHome()
    await unfold(k)
    for (const at of [5_000, 30_000]) {
      await scrollTo(at)
      expect(mountedIds().length).toBeGreaterThan(4)
      expect(mountedIds().length).toBeLessThan(40)
      expect(document.querySelectorAll('main *').length).toBeLessThan(1_800)
    }
    await scrollTo(0)
    // A slow machine may have made the first rows ahead of the reader.
    const woven = mountedIds().filter((id) => id.includes('>'))
    expect(woven).toEqual(expect.arrayContaining(['bar', 'end'].map((key) => below(55, key))))
    expect(woven.length).toBeLessThan(8)
    await scrollTo(30_000)
    expect(firstVisibleId()).toContain('>')
    await expect.element(page.getByRole('heading', { name: /^Conversation/ })).toBeInViewport()
  })

  test('Back finds it open at the place that was left, and what comes above moves nothing', async () => {
    plantAround(instance, 55, { below: replies(30) })
    instance.timelines.set(publicPath, wirePosts(1, 5))
    await openHome()
    await unfold(k)
    await scrollTo(2_000)
    const id = firstVisibleId()
    const top = rowTop(id)
    expect(id).toContain('>')
    navigate('/main/all')
    await expect.element(page.getByRole('heading', { name: 'Known network' })).toBeVisible()
    await stillness()
    history.back()
    await expect.poll(() => Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    // A press by the browser's own means: the runner's would scroll what sticks.
    rowElement(below(55, 'bar')).querySelector('a')?.click()
    await expect.element(page.getByRole('radio', { name: 'Linear', exact: true })).toBeVisible()
    await stillness()
    history.back()
    await expect.poll(() => Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    instance.post(homePath, wirePost(61))
    await getFeed(home).refresh()
    getFeed(home).showNew()
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
  })

  test('j and k go through it, and a reply is written below the post it answers', async () => {
    plantAround(instance, 55, {
      below: [
        [201, 55],
        [202, 201],
      ],
    })
    await openHome()
    await unfold(k)
    rowElement(k).querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
    const passed: unknown[] = []
    for (let step = 0; step < 5; step++) {
      await userEvent.keyboard('j')
      await stillness()
      passed.push(focused())
    }
    const rows = ['bar', 201, 202, 'end'].map((key) => below(55, key))
    expect(passed).toEqual([...rows, statusId(54)])
    rowElement(below(55, 201)).querySelector<HTMLElement>('article')?.focus()
    // Not under the heading that stays.
    expect(rowTop(below(55, 201))).toBeGreaterThanOrEqual(coveredPx + 39)
    await userEvent.keyboard('r')
    const form = () => rowElement(below(55, 201)).querySelectorAll('textarea, [contenteditable]').length
    await expect.poll(form).toBe(1)
  })

  test('a repeat that is opened stands in for the post it repeats', async () => {
    const original = wirePost(90)
    instance.post(homePath, wirePost(95, { reblog: original, content: original['content'] }))
    instance.on('GET /api/v1/statuses/Q000090', original)
    const repeatBelow = wirePost(202, { reblog: original })
    instance.on('GET /api/v1/statuses/Q000090/context', {
      ancestors: [],
      descendants: [wirePost(201, { in_reply_to_id: original.id }), repeatBelow],
    })
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toContain(statusId(95))
    await unfold(statusId(95))
    expect(rowsBelow()).toEqual(['bar', 201, 'end'])
    expect(document.querySelectorAll(`[data-status-id="${original.id}"]`)).toHaveLength(1)
    await expect.element(page.getByText('2 posts, 2 people')).toBeVisible()
  })
})
