import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { endSession, getSession, readCredentials } from '../../model/session.ts'
import { getServer } from '../../model/server.ts'
import type { Reply } from '../../model/testing/fake-server.ts'
import { forgetEverything, openSignUp, puzzle, serveSignUp } from './testing.tsx'

beforeEach(forgetEverything)
afterEach(() => {
  endSession('left')
  vi.restoreAllMocks()
  forgetEverything()
})

async function signUpWith(answer: Reply, options: Parameters<typeof openSignUp>[0] = {}) {
  const server = serveSignUp({ signUp: answer })
  const opened = await openSignUp(options)
  await opened.fillIn()
  await opened.submit()
  return { server, ...opened }
}

describe('an account', () => {
  test('[REG-16] whose token comes back is signed in and goes home', async () => {
    await signUpWith({ body: { access_token: 'of-wren', me: 'https://fen.example/users/wren' } })
    await expect.poll(() => getSession().status).toBe('signedIn')
    await expect.poll(() => location.pathname).toBe('/main/friends')
    expect(readCredentials(getServer()).userToken).toBe('of-wren')
  })

  test('[REG-17] that awaits approval leads to the page that says so, and nobody is signed in', async () => {
    await signUpWith({ body: { identifier: 'awaiting_approval', message: 'Wait' } })
    await expect.poll(() => location.pathname).toBe('/registration-request-sent')
    expect(getSession().status).toBe('visitor')
  })

  test('[REG-18] that awaits a confirmed address leads to the page that says so, and nobody is signed in', async () => {
    await signUpWith({ body: { identifier: 'missing_confirmed_email', message: 'Look' } })
    await expect.poll(() => location.pathname).toBe('/awaiting-email-confirmation')
    expect(getSession().status).toBe('visitor')
  })

  test('that is to be signed in by hand says so and shows the way [BUG: manual_login_required was not handled]', async () => {
    const { screen } = await signUpWith({ body: { identifier: 'manual_login_required' } })
    await expect.element(screen.getByText(/Sign in with the password you chose/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('button', { name: 'Create account' }).query()).toBeNull()
  })

  test('whose token is good only after a confirmation goes to the page that says so', async () => {
    const refusal = { status: 403, body: { error: 'Your login is missing a confirmed e-mail address' } }
    serveSignUp({ verify: refusal })
    const { fillIn, submit } = await openSignUp()
    await fillIn()
    await submit()
    await expect.poll(() => location.pathname).toBe('/awaiting-email-confirmation')
  })

  test('that cannot be read yet is signed in by trying again, and is not made a second time', async () => {
    let isDown = true
    const account = { id: '1', username: 'wren', acct: 'wren', url: '/users/wren' }
    const server = serveSignUp({ verify: () => (isDown ? 'unreachable' : { body: account }) })
    const { screen, fillIn, submit } = await openSignUp()
    await fillIn()
    await submit()
    await expect.element(screen.getByText(/Your account has been created, but/)).toBeVisible()
    isDown = false
    await screen.getByRole('button', { name: 'Continue' }).press()
    await expect.poll(() => getSession().status).toBe('signedIn')
    expect(server.asked('/api/v1/accounts')).toHaveLength(1)
  })

  test('[ERR-10] of an answer that says nothing is logged: nobody is signed in, nothing opens', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { screen, field } = await signUpWith({ body: {} })
    await expect.element(screen.getByText(/sent an unexpected answer/)).toBeVisible()
    expect(log).toHaveBeenCalledOnce()
    expect(getSession().status).toBe('visitor')
    expect(location.pathname).toBe('/registration')
    await expect.element(field('Username')).toHaveValue('wren')
  })
})

const twice = (fields: Record<string, string[]>): Reply => ({
  status: 400,
  body: { error: JSON.stringify(fields) },
})

