import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { redirectAddress } from '../../features/session/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { getClient } from '../../model/client.ts'
import { getServer } from '../../model/server.ts'
import { endSession, getSession, readCredentials } from '../../model/session.ts'
import { forgetAll, serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { OAuthCallbackScreen } from './OAuthCallbackScreen.tsx'

beforeEach(forgetAll)
afterEach(() => {
  endSession('left')
  forgetAll()
})

async function openCallback(query: string) {
  history.replaceState(null, '', `/oauth-callback${query}`)
  return render(
    <WithEnglish>
      <OAuthCallbackScreen />
    </WithEnglish>,
  )
}

test('[AUTH-13] the callback exchanges the code, signs in and lands on home, without a way back to itself', async () => {
  const server = serve(defaultAnswers)
  const state = new URL(await redirectAddress(getClient())).searchParams.get('state') ?? ''
  const entries = history.length
  await openCallback(`?code=abc&state=${state}`)
  await expect.poll(() => getSession().status).toBe('signedIn')
  await expect.poll(() => location.pathname).toBe('/main/friends')
  expect(history.length).toBe(entries)
  expect(readCredentials(getServer()).userToken).toBe('of-wren')
  expect(server.asked('/oauth/token')).toHaveLength(1)
  expect(server.asked('/oauth/token')[0]?.form).toMatchObject({
    grant_type: 'authorization_code',
    code: 'abc',
    redirect_uri: `${getServer()}/oauth-callback`,
  })
})

test('a callback that this browser did not start signs nobody in and asks the server nothing', async () => {
  const server = serve(defaultAnswers)
  const screen = await openCallback('?code=abc&state=forged')
  await expect
    .element(screen.getByLive('urgent'))
    .toHaveTextContent('This sign-in didn’t start in this browser, so it was stopped. Try signing in again.')
  await expect
    .element(screen.getByRole('link', { name: 'Back to sign-in' }))
    .toHaveAttribute('href', '/login')
  expect(server.seen).toEqual([])
  expect(getSession().status).toBe('visitor')
})

test('words of nobody knows whom are not shown, and nothing of the answer stays in the address', async () => {
  serve(defaultAnswers)
  const screen = await openCallback('?error=server_error&error_description=Call+0900')
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('The server refused to sign you in.')
  expect(location.search).toBe('')
})

test('a code with a wrong state does not stay in the address', async () => {
  serve(defaultAnswers)
  const screen = await openCallback('?code=secret&state=wrong')
  await expect.element(screen.getByLive('urgent')).toBeVisible()
  expect(location.href).not.toContain('secret')
})

test('a code that the server refuses is told of in the server’s words', async () => {
  serve((seen) =>
    seen.form['grant_type'] === 'authorization_code'
      ? { status: 400, body: { error: 'Code was used' } }
      : defaultAnswers(seen),
  )
  const state = new URL(await redirectAddress(getClient())).searchParams.get('state') ?? ''
  const screen = await openCallback(`?code=used&state=${state}`)
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Code was used')
})
