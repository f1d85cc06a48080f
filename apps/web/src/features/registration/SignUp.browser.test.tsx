import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { endSession, getSession } from '../../model/session.ts'
import { forgetEverything, openSignUp, serveSignUp } from './testing.tsx'
import { deviceKey } from '../../model/storage.ts'

beforeEach(forgetEverything)
afterEach(() => {
  endSession('left')
  forgetEverything()
})

const signUps = (server: ReturnType<typeof serveSignUp>) => server.asked('/api/v1/accounts')

describe('the form', () => {
  test('[REG-01] has names, addresses, a bio, a password twice and the language of e-mails', async () => {
    serveSignUp()
    const { field } = await openSignUp({ facts: { accountActivationRequired: true } })
    const hints = {
      Username: 'username',
      'Full name': 'name',
      'Email address': 'email',
      Password: 'new-password',
      'Confirm password': 'new-password',
    }
    for (const [name, hint] of Object.entries(hints))
      await expect.element(field(name)).toHaveAttribute('autocomplete', hint)
    await expect.element(field('Bio (optional)')).toHaveProperty('tagName', 'TEXTAREA')
    await expect.element(field('Email language')).toMatchTextContent(/German/)
    const names = [...field('Email language').element().querySelectorAll('option')]
      .slice(1)
      .map(({ label }) => label)
    expect(names.filter((name) => /^[a-z]{2}$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })

  test('[REG-02] asks for a reason only where people are approved', async () => {
    serveSignUp()
    const open = await openSignUp()
    expect(open.field('Why do you want to join?').query()).toBeNull()
    await open.screen.unmount()
    const { field } = await openSignUp({ facts: { accountApprovalRequired: true } })
    await expect.element(field('Why do you want to join?')).toBeRequired()
  })

  test('[REG-03] shows the invitation, which cannot be changed and is sent', async () => {
    const server = serveSignUp()
    const { field, fillIn, submit } = await openSignUp({ facts: { registrationOpen: false } }, '8fk2')
    await expect.element(field('Invite code')).toHaveValue('8fk2')
    await expect.element(field('Invite code')).toHaveAttribute('readonly')
    await fillIn()
    await submit()
    await expect.poll(() => signUps(server)[0]?.form['token']).toBe('8fk2')
  })

  test('[REG-04] shows the terms beside it, as a tree without anything that runs', async () => {
    serveSignUp({
      terms: { body: '<h4>Be kind</h4><img src=x onerror="window.ran=1"><script>window.ran=1</script>' },
    })
    const { screen } = await openSignUp()
    const terms = screen.getByRole('region', { name: 'Terms of service' })
    await expect.element(terms).toMatchTextContent(/Be kind/)
    expect(terms.element().querySelector('script, [onerror]')).toBeNull()
    expect(window).not.toHaveProperty('ran')
  })

  test('terms that do not load say why and leave the form alone; where there are none, nothing stands', async () => {
    serveSignUp({ terms: { status: 500 } })
    const { screen, field } = await openSignUp()
    await expect.element(screen.getByText(/Couldn’t load the terms of service/)).toBeVisible()
    serveSignUp({ terms: { body: '<p>Be quick.</p>' } })
    await screen.getByRole('button', { name: 'Retry' }).press()
    await expect.element(screen.getByText('Be quick.')).toBeVisible()
    await expect.element(field('Username')).toBeEnabled()
  })

  test('[REG-05] cannot be changed while it is on its way', async () => {
    serveSignUp({ signUp: 'never' })
    const { screen, fillIn, submit } = await openSignUp({ facts: { accountApprovalRequired: true } }, 'x')
    await fillIn({ 'Why do you want to join?': 'bread' })
    await submit()
    const controls = () => [
      ...screen.container.querySelectorAll('form :is(input, textarea, select, [type=submit])'),
    ]
    await expect
      .poll(() => controls().length > 8 && controls().every((each) => each.matches(':disabled')))
      .toBe(true)
  })

  test('shows both passwords when asked to', async () => {
    serveSignUp()
    const { screen, field } = await openSignUp()
    await screen.getByRole('button', { name: 'Show password' }).press()
    await expect.element(field('Password')).toHaveAttribute('type', 'text')
    await expect.element(field('Confirm password')).toHaveAttribute('type', 'text')
  })
})

describe('what is missing', () => {
  test('[REG-06] a username is said, has the focus, and nothing is sent', async () => {
    const server = serveSignUp()
    const { field, fillIn, submit } = await openSignUp()
    await fillIn({ Username: '  ' })
    await submit()
    await expect.element(field('Username')).toHaveAccessibleDescription('Choose a username.')
    await expect.element(field('Username')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Username')).toHaveFocus()
    expect(signUps(server)).toEqual([])
  })

  test('[REG-07] [REG-08] full name, password and its repetition each have words of their own', async () => {
    const server = serveSignUp()
    const { field, fillIn, submit } = await openSignUp()
    await fillIn({ 'Full name': '', Password: '', 'Confirm password': '' })
    await submit()
    await expect
      .element(field('Full name'))
      .toHaveAccessibleDescription('Enter your full name, or the name you go by.')
    await expect.element(field('Full name')).toHaveFocus()
    await expect.element(field('Password')).toHaveAccessibleDescription('Choose a password.')
    await expect.element(field('Confirm password')).toHaveAccessibleDescription('Enter the password again.')
    await field('Full name').fill('Wren')
    await field('Password').fill('secret')
    await field('Confirm password').fill('secrets')
    await submit()
    await expect.element(field('Confirm password')).toHaveAccessibleDescription('The passwords don’t match.')
    await expect.element(field('Confirm password')).toHaveFocus()
    expect(signUps(server)).toEqual([])
  })
})

describe('what is sent', () => {
  test('[REG-10] [REG-11] [REG-12] [API-03] is trimmed, copied and complete, as the client itself', async () => {
    const server = serveSignUp()
    const { fillIn, submit } = await openSignUp()
    await fillIn({ Username: ' wren ', 'Full name': ' Jenny Wren ' })
    await submit()
    await expect.poll(() => signUps(server)).toHaveLength(1)
    expect(signUps(server)[0]).toMatchObject({ method: 'POST', bearer: 'of-app' })
    expect(signUps(server)[0]?.form).toEqual({
      username: 'wren',
      nickname: 'wren',
      fullname: 'Jenny Wren',
      email: '',
      password: 'secret',
      confirm: 'secret',
      locale: 'en_US',
      agreement: 'true',
    })
  })

  test('the client gets a new token where the server no longer takes the kept one', async () => {
    let isOld = true
    const server = serveSignUp({
      signUp: () => {
        if (!isOld) return { body: { access_token: 'of-wren' } }
        isOld = false
        return { status: 403, body: { error: 'Invalid credentials' } }
      },
    })
    localStorage.setItem(
      deviceKey('oauth'),
      JSON.stringify({ [location.origin]: { clientId: 'client', clientSecret: 'secret', appToken: 'old' } }),
    )
    const { fillIn, submit } = await openSignUp()
    await fillIn()
    await submit()
    await expect.poll(() => signUps(server).map(({ bearer }) => bearer)).toEqual(['old', 'of-app'])
    await expect.poll(() => getSession().status).toBe('signedIn')
    expect(server.asked('/api/v1/apps')).toEqual([])
  })
})
