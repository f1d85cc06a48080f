import type { AccountId } from '@skein/api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { setSetting } from '../../model/settings.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { server } from '../../testing/signed-in.ts'
import {
  agreeTo,
  box,
  button,
  entriesOf,
  notices,
  openRestrictions,
  person,
  relation,
  route,
  serveList,
  tab,
} from './testing/open.tsx'

const muted = { muting: true, muting_notifications: true }
const mutedList = () => entriesOf('Muted people')
const field = page.getByRole('searchbox')

test('[SET-37] [LIM-12] muted people come 20 at a time; a page that fails keeps the others and can be asked for again', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `Person${index}`)
  serveList(
    server,
    'mutes',
    names.map((name) => person(name, muted)),
  )
  await openRestrictions()
  await expect.poll(mutedList).toEqual(names.slice(0, 20))
  server.faults.set('/api/v1/mutes', { status: 500 })
  await button('Load more').press()
  await expect.element(page.getByText('Couldn’t load this list. Internal Server Error.')).toBeVisible()
  expect(mutedList()).toEqual(names.slice(0, 20))
  server.faults.clear()
  await button('Retry').press()
  await expect.poll(mutedList).toEqual(names)
  await expect.element(button('Load more')).not.toBeInTheDocument()
  expect(server.asked('GET /api/v1/mutes').map(({ path }) => path)).toEqual([
    '/api/v1/mutes?limit=20&with_relationships=true',
    '/api/v1/mutes?max_id=20&limit=20&with_relationships=true',
    '/api/v1/mutes?max_id=20&limit=20&with_relationships=true',
  ])
})

test('[SET-37] a row is removed when the server has agreed, the focus goes on, and Undo mutes again', async () => {
  serveList(server, 'mutes', [person('Mira', muted), person('Jun', muted)])
  await openRestrictions()
  const unmute = button('Unmute Mira')
  await unmute.press()
  await unmute.press()
  await expect.element(unmute).toHaveAttribute('aria-busy', 'true')
  expect(mutedList()).toEqual(['Mira', 'Jun'])
  expect(server.changes).toEqual(['POST /api/v1/accounts/id-mira/unmute'])
  server.last().answer(relation('Mira'))
  await expect.poll(mutedList).toEqual(['Jun'])
  await expect.element(button('Unmute Jun')).toHaveFocus()
  await expect.element(notices.getByText('Mira is no longer muted.')).toBeVisible()
  await button('Undo').press()
  await expect.poll(() => server.changes.at(-1)).toBe('POST /api/v1/accounts/id-mira/mute')
  server.last().answer(relation('Mira', muted))
  await expect.poll(mutedList).toEqual(['Mira', 'Jun'])
})

