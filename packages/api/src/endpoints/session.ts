import {
  oauthAppSchema,
  type OAuthApp,
  oauthServerSchema,
  oauthTokenSchema,
  type OAuthToken,
} from '../entities/oauth.ts'
import { ApiError } from '../http/api-error.ts'
import type { Client, Params, RequestOptions } from '../http/call.ts'
import { encodeUrl } from '../http/encode.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing } from '../http/reads.ts'

/** Scopes that Skein asks for where the server takes them. */
export const OAUTH_SCOPES = 'read write follow push admin'

export const sessionEndpoints = {
  server: endpoint('GET', '/.well-known/oauth-authorization-server', entity(oauthServerSchema)),
  app: endpoint('POST', '/api/v1/apps', entity(oauthAppSchema)),
  token: endpoint('POST', '/oauth/token', entity(oauthTokenSchema)),
  challenge: endpoint('POST', '/oauth/mfa/challenge', entity(oauthTokenSchema)),
  revoke: endpoint('POST', '/oauth/revoke', nothing),
}

type Credentials = Pick<OAuthApp, 'clientId' | 'clientSecret'>

const credentials = ({ clientId, clientSecret }: Credentials): Params => ({
  client_id: clientId,
  client_secret: clientSecret,
})

/** What the server says of signing in there. @throws ApiError where it says nothing, as Akkoma does */
export const fetchOAuthServer = askFor(sessionEndpoints.server, { token: null })

/** Registers this client with the server. @throws ApiError */
export const registerApp = (
  client: Client,
  app: { readonly name: string; readonly redirectUri: string; readonly scopes?: string },
  options: RequestOptions = {},
): Promise<OAuthApp> =>
  client.request(
    callOf(sessionEndpoints.app, {
      ...options,
      token: null,
      form: { client_name: app.name, redirect_uris: app.redirectUri, scopes: app.scopes ?? OAUTH_SCOPES },
    }),
  )

const requestToken = (
  client: Client,
  app: Credentials,
  form: Params,
  options: RequestOptions,
): Promise<OAuthToken> =>
  client.request(
    callOf(sessionEndpoints.token, { ...options, token: null, form: { ...credentials(app), ...form } }),
  )

/** A token of the client itself, for visitors and for signing up. @throws ApiError */
export const fetchAppToken = (
  client: Client,
  app: Credentials,
  redirectUri: string,
  options: RequestOptions = {},
): Promise<OAuthToken> =>
  requestToken(client, app, { grant_type: 'client_credentials', redirect_uri: redirectUri }, options)

/**
 * Signs in by name and password.
 * @throws ApiError with `identifier` `mfa_required` (see {@link readMfaChallenge}), `password_reset_required`,
 * `missing_confirmed_email`, `awaiting_approval` or `account_is_disabled`
 */
export const signInWithPassword = (
  client: Client,
  app: Credentials,
  login: { readonly username: string; readonly password: string },
  options: RequestOptions = {},
): Promise<OAuthToken> => requestToken(client, app, { grant_type: 'password', ...login }, options)

/**
 * Changes the code of a redirect for a token.
 * @param grant `codeVerifier` belongs to the challenge of {@link authorizeUrl}
 * @throws ApiError
 */
export const exchangeCode = (
  client: Client,
  app: Credentials,
  grant: { readonly code: string; readonly redirectUri: string; readonly codeVerifier?: string | null },
  options: RequestOptions = {},
): Promise<OAuthToken> =>
  requestToken(
    client,
    app,
    {
      grant_type: 'authorization_code',
      code: grant.code,
      redirect_uri: grant.redirectUri,
      code_verifier: grant.codeVerifier,
    },
    options,
  )

/** The second step of signing in that a server asked for. */
export interface MfaChallenge {
  readonly mfaToken: string
  readonly types: readonly string[]
}

/** The challenge in a failed sign-in, or null when it failed for another reason. */
export function readMfaChallenge(error: unknown): MfaChallenge | null {
  if (!(error instanceof ApiError) || error.identifier !== 'mfa_required') return null
  const body = error.body as { mfa_token?: unknown; supported_challenge_types?: unknown } | null
  if (typeof body?.mfa_token !== 'string') return null
  const types = body.supported_challenge_types
  const words = typeof types === 'string' ? types.split(',') : Array.isArray(types) ? types.map(String) : []
  return { mfaToken: body.mfa_token, types: words.map((word) => word.trim()).filter(Boolean) }
}

/** Answers a challenge with a code of the authenticator or a recovery code. @throws ApiError */
export const answerMfaChallenge = (
  client: Client,
  app: Credentials,
  answer: { readonly mfaToken: string; readonly code: string; readonly type: 'totp' | 'recovery' },
  options: RequestOptions = {},
): Promise<OAuthToken> =>
  client.request(
    callOf(sessionEndpoints.challenge, {
      ...options,
      token: null,
      form: {
        ...credentials(app),
        mfa_token: answer.mfaToken,
        code: answer.code,
        challenge_type: answer.type,
      },
    }),
  )

/** Makes a token worthless. @throws ApiError */
export const revokeToken = (
  client: Client,
  app: Credentials,
  token: string,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(sessionEndpoints.revoke, { ...options, token: null, form: { ...credentials(app), token } }),
  )

/**
 * Address of the server's own sign-in page; `state` comes back with the code. `codeChallenge` is the SHA-256 of the
 * verifier that {@link exchangeCode} shows (RFC 7636); servers that do not know it pass it over.
 */
export const authorizeUrl = (
  client: Pick<Client, 'baseUrl'>,
  request: {
    readonly clientId: string
    readonly redirectUri: string
    readonly state: string
    readonly scope?: string
    readonly codeChallenge?: string | null
  },
): string =>
  encodeUrl(client.baseUrl, '/oauth/authorize', {
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scope ?? OAUTH_SCOPES,
    state: request.state,
    ...(request.codeChallenge
      ? { code_challenge: request.codeChallenge, code_challenge_method: 'S256' }
      : {}),
  })
