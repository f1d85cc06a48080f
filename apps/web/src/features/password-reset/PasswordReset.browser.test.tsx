import { unknownInstance } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { forgetAll, serve, type Reply } from '../../model/testing/fake-server.ts'
import { PasswordReset } from './PasswordReset.tsx'

beforeEach(forgetAll)
afterEach(() => {
  setInstance(unknownInstance)
  forgetAll()
})

async function open({ mailerEnabled = true, isRequired = false } = {}) {
  changeInstance({ facts: { mailerEnabled } }, unknownInstance)
  const screen = await render(
    <WithEnglish>
      <PasswordReset isRequired={isRequired} />
    </WithEnglish>,
  )
  const box = screen.getByLabelText('Email address or username')
  const submit = () => screen.getByRole('button', { name: 'Send link' }).press()
  return { screen, box, submit }
}

test('[REG-21] [REG-22] [REG-23] the letter is asked for once; then it is said to be on its way and the box is empty', async () => {
  let answer: Reply = 'never'
  const server = serve(() => answer)
  const { screen, box, submit } = await open()
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await box.fill(' wren+1@fen.example ')
  await submit()
  await expect.element(box).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Send link' })).toBeDisabled()
  expect(server.seen).toMatchObject([
    { method: 'POST', path: '/auth/password', query: '?email=wren%2B1%40fen.example', bearer: null },
  ])
  await screen.unmount()
  answer = { status: 204 }
  const second = await open()
  await expect.element(second.box).toHaveValue(' wren+1@fen.example ')
  await second.submit()
  await expect
    .element(second.screen.getByLive('polite'))
    .toMatchTextContent(/an email with a link is on its way/)
  await expect.element(second.box).toHaveValue('')
  await expect.element(second.box).toHaveFocus()
})

test('an empty box is said to be, and nothing is asked', async () => {
  const server = serve(() => ({ status: 204 }))
  const { box, submit } = await open()
  await submit()
  await expect.element(box).toHaveAccessibleDescription('Enter your email address or username.')
  await expect.element(box).toHaveFocus()
  expect(server.seen).toEqual([])
})

test('[ERR-06] too many attempts are said, and what was typed stays', async () => {
  serve(() => ({ status: 429, body: { error: 'Throttled' } }))
  const { screen, box, submit } = await open()
  await box.fill('wren')
  await submit()
  await expect
    .element(screen.getByLive('urgent'))
    .toHaveTextContent('You have reached the limit of attempts, try again later.')
  await expect.element(box).toHaveValue('wren')
})

for (const [name, reply] of [
  ['a status that is none of its own', { status: 200, body: {} }],
  ['an error of the server', { status: 500 }],
  ['a server out of reach', 'unreachable'],
] as const)
  test(`[ERR-07] [REG-21] ${name} is a failure that can be dismissed [BUG: was silent]`, async () => {
    serve(() => reply)
    const { screen, box, submit } = await open()
    await box.fill('wren')
    await submit()
    await expect.element(screen.getByLive('urgent')).toHaveTextContent('An error occurred, please try again')
    await expect.element(box).toHaveFocus()
    await screen.getByRole('button', { name: 'Dismiss error' }).press()
    await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
    await box.fill('')
  })

test('[ERR-08] a server without e-mails says so, in other words where a new password is required', async () => {
  serve(() => ({ status: 204 }))
  const { screen, box } = await open({ mailerEnabled: false })
  await expect.element(screen.getByText(/so you can’t reset your password here/)).toBeVisible()
  expect(box.query()).toBeNull()
  await screen.unmount()
  const required = await open({ mailerEnabled: false, isRequired: true })
  await expect.element(required.screen.getByText(/You must choose a new password, but/)).toBeVisible()
})

test('[ROUTE-16] who was sent here because a new password is required is told why [BUG: the flag was lost]', async () => {
  serve(() => ({ status: 204 }))
  const { screen } = await open({ isRequired: true })
  await expect.element(screen.getByText(/You must choose a new password before/)).toBeVisible()
})
