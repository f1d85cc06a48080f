import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dismiss, getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { PersonWishes } from '../relations/index.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
let isMuting: boolean

const changed = (call: string) => `POST /api/v1/accounts/id-mira/${call}`
const relation = (change: object = {}) => ({ id: 'id-mira', following: false, muting: isMuting, ...change })

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  isMuting = false
})
afterEach(() => {
  setSetting('modalOnMute', undefined)
  setSetting('modalOnBlock', undefined)
  for (const { id } of getNotices()) dismiss(id)
})

async function choose(name: string) {
  const screen = await show(
    <>
      <StatusCard statusId={await seed(server)} />
      <PersonWishes />
      <Notices />
    </>,
  )
  server.reply = ({ method, path }) => {
    if (method === 'GET' && path.startsWith('/api/v1/accounts/relationships')) return [relation()]
    if (path.endsWith('/mute')) isMuting = true
    if (path.endsWith('/unmute')) isMuting = false
    if (path.endsWith('/block')) return relation({ blocking: true })
    return method === 'POST' ? relation() : undefined
  }
  await screen.getByRole('button', { name: 'More' }).press()
  await screen.getByRole('menuitem', { name, exact: true }).press()
  return screen
}

test('[USER-20] the author is muted from the menu of a post, and z takes it back', async () => {
  await choose('Mute author')
  await expect.element(page.getByText('mira is muted.')).toBeVisible()
  expect(server.changes).toEqual([changed('mute')])
  await userEvent.keyboard('z')
  await expect.poll(() => server.changes).toEqual([changed('mute'), changed('unmute')])
})

test('who is muted already, which the menu could not know, is not muted once more', async () => {
  setSetting('modalOnMute', true)
  isMuting = true
  await choose('Mute author')
  await expect.element(page.getByText('mira is muted.')).toBeVisible()
  expect(server.changes).toEqual([])
  await userEvent.keyboard('z')
  await expect.poll(() => server.changes).toEqual([changed('unmute')])
})

test('[USER-20] it asks first where the settings say so', async ({ task }) => {
  task.meta.settings = ['modalOnMute']
  setSetting('modalOnMute', true)
  await choose('Mute author')
  const question = page.getByRole('dialog', { name: 'Mute mira?' })
  await expect.element(question).toBeVisible()
  expect(server.changes).toEqual([])
  await question.getByRole('button', { name: 'Mute', exact: true }).press()
  await expect.poll(() => server.changes).toEqual([changed('mute')])
})

test('[USER-20] a mute for a time is chosen there as well', async () => {
  await choose('Mute author for a while…')
  await page.getByRole('combobox', { name: 'How long' }).selectOptions('6 hours')
  await page.getByRole('button', { name: 'Mute', exact: true }).press()
  await expect.poll(() => server.changes).toEqual([changed('mute')])
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toContain('expires_in=21600')
})

test('[USER-19] the author is blocked from there after a question', async () => {
  await choose('Block author')
  const question = page.getByRole('dialog', { name: 'Block mira?' })
  await question.getByRole('button', { name: 'Block', exact: true }).press()
  await expect.element(page.getByText('mira is blocked.')).toBeVisible()
  expect(server.changes).toEqual([changed('block')])
})

test('[ERR-38] what the two are to each other cannot be asked: the post says why', async () => {
  const screen = await show(<StatusCard statusId={await seed(server)} />)
  await screen.getByRole('button', { name: 'More' }).press()
  await screen.getByRole('menuitem', { name: 'Mute author', exact: true }).press()
  await expect.poll(() => server.calls.length).toBe(1)
  server.last().fail()
  await expect
    .element(screen.getByLive('urgent'))
    .toHaveTextContent('“Mute author” didn’t work. Couldn’t reach the server.')
})
