import {
  answerMfaChallenge,
  exchangeCode,
  isApiError,
  readMfaChallenge,
  signInWithPassword,
  verifyCredentials,
  type Client,
  type MfaChallenge,
  type OAuthToken,
} from '@skein/api'

import { beginSession, changeCredentials } from '../../model/session.ts'
import { getServer } from '../../model/server.ts'
import { redirectUri, withApp } from './app-registration.ts'
import { isPasswordGrantRefusal, noteRefusedPassword } from './oauth-server.ts'
import type { PendingRedirect } from './pending-redirect.ts'

/** How a step of signing in ended, other than by an error. */
export type SignInResult =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'secondFactor'; readonly challenge: MfaChallenge }
  | { readonly kind: 'passwordResetRequired' }
  /** This server takes passwords on its own page only. */
  | { readonly kind: 'redirectOnly' }

/** The token was good, but the server did not say whose it is. */
export class AccountCheckError extends Error {
  constructor(cause: unknown) {
    super('The signed-in account could not be read', { cause })
  }
}

async function enter(client: Client, { accessToken, id }: OAuthToken): Promise<SignInResult> {
  try {
    beginSession(accessToken, await verifyCredentials(client, { token: accessToken }), { tokenId: id })
  } catch (error) {
    throw new AccountCheckError(error)
  }
  return { kind: 'signedIn' }
}

/** With a token that came from elsewhere, such as signing up. @throws AccountCheckError */
export async function signInByToken(client: Client, token: OAuthToken): Promise<void> {
  await enter(client, token)
}

/** The strategy of the form [AUTH-03, AUTH-04, AUTH-06, AUTH-11]. @throws ApiError, AccountCheckError */
export async function signInByPassword(
  client: Client,
  login: { readonly username: string; readonly password: string },
): Promise<SignInResult> {
  let token: OAuthToken
  try {
    token = await withApp(client, (app) => signInWithPassword(client, app, login))
  } catch (error) {
    const challenge = readMfaChallenge(error)
    if (challenge !== null) return { kind: 'secondFactor', challenge }
    if (isApiError(error) && error.identifier === 'password_reset_required')
      return { kind: 'passwordResetRequired' }
    if (!isPasswordGrantRefusal(error)) throw error
    noteRefusedPassword(client)
    return { kind: 'redirectOnly' }
  }
  return enter(client, token)
}

/** The second step [AUTH-09, AUTH-10]. @throws ApiError, AccountCheckError */
export async function signInByCode(
  client: Client,
  answer: { readonly mfaToken: string; readonly code: string; readonly type: 'totp' | 'recovery' },
): Promise<SignInResult> {
  return enter(client, await withApp(client, (app) => answerMfaChallenge(client, app, answer)))
}

/**
 * The way back from the server's own sign-in page [AUTH-13]. A code belongs to the registration it was asked for with.
 * @throws ApiError, AccountCheckError
 */
export async function signInByRedirectCode(
  client: Client,
  code: string,
  { app, verifier }: PendingRedirect,
): Promise<SignInResult> {
  const token = await exchangeCode(client, app, { code, redirectUri: redirectUri(), codeVerifier: verifier })
  changeCredentials(getServer(), app)
  return enter(client, token)
}
