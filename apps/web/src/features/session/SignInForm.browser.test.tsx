import { unknownInstance } from '@skein/api'
import { expect, test } from 'vitest'

import { changeInstance } from '../../model/testing/change-instance.ts'
import { endSession, getSession, readCredentials } from '../../model/session.ts'
import { getServer } from '../../model/server.ts'
import { serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { openCodeForm, openForm, serveBut, serveSecondFactor } from './testing.tsx'

test('[AUTH-01] the form has username, password, a way to a new password, and an error that can be dismissed', async () => {
  serve(defaultAnswers)
  const { screen, submit } = await openForm()
  await expect
    .element(screen.getByRole('link', { name: 'Forgot your password?' }))
    .toHaveAttribute('href', '/password-reset')
  await submit('wrong')
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Invalid credentials')
  await screen.getByRole('button', { name: 'Dismiss error' }).press()
  await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
})

test('[AUTH-02] the way to sign up shows only when registration is open', async () => {
  serve(defaultAnswers)
  const { screen } = await openForm()
  const link = screen.getByRole('link', { name: 'Create an account' })
  expect(link.query()).toBeNull()
  changeInstance({ facts: { registrationOpen: true } })
  await expect.element(link).toHaveAttribute('href', '/registration')
})

test('[AUTH-03] [AUTH-04] name and password are exchanged for a token, the account is fetched, home opens', async () => {
  const server = serve(defaultAnswers)
  const { submit } = await openForm()
  await submit()
  await expect.poll(() => getSession().status).toBe('signedIn')
  expect(server.asked('/oauth/token')[0]?.form).toEqual({
    client_id: 'client',
    client_secret: 'secret',
    grant_type: 'password',
    username: 'wren',
    password: 'right',
  })
  expect(server.asked('/api/v1/accounts/verify_credentials')[0]?.bearer).toBe('of-wren')
  expect(readCredentials(getServer()).userToken).toBe('of-wren')
  expect(getSession().viewerId).toBe('1')
  expect(location.pathname).toBe('/main/friends')
})

test('[AUTH-05] the client is registered once and used again', async () => {
  const server = serve(defaultAnswers)
  const { submit } = await openForm()
  await submit()
  await expect.poll(() => getSession().status).toBe('signedIn')
  endSession('left')
  await submit()
  await expect.poll(() => getSession().status).toBe('signedIn')
  expect(server.asked('/api/v1/apps')).toHaveLength(1)
  expect(server.asked('/api/v1/apps')[0]?.form).toMatchObject({ scopes: 'read write follow push admin' })
  expect(readCredentials(getServer())).toMatchObject({ clientId: 'client', clientSecret: 'secret' })
})

test('[AUTH-05] a server that forgot the client gets it registered again, and the sign-in goes through', async () => {
  let registrations = 0
  const server = serve((seen) => {
    if (seen.path === '/api/v1/apps') {
      registrations += 1
      return { body: { client_id: `client-${registrations}`, client_secret: 'secret', name: 'Skein' } }
    }
    const isForgotten =
      seen.path === '/oauth/token' && seen.form['client_id'] === 'client-1' && registrations === 1
    return isForgotten && server.asked('/oauth/token').length > 1
      ? { status: 400, body: { error: 'Invalid credentials' } }
      : defaultAnswers(seen)
  })
  const { submit } = await openForm()
  await submit()
  await expect.poll(() => getSession().status).toBe('signedIn')
  endSession('left')
  await submit()
  await expect.poll(() => getSession().status).toBe('signedIn')
  expect(registrations).toBe(2)
  expect(readCredentials(getServer()).clientId).toBe('client-2')
})

test('[AUTH-06] [AUTH-09] a second factor is asked for, and the code of the authenticator signs in', async () => {
  const server = serveSecondFactor()
  const { code, verify } = await openCodeForm()
  await code.fill('123456')
  await verify()
  await expect.poll(() => getSession().status).toBe('signedIn')
  expect(server.asked('/oauth/mfa/challenge')[0]?.form).toEqual({
    client_id: 'client',
    client_secret: 'secret',
    mfa_token: 'mfa',
    code: '123456',
    challenge_type: 'totp',
  })
})

test('[AUTH-07] [AUTH-10] the two forms of the second factor lead to each other; a recovery code signs in', async () => {
  const server = serveSecondFactor()
  const { screen, code, verify } = await openCodeForm()
  await screen.getByRole('button', { name: 'Use a recovery code instead' }).press()
  await screen.getByRole('button', { name: 'Use an authenticator code instead' }).press()
  await expect.element(code).toHaveFocus()
  await screen.getByRole('button', { name: 'Use a recovery code instead' }).press()
  await screen.getByLabelText('Recovery code').fill('abcd-efgh')
  await verify()
  await expect.poll(() => getSession().status).toBe('signedIn')
  expect(server.asked('/oauth/mfa/challenge')[0]?.form).toMatchObject({
    code: 'abcd-efgh',
    challenge_type: 'recovery',
  })
})

test('[AUTH-08] cancel in either form of the second factor returns to name and password, as they were typed', async () => {
  serveSecondFactor()
  const { screen, submit, username, password } = await openForm()
  for (const isRecovery of [false, true]) {
    await submit()
    if (isRecovery) await screen.getByRole('button', { name: 'Use a recovery code instead' }).press()
    await screen.getByRole('button', { name: 'Cancel' }).press()
    await expect.element(username).toHaveValue('wren')
    await expect.element(password).toHaveValue('right')
  }
})

test('[AUTH-11] a password that must be reset leads to the reset page with its flag', async () => {
  serveBut('/oauth/token', {
    status: 403,
    body: { error: 'Password reset is required', identifier: 'password_reset_required' },
  })
  const { submit } = await openForm()
  await submit()
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/password-reset?passwordResetRequested=true')
})

test('[ERR-01] a 401 without words says that name or password are wrong', async () => {
  serveBut('/oauth/token', { status: 401 })
  const { screen, submit } = await openForm()
  await submit()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Wrong username or password')
})

test('[ERR-01] an account that the new token may not read says that name or password are wrong', async () => {
  serveBut('/api/v1/accounts/verify_credentials', { status: 403, body: { error: 'Invalid credentials.' } })
  const { screen, submit } = await openForm()
  await submit()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Wrong username or password')
  expect(getSession().status).toBe('visitor')
  expect(readCredentials(getServer()).userToken).toBeNull()
})

test('[ERR-02] another failure asks to try again, and nothing typed is lost', async () => {
  serveBut('/oauth/token', { status: 500 })
  const { screen, submit, username, password } = await openForm()
  await submit()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('An error occurred, please try again')
  await expect.element(username).toHaveValue('wren')
  await expect.element(password).toHaveValue('right')
})

test.for([
  [500, 'Internal Server Error'],
  [502, '<html><h1>502 Bad Gateway</h1></html>'],
  [502, 'upstream connect error or disconnect/reset before headers'],
] as const)('[ERR-02] the body of a %i that is no JSON is not shown', async ([status, body]) => {
  serveBut('/oauth/token', { status, body })
  const { screen, submit } = await openForm()
  await submit()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('An error occurred, please try again')
})

test('[ERR-03] a server out of reach is said to be, and nothing typed is lost', async () => {
  serve(() => 'unreachable')
  const { screen, submit, username, password } = await openForm()
  await submit()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Failed to connect to server, try again')
  await expect.element(username).toHaveValue('wren')
  await expect.element(password).toHaveValue('right')
})

test('[ERR-04] the words of the server about a refused sign-in are shown as they are', async () => {
  serveBut('/oauth/token', {
    status: 403,
    body: {
      error: 'Your login is missing a confirmed e-mail address',
      identifier: 'missing_confirmed_email',
    },
  })
  const { screen, submit } = await openForm()
  await submit()
  await expect
    .element(screen.getByLive('urgent'))
    .toHaveTextContent('Your login is missing a confirmed e-mail address')
})

test('[ERR-05] a refused code shows the words of the server and empties the field', async () => {
  const server = serveSecondFactor({ status: 400, body: { error: 'Invalid code' } })
  const { screen, code, verify } = await openCodeForm()
  await code.fill('000000')
  await verify()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Invalid code')
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expect.element(code).toHaveAccessibleDescription(/^Invalid code/)
  await verify()
  await expect.element(code).toHaveAccessibleDescription(/Enter a code\.$/)
  await code.fill('1')
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  expect(server.asked('/oauth/mfa/challenge')).toHaveLength(1)
})

test('a line that breaks during the second factor keeps the code that was typed', async () => {
  serveSecondFactor('unreachable')
  const { screen, code, verify } = await openCodeForm()
  await code.fill('123456')
  await verify()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Failed to connect to server, try again')
  await expect.element(code).toHaveValue('123456')
})

test('while the server is asked the fields rest and the form cannot be sent twice', async () => {
  const server = serveBut('/oauth/token', 'never')
  const { screen, submit, username } = await openForm()
  await submit()
  await expect
    .element(screen.getByRole('button', { name: 'Sign in' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(username).toBeDisabled()
  expect(server.asked('/oauth/token')).toHaveLength(1)
})

test('the password can be shown', async () => {
  const { screen, password } = await openForm()
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).press()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('[AUTH-12] an instance that wants it gets a button to its own sign-in page in the place of the form', async () => {
  serve(defaultAnswers)
  changeInstance({ branding: { name: 'Fenland', loginMethod: 'token' } }, unknownInstance)
  const { redirect, username } = await openForm()
  await expect.element(redirect).toBeVisible()
  expect(username.query()).toBeNull()
})
