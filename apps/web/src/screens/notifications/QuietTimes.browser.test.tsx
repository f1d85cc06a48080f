import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { beQuiet } from '../../app/shell/testing/quiet.ts'
import { withAnswers } from '../../app/with-answers.tsx'
import { NotificationsColumn } from '../../features/notifications/index.ts'
import { OnlyFollowedControl, QuietHoursControl, QuietTimes } from '../../features/notifications/screen.ts'
import { endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { show } from '../../testing/world.tsx'

const Column = withAnswers(NotificationsColumn)
const hours = page.getByRole('switch', { name: /^Quiet from/ })
const followed = page.getByRole('switch', { name: 'Only people I follow' })
const afternoon = new Date(2026, 5, 10, 14, 20).getTime()

beforeEach(async () => {
  const server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', [
    { id: '1', type: 'follow', created_at: '2026-06-10T12:00:00.000Z', account: wirePerson('kei') },
  ])
  await signInAs()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['quietHours', 'onlyFollowedUntil'] as const) setSetting(name, undefined)
  endSession('left')
  queryClient.clear()
})

test.each([390, 1400])(
  'in a window of %i px quiet hours have a switch, and hours to change',
  async (width) => {
    await page.viewport(width, 844)
    await show(<QuietTimes />)
    await expect.element(page.getByText(/^Quiet from (10:00 PM|22:00) to (7:00 AM|0?7:00)$/)).toBeVisible()
    await hours.press()
    await expect.element(hours).toBeChecked()
    expect(getSetting('quietHours')).toMatchObject({ isOn: true, from: 22 * 60, to: 7 * 60 })
    const change = page.getByRole('button', { name: 'Change hours' })
    await change.press()
    await expect.element(change).toHaveAttribute('aria-expanded', 'true')
    await page.getByLabelText('From').fill('23:15')
    expect(getSetting('quietHours')).toMatchObject({ from: 23 * 60 + 15, to: 7 * 60 })
    await expectNothingFound()
    expect(document.documentElement.scrollWidth).toBe(width)
    await page.getByLabelText('From').fill('22:00')
    await hours.press()
    expect(getSetting('quietHours')).toBeNull()
  },
)

test('only people I follow: until this evening, or until what is chosen', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(afternoon)
  await show(<QuietTimes />)
  await expect.element(page.getByText(/^Until (8:00 PM|20:00), for alerts/)).toBeVisible()
  await followed.press()
  expect(getSetting('onlyFollowedUntil')).toBe(new Date(2026, 5, 10, 20).getTime())
  await page.getByRole('button', { name: 'Change time' }).press()
  await page.getByRole('menuitem', { name: /^For 1 hour/ }).press()
  expect(getSetting('onlyFollowedUntil')).toBe(afternoon + 60 * 60_000)
  await expect.element(page.getByText(/^Until (3:20 PM|15:20), for alerts/)).toBeVisible()
  await followed.press()
  expect(getSetting('onlyFollowedUntil')).toBe(0)
})

test('in the settings the hours are below their switch, and who rings until when', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(afternoon)
  await page.viewport(390, 844)
  await show(
    <>
      <label htmlFor="hours" id="a">
        Quiet hours
      </label>
      <QuietHoursControl id="hours" labelledBy="a" />
      <label htmlFor="followed">Only people I follow</label>
      <OnlyFollowedControl id="followed" />
    </>,
  )
  await expect.element(page.getByLabelText('To')).not.toBeInTheDocument()
  const hours = page.getByRole('switch', { name: 'Quiet hours' })
  await hours.press()
  const fields = page.getByRole('group', { name: 'Quiet hours' })
  await fields.getByLabelText('To').fill('06:30')
  expect(getSetting('quietHours')).toMatchObject({ isOn: true, to: 6 * 60 + 30 })
  expect(fields.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    hours.element().getBoundingClientRect().bottom,
  )
  await followed.press()
  await expect.element(page.getByText(/^Until (8:00 PM|20:00)$/)).toBeVisible()
  await expectNothingFound()
})

test.each([390, 1400])(
  'in a window of %i px the foot of the list says until when it is quiet, and rings at a press',
  async (width) => {
    await page.viewport(width, 844)
    beQuiet()
    await show(<Column />)
    await expect.element(page.getByText(/^Quiet until .*\d\d.*\. Nothing rings/)).toBeVisible()
    await expectNothingFound()
    page.getByRole('button', { name: 'End quiet time' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Quiet until/)).not.toBeInTheDocument()
    expect(document.activeElement?.id).toBe('notifications')
    expect(getSetting('quietHours')).toMatchObject({ isOn: true })
    // Other hours are quiet again.
    beQuiet(90, 90)
    await expect.element(page.getByText(/^Quiet until/)).toBeVisible()
  },
)

test('the heading of the column has no ground of its own over a wallpaper', async () => {
  await show(<Column />)
  const heading = page.getByRole('heading', { name: /^Notifications/ })
  await expect.element(heading).toBeVisible()
  const bar = heading.element().parentElement ?? document.body
  expect(getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

test('the foot of the list says until when only people the viewer follows ring, and lets everyone', async () => {
  await show(<Column />)
  await expect.element(page.getByRole('feed')).toBeVisible()
  setSetting('onlyFollowedUntil', Date.now() + 60 * 60_000)
  await expect.element(page.getByText(/^Only people you follow can alert you until .*\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Allow everyone' }).press()
  expect(getSetting('onlyFollowedUntil')).toBe(0)
  expect(document.activeElement?.id).toBe('notifications')
})

test('where nothing is quiet the foot says nothing', async () => {
  beQuiet(120, -60)
  setSetting('onlyFollowedUntil', Date.now() - 1)
  await show(<Column />)
  await expect.element(page.getByText('No more notifications')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /End quiet time|Allow everyone/ }))
    .not.toBeInTheDocument()
})
