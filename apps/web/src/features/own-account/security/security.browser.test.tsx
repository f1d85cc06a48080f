import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices } from '../../../model/notices.ts'
import { getSession } from '../../../model/session.ts'
import { accountKey } from '../../../model/storage.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { draw, leaveServer, signInAtServer, tellEmail } from '../testing/open.tsx'
import { SecuritySection } from './SecuritySection.tsx'

let server: FakeServer
beforeEach(async () => {
  server = await signInAtServer()
})
afterEach(leaveServer)

const success = { status: 'success' }
const urgent = page.getByLive('urgent')
const opener = (name: string) => page.getByRole('listitem').getByRole('button', { name, exact: true }).first()
const form = (name: string) => page.getByRole('form', { name })
const submit = (name: string) => form(name).getByRole('button', { name })
const passwordForm = 'Change password'
const emailForm = 'Change email address'

async function fillPassword(current: string, next: string, again: string) {
  await opener(passwordForm).press()
  const fields = form(passwordForm)
  await expect.element(fields.getByLabelText('Current password')).toHaveFocus()
  await fields.getByLabelText('Current password').fill(current)
  await fields.getByLabelText('New password', { exact: true }).fill(next)
  await fields.getByLabelText('New password, once more').fill(again)
}

test('[DATA-10] a new password needs the current one and is typed twice; then it is signed in with anew, and drafts are still there', async () => {
  server.on('POST /api/pleroma/change_password', success)
  localStorage.setItem(accountKey('drafts', 'id-wren'), '[]')
  await draw(<SecuritySection />)
  await fillPassword('old', 'new one', 'new on')
  await expect
    .element(form(passwordForm).getByLabelText('New password, once more'))
    .toHaveAccessibleDescription('The two new passwords differ.')
  await submit(passwordForm).press()
  await expect.element(form(passwordForm).getByLabelText('New password, once more')).toHaveFocus()
  expect(server.changes).toEqual([])
  await form(passwordForm).getByLabelText('New password, once more').fill('new one')
  await submit(passwordForm).press()
  await expect.poll(() => getSession().status).toBe('visitor')
  expect(server.asked('POST /api/pleroma/change_password').map((call) => call.form)).toEqual([
    { password: 'old', new_password: 'new one', new_password_confirmation: 'new one' },
  ])
  expect(location.pathname).toBe('/')
  expect(localStorage.getItem(accountKey('drafts', 'id-wren'))).toBe('[]')
  expect(getNotices()).toMatchObject([{ level: 'success', messageKey: 'ownAccount.password.changed' }])
})

test('[ERR-48] why the password is not changed is said; the session goes on', async () => {
  server.on('POST /api/pleroma/change_password', { error: 'Invalid password.' })
  await draw(<SecuritySection />)
  await fillPassword('wrong', 'new one', 'new one')
  await submit(passwordForm).press()
  await expect.element(urgent).toHaveTextContent('Couldn’t change your password. Invalid password.')
  expect(getSession().status).toBe('signedIn')
})

test('passwords are forgotten when the form is closed, and the focus goes back', async () => {
  await draw(<SecuritySection />)
  await fillPassword('old', 'new one', 'new one')
  await form(passwordForm).getByRole('button', { name: 'Cancel' }).press()
  await expect.element(opener(passwordForm)).toHaveFocus()
  await opener(passwordForm).press()
  await expect.element(form(passwordForm).getByLabelText('Current password')).toHaveValue('')
})

async function fillEmail(email: string, password: string) {
  await opener(emailForm).press()
  await form(emailForm).getByLabelText('New email address').fill(email)
  await form(emailForm).getByLabelText('Password of this account').fill(password)
}

test('[DATA-09] another email address needs the password, and is shown when the server has it', async () => {
  server.on('POST /api/pleroma/change_email', success)
  await draw(<SecuritySection />)
  await expect.element(page.getByText(/^wren@fen\.example\./)).toBeVisible()
  await opener(emailForm).press()
  await userEvent.keyboard('{Enter}')
  const email = form(emailForm).getByLabelText('New email address')
  await expect.element(email).toHaveAccessibleDescription('Enter an email address.')
  await email.fill('wren@loom.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(form(emailForm).getByLabelText('Password of this account')).toHaveFocus()
  await form(emailForm).getByLabelText('Password of this account').fill('secret')
  tellEmail(server, 'wren@loom.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^wren@loom\.example\./)).toBeVisible()
  expect(server.asked('POST /api/pleroma/change_email').map((call) => call.form)).toEqual([
    { email: 'wren@loom.example', password: 'secret' },
  ])
  await expect.element(opener(emailForm)).toHaveFocus()
})

test('[ERR-48] why the email address is not changed is said, and what was typed stays', async () => {
  server.on('POST /api/pleroma/change_email', { error: 'Email has already been taken.' })
  await draw(<SecuritySection />)
  await fillEmail('bea@loom.example', 'secret')
  await submit(emailForm).press()
  await expect
    .element(urgent)
    .toHaveTextContent('Couldn’t change your email address. Email has already been taken.')
  await expect.element(form(emailForm).getByLabelText('New email address')).toHaveValue('bea@loom.example')
})

test('where the server changes neither, the way to its own pages is shown', async () => {
  await signInAtServer(false)
  await draw(<SecuritySection />)
  await expect.element(page.getByRole('link', { name: /^Open/ })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
