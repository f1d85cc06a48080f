import { findAccount } from '../db/find.ts'
import type { AppRow } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import type { App, Call } from '../http/env.ts'
import type { Params } from '../http/params.ts'
import { makeParams, readParams, readQuery } from '../http/params.ts'
import { CODE_MS, MFA_MS } from '../limits.ts'
import { randomToken } from '../passwords.ts'
import { keepChallenge } from '../policies/oauth.ts'
import {
  checkPassword,
  checkStanding,
  grantScopes,
  hasTwoFactor,
  isSecondFactorRight,
} from '../policies/sign-in.ts'
import { escapeHtml } from '../text/escape.ts'
import type { ConsentRequest } from './consent-page.ts'
import { CONSENT_CSS, renderCode, renderProblem, renderSecondFactor, renderSignIn } from './consent-page.ts'

const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob'

const readRequest = (params: Params): ConsentRequest => ({
  clientId: params.text('client_id') ?? '',
  redirectUri: params.text('redirect_uri') ?? '',
  responseType: params.text('response_type') ?? '',
  scopes: (params.list('scope') ?? [])
    .flatMap((text) => text.split(/[\s,]+/))
    .filter((scope) => scope !== ''),
  state: params.text('state') ?? null,
  codeChallenge: params.text('code_challenge') ?? null,
})

type Way = Pick<ConsentRequest, 'redirectUri' | 'state' | 'codeChallenge'>

const titleOf = (c: Call): string => c.var.ctx.options.title

const problem = (c: Call, message: string): Response | Promise<Response> =>
  c.html(renderProblem(titleOf(c), message), 400)

const findClient = async (c: Call, request: ConsentRequest): Promise<AppRow | string> => {
  const app = await c.var.ctx.db
    .selectFrom('apps')
    .selectAll()
    .where('client_id', '=', request.clientId)
    .executeTakeFirst()
  if (!app) return 'This app is not known here.'
  if (!app.redirect_uris.split(/\s+/).includes(request.redirectUri)) return 'Unlisted redirect_uri.'
  return request.responseType === 'code' ? app : 'Only response_type=code is supported.'
}

const sendBack = async (c: Call, accountId: string, scopes: string, appId: number, to: Way) => {
  const { ctx } = c.var
  const code = randomToken()
  await ctx.db
    .insertInto('authorizations')
    .values({
      code,
      app_id: appId,
      account_id: accountId,
      scopes,
      redirect_uri: to.redirectUri,
      token_id: null,
      valid_until: ctx.clock.now() + CODE_MS,
    })
    .execute()
  if (to.codeChallenge !== null) await keepChallenge(ctx, code, to.codeChallenge)
  if (to.redirectUri === OUT_OF_BAND) return c.html(renderCode(titleOf(c), code))
  const url = new URL(to.redirectUri)
  url.searchParams.set('code', code)
  if (to.state !== null) url.searchParams.set('state', to.state)
  const link = `<html><body>You are being <a href="${escapeHtml(url.href)}">redirected</a>.</body></html>`
  return c.html(link, 302, { location: url.href })
}

const askSecondFactor = async (
  c: Call,
  accountId: string,
  scopes: string,
  appId: number,
  request: ConsentRequest,
) => {
  const { ctx } = c.var
  const token = randomToken()
  const { redirectUri, state, codeChallenge } = request
  const redirect = JSON.stringify({ redirectUri, state, codeChallenge } satisfies Way)
  await ctx.db
    .insertInto('mfa_challenges')
    .values({
      token,
      app_id: appId,
      account_id: accountId,
      redirect,
      scopes,
      valid_until: ctx.clock.now() + MFA_MS,
    })
    .execute()
  return c.html(renderSecondFactor(titleOf(c), token, 'totp', null))
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Failure)) throw error
  const { error: text } = error.body as { error: string }
  return text === 'Invalid credentials' ? 'Name or password are wrong.' : text
}

const signIn = async (c: Call): Promise<Response> => {
  const params = makeParams((await readParams(c)).object('authorization') ?? {})
  const request = readRequest(params)
  const app = await findClient(c, request)
  if (typeof app === 'string') return problem(c, app)
  const name = params.text('name') ?? ''
  try {
    const account = await checkPassword(c.var.ctx, name, params.text('password') ?? '')
    checkStanding(account)
    const scopes = grantScopes(request.scopes.join(' '), app.scopes, account)
    if (hasTwoFactor(account)) return await askSecondFactor(c, account.id, scopes, app.id, request)
    return await sendBack(c, account.id, scopes, app.id, request)
  } catch (error) {
    return c.html(renderSignIn(titleOf(c), app.name, request, name, messageOf(error)), 401)
  }
}

const verifySecondFactor = async (c: Call): Promise<Response> => {
  const { ctx } = c.var
  const params = makeParams((await readParams(c)).object('mfa') ?? {})
  const token = params.text('mfa_token') ?? ''
  const kind = params.text('challenge_type') ?? 'totp'
  const challenge = await ctx.db
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
  const account = challenge && (await findAccount(ctx, challenge.account_id))
  if (!account || challenge.redirect === null || challenge.valid_until <= ctx.clock.now()) {
    return problem(c, 'This sign-in took too long. Go back to the app and start again.')
  }
  if (!(await isSecondFactorRight(ctx, account, kind, params.text('code') ?? ''))) {
    return c.html(renderSecondFactor(titleOf(c), token, kind, 'This code is wrong.'), 401)
  }
  await ctx.db.deleteFrom('mfa_challenges').where('token', '=', token).execute()
  const to = JSON.parse(challenge.redirect) as Way
  return sendBack(c, account.id, challenge.scopes, challenge.app_id, to)
}

export const addConsentRoutes = (app: App): void => {
  app.get('/oauth/page.css', (c) => c.body(CONSENT_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/oauth/authorize', async (c) => {
    const request = readRequest(readQuery(c))
    const client = await findClient(c, request)
    if (typeof client === 'string') return problem(c, client)
    const scopes = request.scopes.length > 0 ? request.scopes : client.scopes.split(' ')
    return c.html(renderSignIn(titleOf(c), client.name, { ...request, scopes }, '', null))
  })
  app.post('/oauth/authorize', signIn)
  app.post('/oauth/mfa/verify', verifySecondFactor)
}
