import { unknownInstance } from '@skein/api'
import { afterEach, beforeEach } from 'vitest'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { setInstance } from '../../model/instance.ts'
import { endSession } from '../../model/session.ts'
import { forgetAll, serve, defaultAnswers, type Reply, type Seen } from '../../model/testing/fake-server.ts'
import { SignInForm } from './SignInForm.tsx'

// Hooks of every file that imports this: each test starts with nothing stored, nobody signed in and an unknown instance.
beforeEach(forgetAll)
afterEach(() => {
  endSession('left')
  setInstance(unknownInstance)
  forgetAll()
})

/** Shows the form: its fields, a function that sends it with a password, and the way to the server's own page. */
export async function openForm() {
  const screen = await render(
    <WithEnglish>
      <SignInForm />
    </WithEnglish>,
  )
  const username = screen.getByLabelText('Username')
  const password = screen.getByLabelText('Password', { exact: true })
  const submit = async (secret = 'right') => {
    await username.fill('wren')
    await password.fill(secret)
    await screen.getByRole('button', { name: 'Sign in' }).click()
  }
  const redirect = screen.getByRole('button', { name: 'Sign in with Fenland' })
  return { screen, username, password, submit, redirect }
}

/** The usual server, but for one path. */
export function serveBut(path: string, reply: Reply | ((seen: Seen) => Reply)) {
  return serve((seen) => {
    if (seen.path !== path) return defaultAnswers(seen)
    return typeof reply === 'function' ? reply(seen) : reply
  })
}

/** Sends a password to a server that wants a second factor: the field of its code, and the button that sends it. */
export async function openCodeForm() {
  const { screen, submit } = await openForm()
  await submit()
  const code = screen.getByLabelText('Authenticator code')
  const verify = () => screen.getByRole('button', { name: 'Verify' }).click()
  return { screen, code, verify }
}

/** What the server answers to a password when there is a second factor. */
const mfaRequired = {
  status: 403,
  body: { error: 'mfa_required', mfa_token: 'mfa', supported_challenge_types: 'totp' },
}

/** A server that wants a second factor. */
export function serveSecondFactor(challengeReply?: Reply) {
  return serve((seen) => {
    if (seen.path === '/oauth/token') return mfaRequired
    return (seen.path === '/oauth/mfa/challenge' ? challengeReply : undefined) ?? defaultAnswers(seen)
  })
}
