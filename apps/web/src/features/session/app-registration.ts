import {
  type ApiError,
  fetchAppToken,
  isApiError,
  OAUTH_SCOPES,
  registerAppWithin,
  type Client,
  type OAuthApp,
} from '@skein/api'

import { paths } from '../../model/routes.ts'
import { getServer } from '../../model/server.ts'
import { changeCredentials, readCredentials } from '../../model/session.ts'
import { askOAuthServer, isPasswordGrantRefusal } from './oauth-server.ts'

export interface AppKeys extends Pick<OAuthApp, 'clientId' | 'clientSecret'> {
  /** What may be asked for in its name. */
  readonly scopes: string
}

/** Where the server's own sign-in page sends people back to. */
export function redirectUri(): string {
  return getServer() + paths.oauthCallback
}

function keptApp(): AppKeys | null {
  const { clientId, clientSecret, scopes } = readCredentials(getServer())
  if (clientId === null || clientSecret === null) return null
  return { clientId, clientSecret, scopes: scopes ?? OAUTH_SCOPES }
}

async function register(client: Client): Promise<AppKeys> {
  const wanted = { name: 'Skein', redirectUri: redirectUri() }
  const supported = (await askOAuthServer(client)).scopes
  const { clientId, clientSecret, scopes } = await registerAppWithin(client, wanted, supported)
  const app = { clientId, clientSecret, scopes }
  changeCredentials(getServer(), { ...app, appToken: null })
  return app
}

/** This client's registration at the server: the kept one [AUTH-05], or a new one. @throws ApiError */
async function openApp(client: Client): Promise<{ app: AppKeys; isKept: boolean }> {
  const app = keptApp()
  return app === null ? { app: await register(client), isKept: false } : { app, isKept: true }
}

/**
 * Runs a request that needs the registration. Servers forget clients (a reset database, a clean-up) and then refuse
 * with the same words as for a wrong password: so after a refusal a kept registration is tried by itself, and made
 * anew when it is the one that is not known.
 * @throws ApiError
 */
export async function withApp<Answer>(
  client: Client,
  run: (app: AppKeys) => Promise<Answer>,
): Promise<Answer> {
  const { app, isKept } = await openApp(client)
  try {
    return await run(app)
  } catch (error) {
    if (!isKept || !mayBeForgotten(error) || (await isKnown(client, app))) throw error
    return run(await register(client))
  }
}

/**
 * A registration that the server knows for certain: nothing comes back from its own sign-in page that could tell of a
 * forgotten one. @throws ApiError
 */
export async function openKnownApp(client: Client): Promise<AppKeys> {
  const { app, isKept } = await openApp(client)
  return isKept && !(await isKnown(client, app)) ? register(client) : app
}

async function openAppToken(client: Client): Promise<string> {
  const { accessToken } = await withApp(client, (app) => fetchAppToken(client, app, redirectUri()))
  changeCredentials(getServer(), { appToken: accessToken })
  return accessToken
}

/**
 * Runs a request that needs the token of this client itself; one that the server no longer takes is made anew.
 * @throws ApiError
 */
export async function withAppToken<Answer>(
  client: Client,
  run: (appToken: string) => Promise<Answer>,
): Promise<Answer> {
  const kept = readCredentials(getServer()).appToken
  if (kept === null) return run(await openAppToken(client))
  try {
    return await run(kept)
  } catch (error) {
    if (!isApiError(error) || (error.status !== 401 && error.status !== 403)) throw error
    return run(await openAppToken(client))
  }
}

function mayBeForgotten(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 401) && !isAnotherRefusal(error)
}

function isAnotherRefusal(error: ApiError): boolean {
  return error.identifier === 'mfa_required' || isPasswordGrantRefusal(error)
}

async function isKnown(client: Client, app: AppKeys): Promise<boolean> {
  try {
    const { accessToken } = await fetchAppToken(client, app, redirectUri())
    changeCredentials(getServer(), { appToken: accessToken })
    return true
  } catch (error) {
    return !(isApiError(error) && (error.status === 400 || error.status === 401))
  }
}
