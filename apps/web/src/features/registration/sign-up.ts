import { isApiError, signUp, type Captcha, type Client, type SignedUp } from '@skein/api'

import { navigate } from '../../lib/navigate.ts'
import { matchRoute, paths } from '../../model/routes.ts'
import { AccountCheckError, signInByToken, withAppToken } from '../session/index.ts'
import { validate, type Requirements } from './rules/validate.ts'
import { changeSignUpState, forgetSignUp, getSignUpState } from './sign-up-state.ts'

export interface Attempt {
  readonly client: Client
  readonly requirements: Requirements
  readonly inviteToken: string | undefined
  readonly captcha: { readonly puzzle: Captcha; readonly answer: string } | null
  /** A captcha is good for one attempt. */
  readonly renewCaptcha: () => void
}

function fail(error: unknown, refusedAnswer = ''): void {
  const { failures, fields } = getSignUpState()
  changeSignUpState({ error, refusedFields: fields, refusedAnswer, failures: failures + 1, isPending: false })
}

function waitAt(path: string): void {
  forgetSignUp()
  navigate(path)
}

/** The account is there: signs it in [REG-16], or says what else is to happen first. */
async function enter({ client, requirements }: Attempt): Promise<void> {
  const { token } = getSignUpState()
  if (token === null) return
  changeSignUpState({ isPending: true, error: null })
  try {
    await signInByToken(client, token)
  } catch (error) {
    const cause = error instanceof AccountCheckError ? error.cause : error
    // Servers that give the token at once refuse it until the account is confirmed or approved.
    if (isApiError(cause) && cause.status === 403)
      waitAt(requirements.isReasonRequired ? paths.registrationRequestSent : paths.awaitingEmailConfirmation)
    else fail(cause)
    return
  }
  if (matchRoute(location.pathname).name === 'registration') navigate(paths.friends)
}

function finish(attempt: Attempt, answer: SignedUp): Promise<void> | void {
  if (answer.kind === 'token') {
    changeSignUpState({ token: answer.token })
    return enter(attempt)
  }
  const word = answer.kind === 'identifier' ? answer.identifier : null
  if (word === 'awaiting_approval') return waitAt(paths.registrationRequestSent)
  if (word === 'missing_confirmed_email') return waitAt(paths.awaitingEmailConfirmation)
  if (word === 'manual_login_required') {
    forgetSignUp()
    return changeSignUpState({ end: 'signInByHand' })
  }
  // [ERR-10]
  console.error('The answer to the sign-up says nothing that is known:', answer)
  return changeSignUpState({ end: 'unknown', isPending: false })
}

function send({ client, inviteToken, captcha }: Attempt): Promise<SignedUp> {
  const { fields } = getSignUpState()
  const form = {
    ...fields,
    username: fields.username.trim(),
    fullName: fields.fullName.trim(),
    email: fields.email.trim(),
    ...(inviteToken !== undefined && { inviteToken }),
    ...(captcha !== null && {
      captcha: {
        solution: captcha.answer,
        token: captcha.puzzle.token,
        answerData: captcha.puzzle.answerData,
      },
    }),
  }
  return withAppToken(client, (appToken) => signUp(client, appToken, form))
}

/** Makes an account of what stands in the form, once at a time; nothing typed is lost when it comes to nothing. */
export async function carryOutSignUp(attempt: Attempt): Promise<void> {
  const { fields, failures, isPending, token } = getSignUpState()
  if (isPending) return
  if (token !== null) {
    await enter(attempt)
    return
  }
  if (Object.keys(validate(fields, attempt.requirements)).length > 0) {
    changeSignUpState({ wasTried: true, error: null, failures: failures + 1 })
    return
  }
  changeSignUpState({ isPending: true, wasTried: true, error: null, end: null })
  try {
    await finish(attempt, await send(attempt))
  } catch (error) {
    fail(error, attempt.captcha?.answer)
    attempt.renewCaptcha()
  }
}
