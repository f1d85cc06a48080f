import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePosts } from '../../model/timelines/testing/instance.ts'
import { mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open } from '../../testing/page.tsx'
import { below, fold, plantAround, rowElement, rowsBelow, unfold } from './testing/opened-threads.ts'

const k = statusId(60)
const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')

beforeEach(async () => {
  setSetting('conversationDisplay', 'tree')
  setSetting('maxDepthInThread', 3)
  instance.timelines.set(homePath, wirePosts(1, 60))
  //  3 ┬ 60 ┬ 201 ─ 202 ─ 203 ─ 204
  //    │    └ 205
  //    └ 206
  plantAround(instance, 60, {
    above: [3],
    below: [
      [201, 60],
      [202, 201],
      [203, 202],
      [204, 203],
      [205, 60],
      [206, 3],
    ],
  })
  await signIn(instance)
  await open('/main/friends')
})

const whole = [
  'bar',
  3,
  `others:${statusId(3)}`,
  'self',
  'replies',
  201,
  202,
  `stub:${statusId(202)}`,
  205,
  'end',
]

describe('a tree in a timeline', () => {
  test('[CONV-04] is drawn as the setting says, and changes with it', async () => {
    await expect.poll(mountedIds).toContain(k)
    await unfold(k)
    expect(rowsBelow()).toEqual(whole)
    setSetting('conversationDisplay', 'linear')
    await expect
      .poll(rowsBelow)
      .toEqual(expect.arrayContaining(['bar', 3, 'self', 201, 202, 203, 204, 'end']))
  })

  test('[CONV-05] a dive stays where it is, surfacing shows the whole tree again, and shutting forgets both', async () => {
    await unfold(k)
    const top = rowTop(k)
    await page.getByRole('link', { name: 'View this branch (2 replies)' }).press()
    await expect.poll(rowsBelow).toEqual(['bar', 202, 'replies', 203, 204, 'end'])
    expect(location.pathname).toBe('/main/friends')
    expect(focused()).toBe(below(60, 202))
    await page.getByRole('button', { name: 'Leave branch' }).press()
    await expect.poll(rowsBelow).toEqual(whole)
    expect(focused()).toBe(below(60, 202))
    await page.getByRole('link', { name: 'See 1 other reply' }).press()
    await expect
      .poll(rowsBelow)
      .toEqual(['bar', 3, 'replies', 60, 201, `stub:${statusId(201)}`, 205, 206, 'end'])
    await fold(k)
    await unfold(k)
    expect(rowsBelow()).toEqual(whole)
    expect(top).toBeGreaterThan(0)
  })

  test('[CONV-07] a strand shuts its branch in place, and what was shut is open again after shutting all', async () => {
    await unfold(k)
    const strand = rowElement(below(60, 201)).querySelector<HTMLElement>('[data-stem]')
    strand?.click()
    const shut = whole.map((key) => (key === 202 ? `stub:${statusId(201)}` : key))
    await expect.poll(rowsBelow).toEqual(shut.filter((key) => key !== `stub:${statusId(202)}`))
    await stillness()
    await fold(k)
    await unfold(k)
    expect(rowsBelow()).toEqual(whole)
  })

  test('the line in its place leads to the post that was opened', async () => {
    await unfold(k)
    await page.getByRole('button', { name: 'Back to the post above' }).press()
    expect(focused()).toBe(k)
  })
})
