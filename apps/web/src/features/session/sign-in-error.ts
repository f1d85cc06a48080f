import { isApiError } from '@skein/api'

import { AccountCheckError } from './sign-in.ts'

/** What to say of a failed sign-in: one of our sentences, or the server's own. */
export type SignInError =
  | { readonly key: 'session.cannotConnect' | 'session.tryAgain' | 'session.wrongPassword' }
  | { readonly text: string }

function isUnreachable(error: unknown): boolean {
  return isApiError(error) && ['network', 'timeout', 'aborted'].includes(error.kind)
}

/**
 * The error catalogue of signing in [ERR-01] to [ERR-05]. The server's own text is shown where the token request gave
 * one (C10); the fixed sentences are for the rest.
 */
export function signInError(error: unknown): SignInError {
  const isAccountCheck = error instanceof AccountCheckError
  const failure = isAccountCheck ? error.cause : error
  if (isUnreachable(failure)) return { key: 'session.cannotConnect' }
  if (!isApiError(failure)) return { key: 'session.tryAgain' }
  if (!isAccountCheck && failure.serverMessage) return { text: failure.serverMessage }
  const isRefused = failure.status === 401 || (isAccountCheck && failure.status === 403)
  return { key: isRefused ? 'session.wrongPassword' : 'session.tryAgain' }
}
