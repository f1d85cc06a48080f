import { authorizeUrl, type Client } from '@skein/api'

import { openApp, redirectUri } from './app-registration.ts'

const stateKey = 'skein.oauth-state'

/** Fallback where the tab's storage is blocked; then the page must not be left, which redirecting does anyway. */
let stateInMemory: string | null = null

function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function keepState(state: string): void {
  stateInMemory = state
  try {
    sessionStorage.setItem(stateKey, state)
  } catch {
    // Said above.
  }
}

function takeState(): string | null {
  try {
    const state = sessionStorage.getItem(stateKey) ?? stateInMemory
    sessionStorage.removeItem(stateKey)
    return state
  } catch {
    return stateInMemory
  } finally {
    stateInMemory = null
  }
}

/** Address of the server's own sign-in page [AUTH-12], with a `state` that only this tab knows. @throws ApiError */
export async function redirectAddress(client: Client): Promise<string> {
  const { app } = await openApp(client)
  const state = randomState()
  keepState(state)
  return authorizeUrl(client, { clientId: app.clientId, redirectUri: redirectUri(), state })
}

/** What the server's sign-in page sent back. */
export type RedirectAnswer =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'noCode' }
  | { readonly kind: 'wrongState' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Reads the query of `/oauth-callback`. The kept `state` is used up by it. */
export function readRedirectAnswer(query: string): RedirectAnswer {
  const params = new URLSearchParams(query)
  const state = takeState()
  const refusal = params.get('error_description') ?? params.get('error')
  if (refusal) return { kind: 'refused', reason: refusal }
  const code = params.get('code')
  if (!code) return { kind: 'noCode' }
  return state !== null && params.get('state') === state ? { kind: 'code', code } : { kind: 'wrongState' }
}
