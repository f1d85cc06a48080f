import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { becomeVisitor, signIn, wirePerson } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const lookup = '/api/v1/accounts/lookup'
const search = '/api/v1/accounts/search'
const orla = { ...wirePerson('orla'), id: 'BCorla', acct: 'orla@bog.example' }
let instance: FakeServer

beforeEach(async () => {
  instance = begin()
  instance.on('GET /api/v1/accounts/BCorla', orla)
  instance.timelines.set('/api/v1/accounts/BCorla/statuses', [])
  await signIn(instance)
})
afterEach(end)

test('[PAGES-14] whoever the server knows is found by their handle, and their profile takes the place of the address', async () => {
  instance.on(`GET ${lookup}`, orla)
  const before = history.length
  const release = instance.hold(lookup)
  await open('/remote-users/@orla@bog.example')
  await expect.element(page.getByText('Looking up @orla@bog.example').first()).toBeVisible()
  release()
  await expect.poll(() => location.pathname).toBe('/users/BCorla')
  expect(history.length).toBe(before)
  expect(instance.asked(lookup)[0]?.url.searchParams.get('acct')).toBe('orla@bog.example')
})

test('[PAGES-14] whoever the server does not know yet is fetched from theirs, in both forms of the address', async () => {
  instance.on(`GET ${search}`, [wirePerson('orlando'), { ...orla, acct: 'Orla@bog.example' }])
  await open('/remote-users/bog.example/orla')
  await expect.poll(() => location.pathname).toBe('/users/BCorla')
  expect(instance.asked(search)[0]?.url.search).toBe('?q=orla%40bog.example&resolve=true')
})

test('[ERR-19] nobody of that handle says "Not found.", with a way to search and to try again', async () => {
  instance.on(`GET ${search}`, [wirePerson('orlando')])
  await open('/remote-users/orla@bog.example')
  await expect.element(page.getByText('Not found.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Search for @orla@bog.example' }))
    .toHaveAttribute('href', '/search?query=%40orla%40bog.example')
  instance.on(`GET ${lookup}`, orla)
  await page.getByRole('button', { name: 'Retry' }).press()
  await expect.poll(() => location.pathname).toBe('/users/BCorla')
})

test('a server that looks up nobody for visitors leads them to sign in', async () => {
  await becomeVisitor(instance)
  instance.faults.set(lookup, { status: 401 })
  await open('/remote-users/orla@bog.example')
  await expect.element(page.getByText('Only members can read this')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test('[ERR-19] a look-up that fails says why, and is tried again', async () => {
  instance.faults.set(lookup, { status: 500 })
  await open('/remote-users/orla@bog.example')
  await expect
    .element(page.getByText('Couldn’t look up @orla@bog.example. Internal Server Error.'))
    .toBeVisible()
  instance.faults.clear()
  instance.on(`GET ${lookup}`, orla)
  await page.getByRole('button', { name: 'Retry' }).press()
  await expect.poll(() => location.pathname).toBe('/users/BCorla')
})
