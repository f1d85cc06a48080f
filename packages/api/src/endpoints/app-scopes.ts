import type { OAuthApp } from '../entities/oauth.ts'
import { isApiError } from '../http/api-error.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { OAUTH_SCOPES, registerApp } from './session.ts'

/** What is left out, one after the other, where a server takes only scopes that it knows and does not name them. */
const DISPENSABLE = ['admin', 'push', 'follow']

function* choices(supported: readonly string[] | null): Generator<string> {
  const wanted = OAUTH_SCOPES.split(' ')
  const listed = wanted.filter((scope) => supported?.includes(scope) ?? true)
  let left = listed.length > 0 ? listed : wanted
  yield left.join(' ')
  for (const scope of DISPENSABLE) {
    if (!left.includes(scope)) continue
    left = left.filter((one) => one !== scope)
    yield left.join(' ')
  }
}

/** Mastodon refuses unknown scopes with 422 and a sentence, others in the words of OAuth. */
function isRefusalOfScopes(error: unknown): boolean {
  return isApiError(error) && (error.status === 422 || error.identifier === 'invalid_scope')
}

/**
 * Registers this client with all scopes that the server takes: those of {@link OAUTH_SCOPES} that it lists, or what
 * its refusals leave of them.
 * @param supported the server's `scopes_supported`; null where it does not say
 * @throws ApiError the first refusal, when fewer scopes did not help
 */
export async function registerAppWithin(
  client: Client,
  app: { readonly name: string; readonly redirectUri: string },
  supported: readonly string[] | null,
  options: RequestOptions = {},
): Promise<OAuthApp & { readonly scopes: string }> {
  let refusal: unknown = null
  for (const scopes of choices(supported)) {
    try {
      return { ...(await registerApp(client, { ...app, scopes }, options)), scopes }
    } catch (error) {
      if (!isRefusalOfScopes(error)) throw error
      refusal ??= error
    }
  }
  throw refusal
}
