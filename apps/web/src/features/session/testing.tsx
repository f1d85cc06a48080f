import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { serve, defaultAnswers, type Reply, type Seen } from '../../model/testing/fake-server.ts'
import { SignInForm } from './SignInForm.tsx'

/** The form, its fields, and the way to send it with a password. */
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
  return { screen, username, password, submit }
}

/** The usual server, but for one path. */
export function serveBut(path: string, reply: Reply | ((seen: Seen) => Reply)) {
  return serve((seen) => {
    if (seen.path !== path) return defaultAnswers(seen)
    return typeof reply === 'function' ? reply(seen) : reply
  })
}

/** What the server answers to a password when there is a second factor. */
export const mfaRequired = {
  status: 403,
  body: { error: 'mfa_required', mfa_token: 'mfa', supported_challenge_types: 'totp' },
}
