import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { getSetting, setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { began, mine, reply, servePages, told } from './testing/told.ts'

const main = page.getByRole('main')
const chip = (name: string | RegExp) => main.getByRole('button', { name })
const chips = () =>
  [...main.getByRole('list', { name: 'Filter' }).element().querySelectorAll('button')].map(
    (each) => each.textContent,
  )
const rows = () =>
  main
    .getByRole('article', { name: /./ })
    .elements()
    .map((row) => row.ariaLabel?.split('. ')[0])

beforeEach(async () => {
  begin()
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  servePages(startAfresh('/main/friends'), () => [
    told(9, 'favourite', 'kei', { status: mine(101) }),
    told(8, 'favourite', 'jun', { status: mine(101) }),
    reply(7, 'mira'),
    told(6, 'follow', 'tomas'),
  ])
  await signInAs()
})
afterEach(async () => {
  vi.useRealTimers()
  setSetting('notificationVisibility', undefined)
  await end()
})

async function openPage(width = 900) {
  await page.viewport(width, 844)
  await open('/wren/notifications')
  await expect.poll(rows).toHaveLength(3)
}

test('chips show one kind alone, and say how many of it are to do', async () => {
  await openPage()
  expect(chips()).toEqual(['All', 'Mentions 1', 'Favourites 2', 'Follows 1'])
  await chip(/^Mentions/).press()
  await expect.poll(rows).toEqual(['Mira replied to you'])
  await main.getByRole('button', { name: 'Done', exact: true }).press()
  await expect.element(main.getByText('Mentions: nothing left to do.')).toBeVisible()
  await main.getByRole('button', { name: 'Show all' }).press()
  await expect.poll(rows).toEqual(['Your post', 'Tomas followed you'])
})

test('on a phone the types are chosen at the end of the row of views, below the heading', async () => {
  await openPage(390)
  await expect.element(main.getByRole('list', { name: 'Filter' })).not.toBeInTheDocument()
  const kinds = main.getByRole('combobox', { name: 'Types' })
  const options = [...kinds.element().querySelectorAll('option')].map((each) => each.textContent)
  expect(options).toEqual(['All types', 'Mentions 1', 'Favourites 2', 'Follows 1'])
  const views = main.getByRole('navigation', { name: 'Views' }).element().getBoundingClientRect()
  const heading = main.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  const section = main.getByRole('heading', { name: /^To answer/ }).element()
  expect(kinds.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(views.bottom)
  expect(views.top - heading.bottom).toBeLessThan(heading.height)
  expect(section.getBoundingClientRect().top - views.bottom).toBeLessThan(heading.height)
  await kinds.selectOptions('Mentions 1')
  await expect.poll(rows).toEqual(['Mira replied to you'])
  await kinds.selectOptions('All types')
  await expect.poll(rows).toHaveLength(3)
})

test('[NOTIF-03] the filter says how many there are of each type, and shows all types again', async () => {
  await openPage()
  const types = () =>
    page
      .getByRole('menuitemcheckbox')
      .elements()
      .map((item) => item.textContent)
  await main.getByRole('button', { name: 'Filter' }).press()
  await expect.poll(types).toContain('Favourites2')
  expect(types()).toContain('Polls')
  await page.getByRole('menuitemcheckbox', { name: /^Favourites/ }).press()
  await expect.poll(rows).toEqual(['Mira replied to you', 'Tomas followed you'])
  if (page.getByRole('menu').query() === null) await main.getByRole('button', { name: 'Filter' }).press()
  await page.getByRole('menuitem', { name: 'Show all types' }).press()
  await expect.poll(rows).toHaveLength(3)
  expect(getSetting('notificationVisibility').likes).toBe(true)
})