test('a refusal keeps the row and says why; without rows the focus is in the field', async () => {
  serveList(server, 'mutes', [person('Mira', muted)])
  server.on('GET /api/v1/accounts/relationships', [relation('Mira', muted)])
  server.on(route('Mira', 'unmute'), () => Response.json({ error: 'They said no' }, { status: 403 }))
  await openRestrictions()
  await button('Unmute Mira').press()
  await expect.element(notices.getByText('Couldn’t unmute Mira. They said no.')).toBeVisible()
  expect(mutedList()).toEqual(['Mira'])
  agreeTo(server, ['Mira'], 'unmute')
  await button('Unmute Mira').press()
  await expect.element(page.getByText('You haven’t muted anyone')).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test('[SET-37] blocked people have a tab, which is fetched when it is opened, and are unblocked there', async () => {
  serveList(server, 'mutes', [])
  serveList(server, 'blocks', [person('Jun', { blocking: true })])
  agreeTo(server, ['Jun'], 'unblock')
  await openRestrictions()
  await expect.element(page.getByText('You haven’t muted anyone')).toBeVisible()
  expect(server.asked('/api/v1/blocks')).toEqual([])
  tab('Muted people').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Blocked')).toHaveFocus()
  await expect.element(tab('Blocked')).toHaveAttribute('aria-selected', 'true')
  await button('Unblock Jun').press()
  await expect.element(notices.getByText('Jun is no longer blocked.')).toBeVisible()
  await expect.element(page.getByText('You haven’t blocked anyone')).toBeVisible()
})

test('[SET-37] a mute that ends says when; the relationships of a server that leaves them out are asked for', async () => {
  const { pleroma: _, ...mira } = person('Mira')
  const muting_expires_at = new Date(Date.now() + 3.5 * 3_600_000).toISOString()
  serveList(server, 'mutes', [mira, person('Jun', muted)])
  server.on('GET /api/v1/accounts/relationships', [relation('Mira', { ...muted, muting_expires_at })])
  await openRestrictions()
  await expect.poll(mutedList).toEqual(['Mira', 'Jun'])
  expect(server.asked('/api/v1/accounts/relationships').map(({ path }) => path)).toEqual([
    '/api/v1/accounts/relationships?id=id-mira',
  ])
  await expect.element(page.getByText('Ends in 3 hours')).toBeVisible()
  expect(page.getByText(/^Ends/).elements()).toHaveLength(1)
})

test('[SET-37] what is typed filters the list, and finds people to mute, who are in the list then', async () => {
  setSetting('modalOnMute', false)
  serveList(server, 'mutes', [person('Mira', muted), person('Jun', muted)])
  server.on('GET /api/v1/accounts/search', [person('Junia'), person('Jun', muted), person('Wren')])
  const relations = [relation('Junia'), relation('Jun', muted)]
  server.on('GET /api/v1/accounts/relationships', relations)
  agreeTo(server, ['Junia'], 'mute')
  await openRestrictions()
  await expect.poll(mutedList).toEqual(['Mira', 'Jun'])
  await field.fill('jun')
  await expect.poll(mutedList).toEqual(['Jun'])
  const found = page.getByRole('region', { name: 'Search results' })
  await expect.element(found.getByText('Muted', { exact: true })).toBeVisible()
  await expect.element(found.getByRole('button', { name: 'Unmute Jun' })).toBeVisible()
  // Of oneself there is nothing to mute.
  expect(found.getByRole('listitem').elements()).toHaveLength(2)
  await found.getByRole('button', { name: 'Mute Junia', exact: true }).press()
  await expect.element(found.getByRole('button', { name: 'Unmute Junia' })).toHaveFocus()
  expect(server.changes).toEqual(['POST /api/v1/accounts/id-junia/mute'])
  field.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.poll(mutedList).toEqual(['Junia', 'Mira', 'Jun'])
})

test('people who are selected stay selected while the search shows others', async () => {
  serveList(server, 'mutes', [person('Mira', muted), person('Jun', muted)])
  server.on('GET /api/v1/accounts/search', [])
  await openRestrictions()
  await box('Select Mira').press()
  await field.fill('jun')
  await expect.poll(mutedList).toEqual(['Jun'])
  await box('Select Jun').press()
  await field.fill('')
  await expect.element(box('Select Mira')).toBeChecked()
  await expect.element(box('Select Jun')).toBeChecked()
})

test('a search that fails says why and does not change the list', async () => {
  serveList(server, 'mutes', [person('Mira', muted)])
  server.on('GET /api/v1/accounts/search', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await openRestrictions()
  await field.fill('mira')
  await expect.element(page.getByText(/^Search failed\./)).toBeVisible()
  expect(mutedList()).toEqual(['Mira'])
  server.on('GET /api/v1/accounts/search', [])
  await button('Retry').press()
  await expect.element(page.getByText('No people found.')).toBeVisible()
})

test('[SET-37] several people are unmuted two at a time; failures are named and can be retried', async () => {
  const names = ['Mira', 'Jun', 'Ada', 'Bo']
  serveList(
    server,
    'mutes',
    names.map((name) => person(name, muted)),
  )
  agreeTo(server, ['Mira', 'Jun', 'Bo'], 'unmute')
  server.on('GET /api/v1/accounts/relationships', [relation('Ada', muted)])
  server.on(route('Ada', 'unmute'), () => Response.json({ error: 'They said no' }, { status: 403 }))
  const release = ['mira', 'jun'].map((name) => server.hold(`/api/v1/accounts/id-${name}/unmute`))
  await openRestrictions()
  await box('Select all').press()
  await button('Unmute 4 people').press()
  await expect.poll(() => server.changes).toHaveLength(2)
  await expect.element(page.getByRole('progressbar', { name: 'Unmuting: 0 of 4' })).toBeVisible()
  expect(mutedList()).toEqual(names)
  for (const each of release) each()
  await expect.element(page.getByText('Couldn’t unmute Ada. They said no.')).toBeVisible()
  await expect.poll(mutedList).toEqual(['Ada'])
  await expect.element(notices.getByText('3 people are no longer muted.')).toBeVisible()
  await expect.element(notices.getByText('Couldn’t unmute 1 of 4 people.')).toBeVisible()
  expect(server.changes).toHaveLength(4)
  agreeTo(server, ['Ada'], 'unmute')
  await button('Retry').press()
  await expect.element(page.getByText('You haven’t muted anyone')).toBeVisible()
  await expect.element(field).toHaveFocus()
  expect(server.changes).toHaveLength(5)
})

test('[SET-37] people who were unmuted in one go are muted again by Undo', async () => {
  serveList(server, 'mutes', [person('Mira', muted), person('Jun', muted), person('Ada', muted)])
  agreeTo(server, ['Mira', 'Ada'], 'unmute')
  agreeTo(server, ['Mira', 'Ada'], 'mute')
  await openRestrictions()
  await box('Select Mira').press()
  await box('Select Ada').press()
  await expect.element(box('Select all')).toBePartiallyChecked()
  await button('Unmute 2 people').press()
  await expect.poll(mutedList).toEqual(['Jun'])
  await expect.element(box('Select all')).toHaveFocus()
  await button('Undo').press()
  await expect.poll(mutedList).toEqual(['Mira', 'Jun', 'Ada'])
  await expect.element(notices.getByText('2 people are muted again.')).toBeVisible()
})

test('people who leave the store before their turn are unmuted all the same, and named where that fails', async () => {
  const names = ['Mira', 'Jun', 'Ada', 'Bo']
  serveList(
    server,
    'mutes',
    names.map((name) => person(name, muted)),
  )
  agreeTo(server, ['Mira', 'Jun', 'Ada'], 'unmute')
  server.on('GET /api/v1/accounts/relationships', [relation('Bo', muted)])
  server.on(route('Bo', 'unmute'), () => Response.json({ error: 'They said no' }, { status: 403 }))
  const release = ['mira', 'jun'].map((name) => server.hold(`/api/v1/accounts/id-${name}/unmute`))
  await openRestrictions()
  await box('Select all').press()
  await button('Unmute 4 people').press()
  await expect.poll(() => server.changes).toHaveLength(2)
  for (const name of ['ada', 'bo']) {
    entityStore.accounts.remove(`id-${name}` as AccountId)
    entityStore.relationships.remove(`id-${name}` as AccountId)
  }
  for (const each of release) each()
  await expect.element(page.getByText('Couldn’t unmute Bo. They said no.')).toBeVisible()
  expect(server.changes).toContain('POST /api/v1/accounts/id-ada/unmute')
  await expect.element(notices.getByText('3 people are no longer muted.')).toBeVisible()
})

test('a batch pauses while the server limits requests, and says until when', async () => {
  serveList(server, 'mutes', [person('Mira', muted), person('Jun', muted), person('Ada', muted)])
  agreeTo(server, ['Jun', 'Ada'], 'unmute')
  const headers = { 'retry-after': '90' }
  server.on(route('Mira', 'unmute'), () => Response.json({ error: 'Throttled' }, { status: 429, headers }))
  const release = server.hold('/api/v1/accounts/id-jun/unmute')
  await openRestrictions()
  await box('Select all').press()
  await button('Unmute 3 people').press()
  await expect.element(page.getByText(/The server is limiting requests\. This continues at \d/)).toBeVisible()
  release()
  await expect.poll(mutedList).toEqual(['Mira', 'Ada'])
  expect(server.changes).toHaveLength(2)
})

test('what is no list is said, and asked for again', async () => {
  server.on('GET /api/v1/mutes', () => new Response('<!doctype html>', { status: 200 }))
  await openRestrictions()
  await expect.element(page.getByText(/^Couldn’t load this list\./)).toBeVisible()
  serveList(server, 'mutes', [person('Mira', muted), { acct: 'without-id' }])
  await button('Retry').press()
  await expect.poll(mutedList).toEqual(['Mira'])
})

test('axe finds nothing in a list, in what was found, nor in what failed', async () => {
  serveList(server, 'mutes', [person('Mira', muted), person('Jun', muted)])
  server.on('GET /api/v1/accounts/search', [person('Junia')])
  server.on('GET /api/v1/accounts/relationships', [relation('Junia')])
  const refused = () => Response.json({ error: 'They said no' }, { status: 403 })
  for (const name of ['Mira', 'Jun']) server.on(route(name, 'unmute'), refused)
  const screen = await openRestrictions()
  await box('Select all').press()
  await button('Unmute 2 people').press()
  await expect.element(page.getByText('Couldn’t unmute Mira and Jun. They said no.')).toBeVisible()
  await field.fill('j')
  await expect.element(button('Mute Junia')).toBeVisible()
  await expectNothingFound(screen.container)
})
