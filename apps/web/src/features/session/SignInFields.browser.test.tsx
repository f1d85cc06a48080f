import { expect, test } from 'vitest'

import { serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { openForm, serveBut } from './testing.tsx'

test('[ERR-01] a refused sign-in marks both fields, says at them what is wrong, and goes to the first', async () => {
  serve(defaultAnswers)
  const { username, password, submit } = await openForm()
  await submit('wrong')
  await expect.element(username).toHaveFocus()
  for (const field of [username, password]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('Invalid credentials')
  }
  await password.fill('right')
  for (const field of [username, password]) await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('a failure that is not for what was typed marks no field, and the focus goes to why it failed', async () => {
  serveBut('/oauth/token', { status: 500 })
  const { screen, username, password, submit } = await openForm()
  await submit()
  const reason = screen.getByLive('urgent')
  await expect.poll(() => document.activeElement?.contains(reason.element())).toBe(true)
  for (const field of [username, password]) await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('a form that lacks something is not sent: each field says what it lacks, and the first has the focus', async () => {
  const server = serve(defaultAnswers)
  const { screen, username, password } = await openForm()
  await screen.getByRole('button', { name: 'Sign in' }).press()
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
  await expect.element(username).toHaveAccessibleDescription('Enter your username.')
  await expect.element(username).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription('Enter your password.')
  await username.fill('wren')
  await expect.element(username).not.toHaveAttribute('aria-invalid')
  await screen.getByRole('button', { name: 'Sign in' }).press()
  await expect.element(password).toHaveFocus()
  expect(server.asked('/oauth/token')).toEqual([])
})
