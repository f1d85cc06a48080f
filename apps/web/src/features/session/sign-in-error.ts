import { isApiError, type ApiError } from '@skein/api'

import { isInputRefused } from '../../model/notices.ts'
import { AccountCheckError } from './sign-in.ts'

/** What to say of a failed sign-in: one of our sentences, or the server's own. */
export type SignInError =
  | {
      readonly key:
        | 'session.cannotConnect'
        | 'session.redirectOnly'
        | 'session.tryAgain'
        | 'session.wrongPassword'
    }
  | { readonly text: string }

function isUnreachable(error: unknown): boolean {
  return isApiError(error) && ['network', 'timeout', 'aborted'].includes(error.kind)
}

/** The server's own sentence, not the page of whatever stands in front of it [ERR-02]. */
function wordsIn({ serverMessage, body }: ApiError): string | null {
  return typeof body === 'string' ? null : serverMessage
}

/** Where the account is asked for, 403 says that the new token is good for nothing. */
function isUnauthorized(error: unknown, isAccountCheck: boolean): boolean {
  return isApiError(error) && (error.status === 401 || (isAccountCheck && error.status === 403))
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
  const words = isAccountCheck ? null : wordsIn(failure)
  if (words) return { text: words }
  return { key: isUnauthorized(failure, isAccountCheck) ? 'session.wrongPassword' : 'session.tryAgain' }
}

/** Whether it is what was typed that is wrong, not the account, the server or the line. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof AccountCheckError
    ? isUnauthorized(error.cause, true)
    : isUnauthorized(error, false) || isInputRefused(error)
}
