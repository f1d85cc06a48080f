import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices, takeBackSaid } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { signIn, wirePerson } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const path = '/api/v2/suggestions'
let instance: FakeServer

beforeEach(async () => {
  instance = begin()
  const suggested = ['mira', 'tomas', 'ada', 'jun'].map((name) => ({
    source: 'staff',
    account: wirePerson(name),
  }))
  instance.on(`GET ${path}`, suggested)
  instance.on(
    'GET /api/v1/accounts/relationships',
    ['mira', 'tomas', 'ada', 'jun'].map((name) => ({ id: `id-${name}`, following: false })),
  )
  await signIn(instance)
})
afterEach(end)

const people = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((row) => /@(\w+)$/.exec(row.querySelector('a')?.textContent ?? '')?.[1])
const dismiss = (name: string) => page.getByRole('button', { name: `Don’t suggest ${name}` })

test('[PAGES-13] lists everybody whom the server suggests, and each can be followed', async () => {
  await open('/who-to-follow')
  await expect.poll(people).toEqual(['mira', 'tomas', 'ada', 'jun'])
  await expect.element(page.getByRole('button', { name: 'Follow tomas' })).toBeVisible()
})

test('[PAGES-13] [API-87] asks the older way where the newer is unknown', async () => {
  instance.faults.set(path, { status: 404 })
  instance.on('GET /api/v1/suggestions', [wirePerson('rail')])
  await open('/who-to-follow')
  await expect.poll(people).toEqual(['rail'])
})

test('who is sent away stays away, also after the page was left, until that is taken back', async () => {
  await open('/who-to-follow')
  await dismiss('tomas').press()
  await expect.poll(people).toEqual(['mira', 'ada', 'jun'])
  await expect.poll(() => instance.asked('/api/v1/suggestions/id-tomas')).toHaveLength(1)
  const notice = getNotices().find(({ messageKey }) => messageKey === 'suggestions.dismissed')
  expect(notice).toMatchObject({ messageArgs: { name: 'tomas' } })
  if (notice !== undefined) takeBackSaid(notice)
  await expect.poll(people).toEqual(['mira', 'tomas', 'ada', 'jun'])
  await dismiss('ada').press()
  endSession('left')
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.suggestions'))).toEqual([])
})

test('the focus goes to the next one who can be sent away, and stays on the page when nobody is left', async () => {
  await open('/who-to-follow')
  await dismiss('ada').press()
  await expect.element(dismiss('jun')).toHaveFocus()
  await dismiss('jun').press()
  await expect.element(dismiss('tomas')).toHaveFocus()
  await dismiss('mira').press()
  await dismiss('tomas').press()
  const nobody = page.getByText('No suggestions')
  await expect.element(nobody).toBeVisible()
  expect(document.activeElement?.contains(nobody.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('a server that does not take it says why, and they are suggested again', async () => {
  instance.faults.set('/api/v1/suggestions/id-mira', { status: 500 })
  await open('/who-to-follow')
  await dismiss('mira').press()
  await expect
    .poll(() => getNotices().map(({ messageKey }) => messageKey))
    .toContain('suggestions.dismissFailed')
  await expect.poll(people).toEqual(['mira', 'tomas', 'ada', 'jun'])
})

test('nobody to suggest says so; what does not load says why and is asked for again', async () => {
  instance.faults.set(path, { status: 500 })
  await open('/who-to-follow')
  await expect.element(page.getByText('Couldn’t load suggestions. Internal Server Error.')).toBeVisible()
  instance.faults.clear()
  instance.on(`GET ${path}`, [])
  await page.getByRole('button', { name: 'Retry' }).press()
  await expect.element(page.getByText('No suggestions')).toBeVisible()
})
