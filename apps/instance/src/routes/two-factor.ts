import { confirmTotp, replaceRecoveryCodes, setTotpSecret, startTotpSetup } from '../commands/two-factor.ts'
import { withTransaction } from '../context.ts'
import { findPendingSecret } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { type Params, readParams } from '../http/params.ts'
import { isPasswordRight } from '../passwords.ts'
import { hasTwoFactor } from '../policies/sign-in.ts'

const PATH = '/api/pleroma/accounts/mfa'

const READ = 'read:security'
const WRITE = 'write:security'

const checkOwnPassword = async (viewer: AccountRow, params: Params): Promise<void> => {
  if (!(await isPasswordRight(params.text('password') ?? '', viewer.password_hash)))
    throw failure(422, 'Invalid password.')
}

/** The address that authenticator apps read, mostly as a QR code. */
const provisioningUri = (secret: string, label: string, issuer: string): string => {
  const fields = new URLSearchParams({ digits: '6', issuer, period: '30', secret })
  return `otpauth://totp/${encodeURI(label)}?${fields}`
}

const confirm = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, WRITE)
  const params = await readParams(c)
  if (!params.has('password') || !params.has('code')) throw failure(400, 'undefined mfa method')
  await checkOwnPassword(viewer, params)
  await withTransaction(c.var.ctx, (inside) => confirmTotp(inside, viewer.id, params.text('code') ?? ''))
  return c.json({})
}

export const addTwoFactorRoutes = (app: App): void => {
  app.get(PATH, async (c) => {
    const viewer = requireViewer(c, READ)
    const isOn = hasTwoFactor(viewer)
    const totp = isOn && (await findPendingSecret(c.var.ctx, viewer.id)) === null
    return c.json({ settings: { enabled: isOn, totp } })
  })
  app.get(`${PATH}/setup/totp`, async (c) => {
    const viewer = requireViewer(c, WRITE)
    const key = await startTotpSetup(c.var.ctx, viewer.id)
    const uri = provisioningUri(key, viewer.email ?? '', c.var.ctx.options.title)
    return c.json({ key, provisioning_uri: uri })
  })
  app.post(`${PATH}/confirm/totp`, confirm)
  app.delete(`${PATH}/totp`, async (c) => {
    const viewer = requireViewer(c, WRITE)
    await checkOwnPassword(viewer, await readParams(c))
    await withTransaction(c.var.ctx, (inside) => setTotpSecret(inside, viewer.id, null))
    return c.json({})
  })
  app.get(`${PATH}/backup_codes`, async (c) => {
    const viewer = requireViewer(c, WRITE)
    return c.json({ codes: await replaceRecoveryCodes(c.var.ctx, viewer.id) })
  })
}
