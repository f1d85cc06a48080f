import { unknownInstance } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { setInstance } from '../../model/instance.ts'
import { changeInstance, type InstanceChange } from '../../model/testing/change-instance.ts'
import { forgetAll, serve, defaultAnswers, type Reply, type Seen } from '../../model/testing/fake-server.ts'
import { forgetSignUp } from './sign-up-state.ts'
import { SignUp } from './SignUp.tsx'

export const puzzle = (number: number) => ({
  type: 'native',
  token: `token-${number}`,
  answer_data: `data-${number}`,
  url: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='20' height='${10 + number}'/>`,
  seconds_valid: 300,
})

/** Before and after each test. */
export function forgetEverything(): void {
  forgetSignUp()
  setInstance(unknownInstance)
  forgetAll()
}

type Answer = Reply | ((seen: Seen) => Reply)

const given = (answer: Answer, seen: Seen): Reply => (typeof answer === 'function' ? answer(seen) : answer)

interface Far {
  readonly signUp?: Answer
  readonly captcha?: Answer
  readonly terms?: Answer
  readonly verify?: Answer
}

const tokenAnswer = { body: { access_token: 'of-wren', me: 'https://fen.example/users/wren' } }

/** A server that people can sign up at. */
export function serveSignUp({
  signUp = tokenAnswer,
  captcha = { body: { type: 'none' } },
  terms,
  verify,
}: Far = {}) {
  return serve((seen) => {
    if (seen.path === '/api/v1/accounts' && seen.method === 'POST') return given(signUp, seen)
    if (seen.path === '/api/v1/pleroma/captcha') return given(captcha, seen)
    if (seen.path === '/static/terms-of-service.html') return given(terms ?? { status: 404 }, seen)
    if (verify && seen.path === '/api/v1/accounts/verify_credentials') return given(verify, seen)
    return defaultAnswers(seen)
  })
}

/** Shows the form; `again` shows it anew, as after Back. */
export async function openSignUp({ facts, ...change }: InstanceChange = {}, inviteToken?: string) {
  changeInstance({ facts: { registrationOpen: true, ...facts }, ...change }, unknownInstance)
  history.replaceState(null, '', '/registration')
  const client = new QueryClient()
  const screen = await render(
    <WithEnglish>
      <QueryClientProvider client={client}>
        <SignUp inviteToken={inviteToken} />
      </QueryClientProvider>
    </WithEnglish>,
  )
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const submit = () => screen.getByRole('button', { name: 'Create account' }).click()
  const fillIn = async (more: Record<string, string> = {}) => {
    const values = { Username: 'wren', 'Full name': 'Wren', Password: 'secret', 'Confirm password': 'secret' }
    for (const [name, value] of Object.entries({ ...values, ...more })) await field(name).fill(value)
  }
  return { screen, field, fillIn, submit }
}
