import { createCaptchas, type Captchas } from '../captcha.ts'
import { complain } from '../commands/registration.ts'
import { grantToken } from '../commands/tokens.ts'
import type { Clock } from '../clock.ts'
import type { AccountRow } from '../db/schema.ts'
import { failure, internalError, missingField, notFound } from '../failure.ts'
import type { Sessions } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { readParams, type Params } from '../http/params.ts'
import { CAPTCHA_SECONDS } from '../limits.ts'
import { grantScopes } from '../policies/sign-in.ts'
import { answerToken } from './oauth.ts'

const presentCaptcha = (c: Call, captchas: Captchas) => {
  const type = c.var.ctx.options.captcha
  if (type === 'none') return { type }
  const { token, answerData } = captchas.make()
  const picture = Buffer.from(captchas.draw(token) ?? '').toString('base64')
  return {
    answer_data: answerData,
    seconds_valid: CAPTCHA_SECONDS,
    token,
    type,
    url:
      type === 'kocaptcha' ? `${c.var.origin}/captchas/${token}.svg` : `data:image/svg+xml;base64,${picture}`,
  }
}

const checkCaptcha = (c: Call, params: Params, captchas: Captchas): void => {
  if (c.var.ctx.options.captcha === 'none') return
  const given = {
    solution: params.text('captcha_solution') ?? '',
    token: params.text('captcha_token') ?? '',
    answerData: params.text('captcha_answer_data') ?? '',
  }
  const complaint = captchas.check(given)
  if (complaint !== null) throw complain('captcha', complaint)
}

/** What has to happen before somebody new may sign in. */
const answerWaiting = (c: Call, account: AccountRow): Response =>
  account.is_approved === 0
    ? c.json({
        identifier: 'awaiting_approval',
        message: "You have been registered. You'll be able to log in once your account is approved.",
      })
    : c.json({
        identifier: 'missing_confirmed_email',
        message: 'You have been registered. Please check your email for further instructions.',
      })

const optional = (params: Params, name: string, key: string): Record<string, string> => {
  const value = params.text(name)?.trim()
  return value ? { [key]: value } : {}
}

const signUp = async (c: Call, sessions: Sessions, captchas: Captchas): Promise<Response> => {
  const { ctx, commands, token } = c.var
  if (!token) throw failure(403, 'Invalid credentials')
  const params = await readParams(c)
  for (const name of ['username', 'password', 'agreement']) if (!params.has(name)) throw missingField(name)
  if (ctx.options.isActivationRequired && !params.text('email')) throw complain('email', "can't be blank")
  checkCaptcha(c, params, captchas)
  const account = await commands.signUp({
    username: (params.text('username') ?? '').trim(),
    password: params.text('password') ?? '',
    ...optional(params, 'fullname', 'displayName'),
    ...optional(params, 'email', 'email'),
    ...optional(params, 'bio', 'bio'),
    ...optional(params, 'reason', 'reason'),
    ...optional(params, 'language', 'language'),
    ...optional(params, 'token', 'inviteToken'),
  })
  if (account.is_approved === 0 || account.is_confirmed === 0) return answerWaiting(c, account)
  const scopes = grantScopes('', token.scopes, account)
  return answerToken(
    c,
    sessions,
    await grantToken(ctx, { appId: token.app_id, accountId: account.id, scopes }),
  )
}

/** Signing up, and asking for a new password. No letter is ever sent. */
export const addRegistrationRoutes = (app: App, sessions: Sessions, clock: Clock): void => {
  const captchas = createCaptchas(clock)
  app.get('/api/v1/pleroma/captcha', (c) => c.json(presentCaptcha(c, captchas)))
  app.get('/captchas/:file', (c) => {
    const picture = captchas.draw(c.req.param('file').replace(/\.svg$/, ''))
    if (picture === null) throw notFound()
    return c.body(picture, 200, { 'content-type': 'image/svg+xml' })
  })
  app.post('/api/v1/accounts', (c) => signUp(c, sessions, captchas))
  app.post('/auth/password', (c) => {
    // Among the server's pages: whoever takes no HTML is refused.
    const accepted = c.req.header('accept') ?? '*/*'
    if (!/\*\/\*|text\/(?:html|\*)/.test(accepted)) throw internalError(406)
    return c.body(null, 204, { 'content-type': 'application/json' })
  })
}
