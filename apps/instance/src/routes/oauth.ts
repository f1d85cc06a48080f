import { createApp, grantToken, revokeToken } from '../commands/tokens.ts'
import type { AppRow, TokenRow } from '../db/schema.ts'
import { findAccount } from '../db/find.ts'
import { failure, missingField } from '../failure.ts'
import type { Sessions } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import type { Params } from '../http/params.ts'
import { readParams } from '../http/params.ts'
import { MFA_MS } from '../limits.ts'
import { randomToken } from '../passwords.ts'
import { checkGrantType, checkScopes, checkVerifier } from '../policies/oauth.ts'
import {
  challengeTypes,
  checkPassword,
  checkStanding,
  grantScopes,
  hasTwoFactor,
  isSecondFactorRight,
  wrongCredentials,
} from '../policies/sign-in.ts'

const findApp = async (c: Call, params: Params): Promise<AppRow> => {
  const basic = /^Basic\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const [basicId, basicSecret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    : []
  const app = await c.var.ctx.db
    .selectFrom('apps')
    .selectAll()
    .where('client_id', '=', params.text('client_id') ?? basicId ?? '')
    .where('client_secret', '=', params.text('client_secret') ?? basicSecret ?? '')
    .executeTakeFirst()
  if (!app) throw wrongCredentials()
  return app
}

const presentToken = (c: Call, token: TokenRow, username: string | null) => ({
  access_token: token.access_token,
  created_at: Math.floor(token.created_at / 1000),
  expires_in: Math.round((token.valid_until - token.created_at) / 1000),
  id: token.id,
  ...(username === null ? {} : { me: `${c.var.origin}/users/${username}` }),
  refresh_token: token.refresh_token,
  scope: token.scopes,
  token_type: 'Bearer',
})

/** A token as the answer to a sign-in; the browser is signed in with it too. */
export const answerToken = async (c: Call, sessions: Sessions, token: TokenRow): Promise<Response> => {
  const account = token.account_id === null ? undefined : await findAccount(c.var.ctx, token.account_id)
  sessions.begin(c, token.access_token)
  return c.json(presentToken(c, token, account?.username ?? null))
}

const byPassword = async (c: Call, app: AppRow, params: Params): Promise<TokenRow> => {
  const { ctx } = c.var
  const account = await checkPassword(ctx, params.text('username') ?? '', params.text('password') ?? '')
  checkStanding(account)
  const scopes = grantScopes(params.text('scope') ?? '', app.scopes, account)
  if (!hasTwoFactor(account)) return grantToken(ctx, { appId: app.id, accountId: account.id, scopes })
  const token = randomToken()
  await ctx.db
    .insertInto('mfa_challenges')
    .values({
      token,
      app_id: app.id,
      account_id: account.id,
      redirect: null,
      scopes,
      valid_until: ctx.clock.now() + MFA_MS,
    })
    .execute()
  throw failure(403, 'mfa_required', {
    mfa_token: token,
    supported_challenge_types: await challengeTypes(ctx, account),
  })
}

/** A code used again gives the token it gave before. */
const byCode = async (c: Call, app: AppRow, params: Params): Promise<TokenRow> => {
  const { ctx } = c.var
  const { db } = ctx
  const found = await db
    .selectFrom('authorizations')
    .selectAll()
    .where('code', '=', params.text('code') ?? '')
    .executeTakeFirst()
  if (!found || found.app_id !== app.id || found.valid_until <= ctx.clock.now()) throw wrongCredentials()
  if ((params.text('redirect_uri') ?? found.redirect_uri) !== found.redirect_uri) throw wrongCredentials()
  await checkVerifier(ctx, found.code, params.text('code_verifier') ?? '')
  const known =
    found.token_id === null
      ? undefined
      : await db.selectFrom('tokens').selectAll().where('id', '=', found.token_id).executeTakeFirst()
  if (known) return known
  if (found.token_id !== null) throw wrongCredentials()
  const token = await grantToken(ctx, { appId: app.id, accountId: found.account_id, scopes: found.scopes })
  await db.updateTable('authorizations').set({ token_id: token.id }).where('code', '=', found.code).execute()
  return token
}

const byRefresh = async (c: Call, app: AppRow, params: Params): Promise<TokenRow> => {
  const { ctx } = c.var
  const old = await ctx.db
    .selectFrom('tokens')
    .selectAll()
    .where('refresh_token', '=', params.text('refresh_token') ?? '')
    .where('app_id', '=', app.id)
    .executeTakeFirst()
  if (!old) throw wrongCredentials()
  await revokeToken(ctx, old.access_token)
  return grantToken(ctx, {
    appId: app.id,
    accountId: old.account_id,
    scopes: old.scopes,
    refreshToken: old.refresh_token,
  })
}

const GRANTS: Record<string, (c: Call, app: AppRow, params: Params) => Promise<TokenRow>> = {
  password: byPassword,
  authorization_code: byCode,
  refresh_token: byRefresh,
  client_credentials: (c, app, params) =>
    grantToken(c.var.ctx, {
      appId: app.id,
      accountId: null,
      scopes: grantScopes(params.text('scope') ?? '', app.scopes, null),
    }),
}

const answerChallenge = async (c: Call, sessions: Sessions): Promise<Response> => {
  const { ctx } = c.var
  const params = await readParams(c)
  const app = await findApp(c, params)
  const challenge = await ctx.db
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('token', '=', params.text('mfa_token') ?? '')
    .executeTakeFirst()
  const account = challenge && (await findAccount(ctx, challenge.account_id))
  if (!account || challenge.app_id !== app.id || challenge.valid_until <= ctx.clock.now())
    throw failure(400, 'Invalid code')
  if (
    !(await isSecondFactorRight(
      ctx,
      account,
      params.text('challenge_type') ?? 'totp',
      params.text('code') ?? '',
    ))
  ) {
    throw failure(400, 'Invalid code')
  }
  await ctx.db.deleteFrom('mfa_challenges').where('token', '=', challenge.token).execute()
  return answerToken(
    c,
    sessions,
    await grantToken(ctx, { appId: app.id, accountId: account.id, scopes: challenge.scopes }),
  )
}

const registerApp = async (c: Call): Promise<Response> => {
  const params = await readParams(c)
  for (const name of ['client_name', 'redirect_uris']) if (!params.text(name)) throw missingField(name)
  const scopes = (params.text('scopes') ?? 'read')
    .trim()
    .split(/[\s,]+/)
    .join(' ')
  checkScopes(c.var.ctx, scopes)
  const app = await createApp(c.var.ctx, {
    name: params.text('client_name') ?? '',
    redirectUris: params.text('redirect_uris') ?? '',
    scopes,
    website: params.text('website') ?? null,
  })
  return c.json({
    client_id: app.client_id,
    client_secret: app.client_secret,
    id: String(app.id),
    name: app.name,
    redirect_uri: app.redirect_uris,
    website: app.website,
    vapid_key: c.var.ctx.vapidKey,
  })
}

/** What the site says of its OAuth (RFC 8414); Akkoma says nothing, and its front page comes instead. */
const describe = (c: Call): Response => {
  const { ctx, origin } = c.var
  return c.json({
    issuer: `${origin}/`,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    app_registration_endpoint: `${origin}/api/v1/apps`,
    ...(ctx.options.oauthScopes.length > 0 ? { scopes_supported: ctx.options.oauthScopes } : {}),
    response_types_supported: ['code'],
    grant_types_supported: ctx.options.grantTypes,
    code_challenge_methods_supported: ['S256'],
  })
}

export const addOAuthRoutes = (app: App, sessions: Sessions): void => {
  app.get('/.well-known/oauth-authorization-server', (c, next) =>
    c.var.ctx.options.isOAuthDescribed ? Promise.resolve(describe(c)) : next(),
  )
  app.post('/api/v1/apps', registerApp)
  app.get('/api/v1/apps/verify_credentials', async (c) => {
    const { token, ctx } = c.var
    if (!token) throw failure(403, 'Invalid credentials.')
    const row = await ctx.db
      .selectFrom('apps')
      .selectAll()
      .where('id', '=', token.app_id)
      .executeTakeFirstOrThrow()
    return c.json({ name: row.name, website: row.website, vapid_key: ctx.vapidKey })
  })
  app.post('/oauth/token', async (c) => {
    const params = await readParams(c)
    const client = await findApp(c, params)
    checkGrantType(c.var.ctx, params.text('grant_type') ?? '')
    const grant = GRANTS[params.text('grant_type') ?? '']
    if (!grant) throw failure(400, 'Bad request')
    return answerToken(c, sessions, await grant(c, client, params))
  })
  app.post('/oauth/mfa/challenge', (c) => answerChallenge(c, sessions))
  app.post('/oauth/revoke', async (c) => {
    const params = await readParams(c)
    await findApp(c, params)
    await revokeToken(c.var.ctx, params.text('token') ?? '')
    return c.json({})
  })
}
