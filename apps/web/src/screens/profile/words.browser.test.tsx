import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { getComposing, stopComposing } from '../../model/writing.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { consumeReturnPath } from '../../model/session.ts'
import { offerSettingsWindow } from '../../model/windows.ts'
import { becomeVisitor, signIn, wirePerson } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const untouched = getInstance()
const lookup = '/api/v1/accounts/lookup'
let instance: FakeServer

beforeEach(() => {
  instance = begin()
  for (const path of [lookup, '/api/v1/accounts/notifications', '/api/v1/accounts/local'])
    instance.faults.set(path, { status: 404, body: { error: 'Record not found' } })
})
afterEach(() => {
  setInstance(untouched)
  offerSettingsWindow(() => undefined)
  return end()
})

test('[ROUTE-10] a word that is nobody’s name leads where it says', async () => {
  await signIn(instance)
  await open('/notifications')
  await expect.poll(() => location.pathname).toMatch(/^\/.+\/notifications$/)
})

test('[ROUTE-10] a word that is somebody’s name is their profile', async () => {
  await signIn(instance)
  instance.faults.delete(lookup)
  instance.on(`GET ${lookup}`, wirePerson('local'))
  await open('/local')
  await expect.element(page.getByRole('heading', { level: 1, name: 'local' })).toBeVisible()
  expect(location.pathname).toBe('/local')
})

test('[ROUTE-10] under /users a word is a name, and nobody’s', async () => {
  await signIn(instance)
  await open('/users/local')
  await expect.element(page.getByRole('link', { name: /home/i })).toBeVisible()
  expect(location.pathname).toBe('/users/local')
})

test('[ROUTE-10] a visitor is asked to sign in for a page of members, and comes to it then', async () => {
  await becomeVisitor(instance)
  await open('/notifications')
  await expect.poll(() => location.pathname).toBe('/login')
  expect(consumeReturnPath()).toBe('/notifications')
})

test('[ROUTE-10] a member who asks for a new post or for the keys has their window over the landing page', async () => {
  for (const word of ['compose', 'shortcuts'])
    instance.faults.set(`/api/v1/accounts/${word}`, { status: 404, body: { error: 'Record not found' } })
  await signIn(instance)
  await open('/compose')
  await expect.poll(() => getComposing('window')?.kind).toBe('new')
  expect(location.pathname).toBe('/')
  stopComposing()
  navigate('/shortcuts')
  await expect.poll(() => location.pathname).toBe('/')
})

test('[ROUTE-10] a name that nobody can have is not asked for; another word for the settings opens them over the landing page', async () => {
  let opened = 0
  offerSettingsWindow(() => (opened += 1))
  changeInstance({ facts: { restrictedNicknames: ['preferences'] } }, untouched)
  await becomeVisitor(instance)
  await open('/preferences')
  await expect.poll(() => location.pathname).toBe('/')
  expect(opened).toBe(1)
  expect(instance.asked(lookup)).toEqual([])
})
