import type { AccountId } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { entityStore } from '../../model/entities.ts'
import { getNotices, takeBackSaid } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { signIn, statusId } from '../../model/timelines/testing/instance.ts'
import { instance } from '../../testing/fresh-page.ts'
import { heard } from '../../testing/heard.ts'
import { followed, manyFollowed, relation } from './testing/followed.ts'
import {
  addSelected,
  box,
  button,
  dialog,
  makers,
  members,
  openWith,
  panel,
  path,
  unfollowSelected,
} from './testing/open.tsx'
const unfollowPath = (number: number) => `/api/v1/accounts/${statusId(number)}/unfollow`
const followPath = (number: number) => `/api/v1/accounts/${statusId(number)}/follow`

const isFollowing = (number: number) =>
  entityStore.relationships.get(statusId(number) as AccountId)?.following
const posts = (route: string) => instance.asked(`POST ${route}`).length

describe('unfollowing many', () => {
  test('asks once, reports how many, and Undo follows them again', async () => {
    await openWith(manyFollowed(4))
    for (const number of [4, 2]) await box(number).press()
    await expect.element(page.getByText('2 people selected')).toBeVisible()
    await button('Unfollow…').press()
    await expect.element(dialog()).toMatchTextContent(/Unfollow 2 people\?.*You can undo this\./)
    expect(instance.changes).toEqual([])
    await dialog().getByRole('button', { name: 'Unfollow' }).press()
    await expect.element(panel().getByText('2 people unfollowed.')).toBeVisible()
    await expect.element(panel()).toHaveFocus()
    expect([4, 3, 2, 1].map(isFollowing)).toEqual([false, true, false, true])
    expect(getNotices()).toMatchObject([{ messageKey: 'followCare.runs.unfollow.done', level: 'success' }])
    await panel().getByRole('button', { name: 'Undo' }).press()
    await expect.element(panel().getByText(/^2 people followed again/)).toBeVisible()
    expect([4, 3, 2, 1].map(isFollowing)).toEqual([true, true, true, true])
    expect(panel().getByRole('button', { name: 'Undo' }).query()).toBeNull()
    await panel().getByRole('button', { name: 'Close' }).press()
    await expect.element(page.getByText('Nobody selected')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(instance.changes).toHaveLength(4)
  })

  test('leaves out people who were unfollowed one by one, so that Undo does not follow them', async () => {
    await openWith(manyFollowed(3))
    for (const number of [3, 2]) await box(number).press()
    await button('Following p3').press()
    await expect.poll(() => isFollowing(3)).toBe(false)
    await unfollowSelected()
    await expect.element(panel().getByText('1 person unfollowed.')).toBeVisible()
    await panel().getByRole('button', { name: 'Undo' }).press()
    await expect.element(panel().getByText(/^1 person followed again/)).toBeVisible()
    expect(isFollowing(3)).toBe(false)
  })

  test('is undone from the notice, and only once', async () => {
    await openWith(manyFollowed(2))
    await box(2).press()
    await unfollowSelected()
    await expect.poll(getNotices).toHaveLength(1)
    const [notice] = getNotices()
    if (notice === undefined) throw new Error('nothing was said')
    takeBackSaid(notice)
    notice.undo?.()
    await expect.poll(() => isFollowing(2)).toBe(true)
    await expect.element(panel().getByText(/^1 person followed again/)).toBeVisible()
    expect(posts(followPath(2))).toBe(1)
  })

  test('says before it starts, and before Undo, that people who approve followers get a new request', async () => {
    await openWith([followed(2, { locked: true }), followed(1)])
    await button('Select all 2 people shown').press()
    await button('Unfollow…').press()
    const words =
      /^1 of them approves followers manually, so following again will send a new follow request\.$/
    await expect.element(dialog().getByText(words)).toBeVisible()
    await dialog().getByRole('button', { name: 'Unfollow' }).press()
    await expect.element(panel().getByText(words)).toBeVisible()
    await panel().getByRole('button', { name: 'Undo' }).press()
    await expect.element(button('Follow request sent to p2')).toBeVisible()
  })

  test('starts nothing when it is cancelled, and the selection stays', async () => {
    await openWith(manyFollowed(2))
    await box(2).press()
    await button('Unfollow…').press()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Unfollow…')).toHaveFocus()
    await expect.element(box(2)).toBeChecked()
    expect(instance.changes).toEqual([])
  })

  test('has at most two requests under way, and Stop leaves the rest as it is', async () => {
    await openWith(manyFollowed(5))
    const releases = [5, 4, 3, 2, 1].map((number) => instance.hold(unfollowPath(number)))
    await button('Select all 5 people shown').press()
    await unfollowSelected()
    await expect.element(panel().getByText('Unfollowing people: 0 of 5')).toBeVisible()
    await expect.poll(() => instance.changes).toHaveLength(2)
    await expect.element(panel()).toHaveFocus()
    await panel().getByRole('button', { name: 'Stop' }).press()
    for (const release of releases) release()
    await expect.element(panel().getByText('2 people unfollowed.')).toBeVisible()
    await expect.element(panel().getByText('3 people haven’t been changed yet.')).toBeVisible()
    await expect.element(panel()).toHaveFocus()
    expect(instance.changes).toHaveLength(2)
  })

  test('says who could not be unfollowed and why, keeps them selected, and Retry asks for them alone', async () => {
    await openWith(manyFollowed(3))
    instance.faults.set(unfollowPath(2), { status: 403, body: { error: 'Not today' } })
    instance.on('GET /api/v1/accounts/relationships', [relation(statusId(2))])
    await button('Select all 3 people shown').press()
    await unfollowSelected()
    await expect.element(panel().getByText('2 people unfollowed.')).toBeVisible()
    await expect.element(panel().getByText('Couldn’t change p2. Not today.')).toBeVisible()
    expect(getNotices()).toMatchObject([{ messageKey: 'followCare.runs.unfollow.partly', level: 'warning' }])
    expect([3, 2, 1].map((number) => box(number).element().matches(':checked'))).toEqual([false, true, false])
    instance.faults.clear()
    await panel().getByRole('button', { name: 'Retry' }).press()
    await expect.element(panel().getByText('3 people unfollowed.')).toBeVisible()
    expect([3, 2, 1].map((number) => posts(unfollowPath(number)))).toEqual([1, 2, 1])
    await panel().getByRole('button', { name: 'Undo' }).press()
    await expect.poll(() => [3, 2, 1].map(isFollowing)).toEqual([true, true, true])
  })

  test('pauses where the server limits requests, says until when, and continues', async () => {
    await openWith(manyFollowed(2))
    let attempts = 0
    instance.on(`POST ${unfollowPath(2)}`, () => {
      attempts += 1
      if (attempts > 1) return relation(statusId(2), { following: false })
      return Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '1' } })
    })
    await box(2).press()
    await unfollowSelected()
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Your server limits requests\. This/))
    await expect.element(panel().getByText('1 person unfollowed.')).toBeVisible()
    expect(attempts).toBe(2)
  })

  test('goes on when the page is left, and its result is there on coming back', async () => {
    await openWith(manyFollowed(3))
    const release = instance.hold(unfollowPath(3))
    await box(3).press()
    await unfollowSelected()
    await expect.poll(() => instance.changes).toHaveLength(1)
    navigate('/lists')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible()
    release()
    await expect.poll(getNotices).toMatchObject([{ messageKey: 'followCare.runs.unfollow.done' }])
    navigate(path)
    await expect.element(panel().getByText('1 person unfollowed.')).toBeVisible()
    await expect.element(panel()).not.toHaveFocus()
  })

  test('ends with the session, and nothing of it is left for the next account', async () => {
    await openWith(manyFollowed(5))
    const releases = [5, 4].map((number) => instance.hold(unfollowPath(number)))
    await button('Select all 5 people shown').press()
    await unfollowSelected()
    await expect.poll(() => instance.changes).toHaveLength(2)
    endSession('left')
    for (const release of releases) release()
    await signIn(instance, 'jun')
    expect(getNotices()).toEqual([])
    expect(instance.changes).toHaveLength(2)
    await expect.element(panel()).not.toBeInTheDocument()
  })
})

