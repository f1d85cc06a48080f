import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { entityStore } from '../../model/entities.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  becomeVisitor,
  signIn,
  statusId,
  wirePerson,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { misbehaving } from '../../testing/faults.ts'
import { begin, end, homePath, open, scrollTo } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const person = wirePerson('mira')
const postsPath = '/api/v1/accounts/id-mira/statuses'
const pinnedCall = `${postsPath}?pinned=true&with_muted=true`
const post = (number: number, change = {}) => wirePost(number, { account: person, ...change })
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(count - index))
const pinnedRow = (number: number) => `pinned:${statusId(number)}`

let instance: FakeServer

beforeEach(() => {
  instance = begin()
  instance.on('GET /api/v1/accounts/lookup', person)
  const listed = posts(30).map((each) => (each.id === statusId(4) ? { ...each, pinned: true } : each))
  instance.timelines.set(postsPath, listed)
})
afterEach(end)

const focusedRow = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null

describe('[TL-03] what somebody pinned', () => {
  test('stands above their posts, says that it is pinned, and stands among them as well', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds()[0]).toBe(pinnedRow(4))
    await expect.poll(() => mountedIds()[1]).toBe(statusId(30))
    const row = document.querySelector(`[data-row-id="${pinnedRow(4)}"]`)
    expect(row?.textContent).toContain('Pinned')
    expect(page.getByText('Pinned').elements()).toHaveLength(1)
    const places = () => [...document.querySelectorAll('article')].map((each) => each.ariaPosInSet)
    await expect.poll(() => places().slice(0, 3)).toEqual(['1', '2', '3'])
    expect(instance.asked(postsPath).map(({ url: { search } }) => search)).toContain(
      '?pinned=true&with_muted=true',
    )
  })

  test('is asked for together with the posts, and nothing comes above what is read', async () => {
    const release = instance.hold(pinnedCall)
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => instance.asked(postsPath).length).toBe(2)
    await stillness()
    expect(mountedIds()).toEqual([])
    release()
    await expect.poll(() => mountedIds()[0]).toBe(pinnedRow(4))
  })

  test('when it does not load leaves the posts to be read', async () => {
    instance.faults.set(pinnedCall, { status: 500 })
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds()[0]).toBe(statusId(30))
  })

  test('is where the keys begin', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    await userEvent.keyboard('j')
    await expect.poll(focusedRow).toBe(pinnedRow(4))
    await userEvent.keyboard('j')
    expect(focusedRow()).toBe(statusId(30))
  })

  test('stands above the posts only, not above replies and media', async () => {
    await becomeVisitor(instance)
    await open('/users/mira#replies')
    await expect.poll(() => mountedIds()[0]).toBe(statusId(30))
  })

  test('of the viewer follows what they pin and take off, and a failure brings it back', async () => {
    const own = wirePerson('wren')
    const ownPath = '/api/v1/accounts/id-wren/statuses'
    const written = [wirePost(9, { account: own }), wirePost(8, { account: own, pinned: true })]
    instance.on('GET /api/v1/accounts/lookup', own)
    instance.timelines.set(ownPath, written)
    await signIn(instance)
    await open('/users/wren')
    const rows = [pinnedRow(8), statusId(9), statusId(8)]
    await expect.poll(mountedIds).toEqual(rows)
    const choose = async (id: string, name: string) => {
      const row = page.elementLocator(document.querySelector(`[data-row-id="${id}"]`) ?? document.body)
      await row.getByRole('button', { name: 'More' }).press()
      await page.getByRole('menuitem', { name }).press()
    }

    const pinCall = `/api/v1/statuses/${statusId(9)}/pin`
    await misbehaving(instance, { fault: { status: 500 } }, [pinCall], () =>
      choose(statusId(9), 'Pin to profile'),
    )
    await expect.element(page.getByLive('urgent').filter({ hasText: 'didn’t work' }).first()).toBeVisible()
    expect(mountedIds()).toEqual(rows)

    instance.faults.clear()
    instance.on(`POST ${pinCall}`, { ...written[0], pinned: true })
    await choose(statusId(9), 'Pin to profile')
    await expect.poll(mountedIds).toEqual([pinnedRow(9), ...rows])

    instance.on(`POST /api/v1/statuses/${statusId(8)}/unpin`, { ...written[1], pinned: false })
    await choose(pinnedRow(8), 'Unpin from profile')
    await expect.poll(mountedIds).toEqual([pinnedRow(9), statusId(9), statusId(8)])
  })

  test('and was deleted is gone', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds()[0]).toBe(pinnedRow(4))
    entityStore.statuses.patch(statusId(4) as StatusId, { isDeleted: true })
    await expect.poll(() => mountedIds()[0]).toBe(statusId(30))
  })
})

test('[ROUTE-22] Back finds the post that was read in a profile, to the pixel', async () => {
  await becomeVisitor(instance)
  await open('/users/mira')
  await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
  await scrollTo(900)
  const read = () => {
    const article = [...document.querySelectorAll('article')].find(
      (each) => each.getBoundingClientRect().top > 150,
    )
    return [
      article?.closest('[data-row-id]')?.getAttribute('data-row-id'),
      article?.getBoundingClientRect().top,
    ]
  }
  const before = read()
  expect(before[0]).toBeTruthy()
  navigate('/main/all')
  await stillness()
  history.back()
  await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
  await stillness()
  expect(read()).toEqual(before)
})

test('[POST-42] who is muted is read in their own profile, and nowhere else', async () => {
  const muted = { ...person, pleroma: { relationship: { id: 'id-mira', muting: true } } }
  const written = [post(2, { account: muted }), post(1, { account: muted, pinned: true })]
  instance.timelines.set(postsPath, written)
  instance.timelines.set(homePath, written)
  instance.on('GET /api/v1/accounts/lookup', muted)
  const texts = () => [...document.querySelectorAll('article')].map((each) => each.textContent)
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(texts).toHaveLength(2)
  expect(texts().join()).not.toContain('The bell rang.')
  navigate('/users/mira')
  await expect.poll(() => mountedIds()[0]).toBe(pinnedRow(1))
  expect(texts().filter((text) => text.includes('The bell rang.'))).toHaveLength(3)
})
