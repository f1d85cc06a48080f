import { captchaSchema, signedUpSchema, type Captcha, type SignedUp } from '../entities/sign-up.ts'
import { isApiError } from '../http/api-error.ts'
import { malformedAnswer } from '../http/answer.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity, type Reads } from '../http/reads.ts'

/** Servers without the call may answer with their front page; that is no success. */
const noContent: Reads<void> = {
  schema: null,
  form: 'nothing',
  read: (answer) => {
    if (answer.status !== 204) throw malformedAnswer(answer)
  },
}

export const registrationEndpoints = {
  captcha: endpoint('GET', '/api/v1/pleroma/captcha', entity(captchaSchema)),
  signUp: endpoint('POST', '/api/v1/accounts', entity(signedUpSchema)),
  resetPassword: endpoint('POST', '/auth/password', noContent),
}

/** A new captcha, or null where signing up needs none: because the server says so, or knows no captchas. @throws ApiError */
export const fetchCaptcha = async (client: Client, options: RequestOptions = {}): Promise<Captcha | null> => {
  try {
    return await client.request(callOf(registrationEndpoints.captcha, { ...options, token: null }))
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}

/** What somebody who signs up tells the server; left out or empty is not sent, but for the e-mail address. */
export interface SignUpForm {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly confirmation: string
  readonly bio?: string
  /** Why they want an account, where approval is required. */
  readonly reason?: string
  /** BCP 47 tag of the language of the server's letters. */
  readonly language?: string
  /** An invitation. */
  readonly inviteToken?: string
  readonly captcha?: { readonly solution: string; readonly token: string; readonly answerData: string }
}

/** The fields as the server names them [REG-12, REG-15]. */
function fieldsOf(form: SignUpForm): [string, string][] {
  const { captcha } = form
  const all: [string, string | undefined][] = [
    ['username', form.username],
    ['nickname', form.username],
    ['fullname', form.fullName],
    ['email', form.email],
    ['bio', form.bio],
    ['password', form.password],
    ['confirm', form.confirmation],
    ['reason', form.reason],
    ['language', form.language?.replaceAll('_', '-')],
    ['token', form.inviteToken],
    ['captcha_solution', captcha?.solution],
    ['captcha_token', captcha?.token],
    ['captcha_answer_data', captcha?.answerData],
    ['locale', 'en_US'],
    ['agreement', 'true'],
  ]
  return all.flatMap(([name, value = '']): [string, string][] =>
    value === '' && name !== 'email' ? [] : [[name, value]],
  )
}

/**
 * Makes an account.
 * @param appToken of {@link fetchAppToken}
 * @throws ApiError whose `fields` hold complaints by field
 */
export const signUp = (
  client: Client,
  appToken: string,
  form: SignUpForm,
  options: RequestOptions = {},
): Promise<SignedUp> =>
  client.request(
    callOf(registrationEndpoints.signUp, { ...options, token: appToken, multipart: fieldsOf(form) }),
  )

/**
 * Asks for a letter with a way to a new password. The server answers the same whether it knows the address or not.
 * @throws ApiError with status 429 after too many attempts
 */
export const requestPasswordReset = (
  client: Client,
  email: string,
  options: RequestOptions = {},
): Promise<void> =>
  // The address is among Akkoma's pages, which refuse whoever takes JSON only.
  client.request(
    callOf(registrationEndpoints.resetPassword, {
      ...options,
      token: null,
      query: { email },
      headers: { accept: '*/*' },
    }),
  )
