import { fetchAppToken, isApiError, registerApp, type Client, type OAuthApp } from '@skein/api'

import { paths } from '../../model/routes.ts'
import { getServer } from '../../model/server.ts'
import { changeCredentials, readCredentials } from '../../model/session/credentials.ts'

export type AppKeys = Pick<OAuthApp, 'clientId' | 'clientSecret'>

/** Where the server's own sign-in page sends people back to. */
export function redirectUri(): string {
  return getServer() + paths.oauthCallback
}

function keptApp(): AppKeys | null {
  const { clientId, clientSecret } = readCredentials(getServer())
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret }
}

async function register(client: Client): Promise<AppKeys> {
  const { clientId, clientSecret } = await registerApp(client, { name: 'Skein', redirectUri: redirectUri() })
  changeCredentials(getServer(), { clientId, clientSecret, appToken: null })
  return { clientId, clientSecret }
}

/** This client's registration at the server: the kept one [AUTH-05], or a new one. @throws ApiError */
export async function openApp(client: Client): Promise<{ app: AppKeys; isKept: boolean }> {
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
  return (
    isApiError(error) && (error.status === 400 || error.status === 401) && error.identifier !== 'mfa_required'
  )
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
