import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { getServer } from '../../model/server.ts'
import {
  beginSession,
  changeCredentials,
  getSession,
  onSignOut,
  readCredentials,
  type SignedOut,
} from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { useSignOut } from './SignOut.tsx'
import { readAccount, serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { serveBut } from './testing.tsx'

beforeEach(async () => {
  changeCredentials(getServer(), { clientId: 'client', clientSecret: 'secret' })
  beginSession('of-wren', await readAccount())
  history.replaceState(null, '', '/main/friends')
})
afterEach(() => setSetting('modalOnLogout', undefined))

function Sample() {
  const { ask, dialog } = useSignOut()
  return (
    <>
      <button type="button" onClick={ask}>
        Leave
      </button>
      {dialog}
    </>
  )
}

async function press() {
  const screen = await render(
    <WithEnglish>
      <Sample />
    </WithEnglish>,
  )
  await screen.getByRole('button', { name: 'Leave' }).press()
  return screen
}

test('[AUTH-14] signing out asks first: title, accept and cancel', async () => {
  serve(defaultAnswers)
  const screen = await press()
  await expect.element(screen.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).press()
  expect(screen.getByRole('dialog').query()).toBeNull()
  expect(getSession().status).toBe('signedIn')
})

test('[SHELL-48] a question has a title and two answers; no, Escape included, changes nothing and sends nothing', async () => {
  const server = serve(defaultAnswers)
  const screen = await press()
  const question = screen.getByRole('dialog', { name: 'Sign out?' })
  await expect.element(question.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).press()
  expect(question.query()).toBeNull()
  await screen.getByRole('button', { name: 'Leave' }).press()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => question.query()).toBeNull()
  expect(getSession().status).toBe('signedIn')
  expect(location.pathname).toBe('/main/friends')
  expect(server.seen).toEqual([])
})

test('[AUTH-15] [AUTH-16] accepting signs out, goes to the local timeline, drops the token and revokes it', async () => {
  const server = serve(defaultAnswers)
  const screen = await press()
  await screen.getByRole('button', { name: 'Sign out' }).press()
  expect(getSession()).toMatchObject({ status: 'visitor', viewerId: null, token: null })
  expect(location.pathname).toBe('/main/public')
  expect(readCredentials(getServer())).toMatchObject({ clientId: 'client', userToken: null })
  await expect.poll(() => server.asked('/oauth/revoke')).toHaveLength(1)
  await expect.poll(() => Object.values(localStorage).join(' ')).not.toContain('of-wren')
  expect(server.asked('/oauth/revoke')[0]?.form).toEqual({
    client_id: 'client',
    client_secret: 'secret',
    token: 'of-wren',
  })
})

test('[AUTH-15] with the question turned off signing out happens at once', async ({ task }) => {
  task.meta.settings = ['modalOnLogout']
  serve(defaultAnswers)
  setSetting('modalOnLogout', false)
  await press()
  expect(getSession().status).toBe('visitor')
  expect(location.pathname).toBe('/main/public')
})

test('[AUTH-16] signing out succeeds here when the server cannot be reached', async () => {
  serve(() => 'unreachable')
  setSetting('modalOnLogout', false)
  await press()
  expect(getSession().status).toBe('visitor')
  expect(readCredentials(getServer()).userToken).toBeNull()
})

test('[AUTH-15] a token that the server could not be told of is revoked when the line is back, and kept until then', async () => {
  serve(() => 'unreachable')
  setSetting('modalOnLogout', false)
  await press()
  const kept = () => Object.entries(localStorage).filter(([, value]) => String(value).includes('of-wren'))
  await expect.poll(() => kept().map(([key]) => key)).toEqual(['skein.device.revocations'])
  const server = serve(defaultAnswers)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => server.asked('/oauth/revoke')[0]?.form).toMatchObject({ token: 'of-wren' })
  await expect.poll(kept).toEqual([])
})

test.each([
  [400, 'forgets it', 0],
  [403, 'forgets it', 0],
  [429, 'tries again', 1],
  [503, 'tries again', 1],
])('a server that answers %i to a revocation %s', async (status, _, left) => {
  const server = serveBut('/oauth/revoke', { status, body: { error: 'no' } })
  setSetting('modalOnLogout', false)
  await press()
  await expect.poll(() => server.asked('/oauth/revoke')).toHaveLength(1)
  const kept = () => Object.keys(localStorage).filter((key) => key === 'skein.device.revocations')
  await expect.poll(() => kept().length).toBe(left)
})

test('every owner of the viewer’s data hears of it, with the account that left', async () => {
  serve(defaultAnswers)
  const heard: SignedOut[] = []
  const stop = onSignOut((signedOut) => heard.push(signedOut))
  setSetting('modalOnLogout', false)
  await press()
  stop()
  expect(heard).toEqual([{ accountId: '1', reason: 'left', isExpectedBack: false }])
})
