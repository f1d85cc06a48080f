import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getServer } from '../../../model/server.ts'
import { changeCredentials, endSession, getSession } from '../../../model/session.ts'
import type { FakeServer, SeenCall } from '../../../testing/fake-server.ts'
import { faultTable } from '../../../testing/fault-table.ts'
import { draw, leaveServer, signInAtServer } from '../testing/open.tsx'
import { Sessions } from './Sessions.tsx'

const list = 'GET /api/oauth_tokens.json'
const until = '2126-10-28T09:48:24.874768'
let server: FakeServer
let open: { id: number; app_name: string | null; valid_until: string | null }[]

beforeEach(async () => {
  server = await signInAtServer()
  open = [
    { id: 9, app_name: 'Skein', valid_until: until },
    { id: 10, app_name: 'Husky', valid_until: until },
    { id: 11, app_name: null, valid_until: null },
  ]
  server.on(list, () => [...open])
  for (const { id } of open) server.on(`DELETE /api/oauth_tokens/${id}`, end)
  changeCredentials(getServer(), { userTokenId: '9' })
})
afterEach(leaveServer)

function end({ path }: SeenCall) {
  open = open.filter(({ id }) => !path.endsWith(`/${id}`))
  return Response.json('', { status: 201 })
}

const rows = page.getByRole('listitem')
const question = page.getByRole('dialog')
const urgent = page.getByLive('urgent')

async function askToEnd(name: string) {
  await page.getByRole('button', { name: `End the session of ${name}` }).press()
  await question.getByRole('button', { name: 'End session' }).press()
}

test('[DATA-14] sessions are listed with this one first, and one leaves when the server answers 201', async () => {
  await draw(<Sessions />)
  await expect.element(rows.nth(0)).toMatchTextContent(/^Skein \(this browser\)Valid until October 28, 2126/)
  await expect.element(rows.nth(1)).toMatchTextContent(/^App without a nameValid until you end it/)
  await expect.element(rows.nth(2)).toMatchTextContent(/^HuskyValid until October 28, 2126/)
  await askToEnd('Husky')
  await expect.element(page.getByText('Husky')).not.toBeInTheDocument()
  expect(server.changes).toEqual(['DELETE /api/oauth_tokens/10'])
})

test('[DATA-14] the row stays when the answer is another one than 201', async () => {
  server.on('DELETE /api/oauth_tokens/10', () => ({}))
  await draw(<Sessions />)
  await askToEnd('Husky')
  await expect.element(urgent).toMatchTextContent(/^Couldn’t end: Husky\./)
  await expect.element(rows.nth(2)).toMatchTextContent(/^Husky/)
})

test('all other sessions end one after the other; the ones that fail are named and stay', async () => {
  server.on('DELETE /api/oauth_tokens/11', () => Response.json({ error: 'Try tomorrow' }, { status: 500 }))
  await draw(<Sessions />)
  await page.getByRole('button', { name: 'End all others' }).press()
  await expect.element(question).toHaveAccessibleName('End 2 other sessions?')
  await question.getByRole('button', { name: 'End 2 sessions' }).press()
  await expect.element(urgent).toHaveTextContent('Couldn’t end: App without a name. Try tomorrow.')
  await expect.element(page.getByText('Husky')).not.toBeInTheDocument()
  await expect.poll(() => rows.elements().length).toBe(2)
  expect(server.changes).toEqual(['DELETE /api/oauth_tokens/11', 'DELETE /api/oauth_tokens/10'])
})

test('no further session is ended once the account has signed out', async () => {
  const release = server.hold('/api/oauth_tokens/11')
  await draw(<Sessions />)
  await page.getByRole('button', { name: 'End all others' }).press()
  await question.getByRole('button', { name: 'End 2 sessions' }).press()
  await expect.poll(() => server.changes).toEqual(['DELETE /api/oauth_tokens/11'])
  endSession('left')
  release()
  await expect.element(urgent).toMatchTextContent(/^Couldn’t end: /)
  expect(server.changes).toEqual(['DELETE /api/oauth_tokens/11'])
})

test('the session of this browser ends by signing out', async () => {
  await draw(<Sessions />)
  await page.getByRole('button', { name: 'Sign out' }).press()
  await question.getByRole('button', { name: 'Sign out' }).press()
  await expect.poll(() => getSession().status).toBe('visitor')
  expect(server.changes).toEqual([])
})

test('where the server never said which session this is, none is marked and not all others are offered', async () => {
  changeCredentials(getServer(), { userTokenId: null })
  await draw(<Sessions />)
  await expect.element(page.getByText(/^Skein can’t tell which of these is this browser/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'End all others' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^End the session of/ }).nth(2)).toBeVisible()
})

describe.each(faultTable)('%s', (_, fault) => {
  test('a session that could not be ended stays, and nothing is sent twice', async () => {
    server.on('DELETE /api/oauth_tokens/10', fault)
    await draw(<Sessions />)
    await askToEnd('Husky')
    await expect.element(urgent).toMatchTextContent(/^Couldn’t end: Husky\. ./)
    await expect.element(rows.nth(2)).toMatchTextContent(/^Husky/)
    expect(server.changes).toEqual(['DELETE /api/oauth_tokens/10'])
  })
})

test('a session that ended although its answer was lost is gone', async () => {
  server.on('DELETE /api/oauth_tokens/10', (call: SeenCall) => {
    end(call)
    return 'unreachable'
  })
  await draw(<Sessions />)
  await askToEnd('Husky')
  await expect.element(urgent).toMatchTextContent(/^Couldn’t end: Husky\./)
  await expect.poll(() => rows.elements().length).toBe(2)
})