describe('adding many to a list', () => {
  beforeEach(() => {
    instance.on('GET /api/v1/lists', [makers, { id: '3', title: 'Birds' }])
    instance.on(`GET ${members}`, [])
    instance.on(`POST ${members}`, {})
    instance.on(`DELETE ${members}`, {})
  })

  const sentIds = (method: string) =>
    instance
      .asked(`${method} ${members}`)
      .map(({ body }) => (JSON.parse(body) as { account_ids: string[] }).account_ids)

  test('is one request for twenty people, and Undo removes those alone who were not in it', async () => {
    instance.on(`GET ${members}`, [followed(1)])
    await openWith(manyFollowed(25))
    await button('Select all 25 people shown').press()
    await addSelected()
    await expect.element(panel().getByText('24 people added to “Makers”.')).toBeVisible()
    await expect.element(panel().getByText('1 person was in this list already.')).toBeVisible()
    expect(sentIds('POST').map(({ length }) => length)).toEqual([20, 4])
    expect(sentIds('POST').flat()).not.toContain(statusId(1))
    await panel().getByRole('button', { name: 'Undo' }).press()
    await expect.element(panel().getByText('24 people removed from “Makers”.')).toBeVisible()
    expect(sentIds('DELETE').flat()).not.toContain(statusId(1))
  })

  test('where the server refuses a request because of one person, the others are added', async () => {
    instance.on(`POST ${members}`, ({ body }: { body: string }) =>
      body.includes(statusId(2))
        ? Response.json({ error: 'Account must be a followed account' }, { status: 422 })
        : {},
    )
    await openWith(manyFollowed(3))
    await button('Select all 3 people shown').press()
    await addSelected()
    await expect.element(panel().getByText('2 people added to “Makers”.')).toBeVisible()
    await expect
      .element(panel().getByText('Couldn’t change p2. Account must be a followed account.'))
      .toBeVisible()
    await expect.element(box(2)).toBeChecked()
  })

  test('ends with the session: no further request begins', async () => {
    await openWith(manyFollowed(45))
    const release = instance.hold(members)
    await button('Select all 45 people shown').press()
    await addSelected()
    await expect.poll(() => instance.asked(members)).toHaveLength(1)
    release()
    const answer = Promise.withResolvers<object>()
    instance.on(`POST ${members}`, () => answer.promise)
    await expect.poll(() => instance.changes).toHaveLength(1)
    endSession('left')
    answer.resolve({})
    instance.timelines.set('/api/v1/accounts/id-jun/following', [])
    await signIn(instance, 'jun')
    await expect.element(page.getByText('You don’t follow anyone yet')).toBeVisible()
    expect(instance.changes).toHaveLength(1)
  })

  test('when the list can’t be read says why, adds nobody, and works after Retry', async () => {
    instance.faults.set(members, { status: 500, body: { error: 'The database is busy' } })
    await openWith(manyFollowed(2))
    await box(2).press()
    await addSelected()
    await expect
      .element(panel().getByText('Couldn’t read who is in this list. The database is busy.'))
      .toBeVisible()
    expect(instance.changes).toEqual([])
    instance.faults.clear()
    await panel().getByRole('button', { name: 'Retry' }).press()
    await expect.element(panel().getByText('1 person added to “Makers”.')).toBeVisible()
  })

  test('without lists leads to making one', async () => {
    instance.on('GET /api/v1/lists', [])
    await openWith(manyFollowed(1))
    await box(1).press()
    await button('Add to list…').press()
    await expect.element(dialog().getByText('You have no lists yet.')).toBeVisible()
    await expect
      .element(dialog().getByRole('link', { name: 'Create a list' }))
      .toHaveAttribute('href', '/lists')
    expect(dialog().getByRole('button', { name: 'Add', exact: true }).query()).toBeNull()
  })
})

test('people whom the filter hides stay selected, and the bar says so', async () => {
  await openWith([followed(2, {}, { followed_by: true }), followed(1)])
  await button('Select all 2 people shown').press()
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('Mutual')
  await expect.element(page.getByText('2 people selected')).toBeVisible()
  await expect.element(page.getByText('1 selected person isn’t shown by this filter.')).toBeVisible()
  await button('Clear selection').press()
  await expect.element(page.getByText('Nobody selected')).toBeVisible()
  await expect.element(button('Select 1 person shown')).toHaveFocus()
})