describe('a refusal', () => {
  test('[ERR-09] [REG-19] [REG-20] is listed in sentences, tied to its fields, and brings a new captcha', async () => {
    const server = serveSignUp({
      signUp: twice({ ap_id: ['has already been taken'], email: ['is odd'] }),
      captcha: () => ({ body: puzzle(server.asked('/api/v1/pleroma/captcha').length) }),
    })
    const { screen, field, fillIn, submit } = await openSignUp()
    await fillIn({ 'Characters in the image': 'abc' })
    await submit()
    const list = screen.getByRole('list').filter({ hasText: 'Username' })
    await expect.element(list).toHaveTextContent('Username has already been taken.Email is odd.')
    await expect.element(field('Username')).toHaveAccessibleDescription('Username has already been taken.')
    await expect.element(field('Username')).toHaveFocus()
    await expect.element(field('Email address (optional)')).toHaveAccessibleDescription('Email is odd.')
    await expect.poll(() => server.asked('/api/v1/pleroma/captcha')).toHaveLength(2)
    await expect.element(field('Characters in the image')).toHaveValue('')
    await field('Username').fill('other')
    await expect.element(field('Username')).not.toHaveAttribute('aria-invalid')
    await screen.getByRole('button', { name: 'Dismiss error' }).press()
    await expect.element(list).not.toBeInTheDocument()
  })

  test('of the captcha is said at its box, which waits for another answer', async () => {
    serveSignUp({ signUp: twice({ captcha: ['Invalid CAPTCHA'] }), captcha: { body: puzzle(1) } })
    const { field, fillIn, submit } = await openSignUp()
    await fillIn({ 'Characters in the image': 'abc' })
    await submit()
    const box = field('Characters in the image')
    await expect.element(box).toHaveAccessibleDescription('Captcha Invalid CAPTCHA.')
    await expect.element(box).toHaveFocus()
  })

  test.each([
    [
      'too many attempts',
      { status: 429, body: { error: 'Throttled' } },
      'You have reached the limit of attempts',
    ],
    [
      'a server that is out of reach',
      'unreachable',
      'Couldn’t create your account. Couldn’t reach the server.',
    ],
    ['a server in trouble', { status: 500 }, 'Couldn’t create your account. Internal Server Error.'],
    [
      'sign-up that closed meanwhile',
      { status: 400, body: { error: 'Expired token' } },
      'Sign-up has closed',
    ],
  ] as const)(
    'because of %s says so, takes the focus, and keeps all that was typed',
    async (_, answer, words) => {
      const { screen, field } = await signUpWith(answer)
      const alert = screen.getByLive('urgent').filter({ hasText: words })
      await expect.element(alert).toBeVisible()
      await expect.poll(() => document.activeElement?.contains(alert.element())).toBe(true)
      await expect.element(field('Username')).toHaveValue('wren')
      await expect.element(field('Password')).toHaveValue('secret')
    },
  )
})

describe('what was typed', () => {
  test('is there after another screen and Back, the passwords too, and the passwords are stored nowhere', async () => {
    serveSignUp()
    const first = await openSignUp()
    await first.fillIn({ 'Bio (optional)': 'I sing.' })
    await first.screen.unmount()
    const { field } = await openSignUp()
    await expect.element(field('Bio (optional)')).toHaveValue('I sing.')
    await expect.element(field('Confirm password')).toHaveValue('secret')
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    expect(stored).toContain('I sing.')
    expect(stored).not.toContain('secret')
  })

  test('is on its way also after another screen and Back, once', async () => {
    const server = serveSignUp({ signUp: 'never' })
    const first = await openSignUp()
    await first.fillIn()
    await first.submit()
    await expect.poll(() => server.asked('/api/v1/accounts')).toHaveLength(1)
    await first.screen.unmount()
    const { field } = await openSignUp()
    await expect.element(field('Username')).toBeDisabled()
    await expect.element(field('Username')).toHaveValue('wren')
  })

  test('is gone when the account is made', async () => {
    await signUpWith({ body: { identifier: 'awaiting_approval' } })
    await expect.poll(() => location.pathname).toBe('/registration-request-sent')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('wren')
  })
})
