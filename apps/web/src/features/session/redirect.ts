import { authorizeUrl, type Client } from '@skein/api'

import { openKnownApp, redirectUri } from './app-registration.ts'
import { keepPending, takePending, type PendingRedirect } from './pending-redirect.ts'
import { makeProof } from './pkce.ts'

function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Address of the server's own sign-in page [AUTH-12], with a `state` and the challenge of a proof that only this tab
 * knows. @throws ApiError
 */
export async function redirectAddress(client: Client): Promise<string> {
  const app = await openKnownApp(client)
  const proof = await makeProof()
  const state = randomState()
  keepPending({ state, verifier: proof?.verifier ?? null, app })
  return authorizeUrl(client, {
    clientId: app.clientId,
    redirectUri: redirectUri(),
    scope: app.scopes,
    state,
    codeChallenge: proof?.challenge ?? null,
  })
}

/** What the server's sign-in page sent back. */
export type RedirectAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly pending: PendingRedirect }
  | { readonly kind: 'noCode' }
  | { readonly kind: 'wrongState' }
  | { readonly kind: 'denied' }
  /** In the server's words, where the answer is to what this tab asked; else anybody could have written them. */
  | { readonly kind: 'refused'; readonly reason: string | null }

/** Reads the query of `/oauth-callback`. What was kept for it is used up. @see RFC 6749 4.1.2.1 for the errors */
export function readRedirectAnswer(query: string): RedirectAnswer {
  const params = new URLSearchParams(query)
  const pending = takePending()
  const isOurs = pending !== null && params.get('state') === pending.state
  const error = params.get('error')
  const words = params.get('error_description')
  if (error === 'access_denied') return { kind: 'denied' }
  if (error || words) return { kind: 'refused', reason: isOurs ? words || error : null }
  const code = params.get('code')
  if (!code) return { kind: 'noCode' }
  return isOurs ? { kind: 'code', code, pending } : { kind: 'wrongState' }
}
