import { addAlias, aliasesOf, moveAccount, removeAlias } from '../commands/aliases.ts'
import { backupsOf, requestBackup } from '../commands/backups.ts'
import { deleteAccount } from '../commands/delete-account.ts'
import { revokeTokensOf } from '../commands/tokens.ts'
import type { Commands } from '../commands/types.ts'
import { withTransaction } from '../context.ts'
import { findAccountByAny } from '../db/find.ts'
import type { AccountRow, BackupRow } from '../db/schema.ts'
import { Failure, failure, missingField } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { type Params, readParams } from '../http/params.ts'
import { wireTime } from '../moments.ts'
import { isPasswordRight } from '../passwords.ts'
import { absoluteUrl } from '../text/origin.ts'

const done = (c: Call): Response => c.json({ status: 'success' })

/** The recorded server tells of these failures with 200. */
const refused = (error: string): Failure => new Failure(200, { error })

const requireText = (params: Params, name: string): string => {
  const text = params.text(name)
  if (text === undefined) throw missingField(name)
  return text
}

/** Whoever asks, with the right password. */
const requireOwner = async (c: Call, params: Params): Promise<AccountRow> => {
  const viewer = requireViewer(c, 'write:accounts')
  if (!(await isPasswordRight(requireText(params, 'password'), viewer.password_hash)))
    throw refused('Invalid password.')
  return viewer
}

const changeEmail = async (c: Call): Promise<Response> => {
  const params = await readParams(c)
  const viewer = await requireOwner(c, params)
  const email = requireText(params, 'email').trim()
  if (email === '') throw refused("Email can't be blank.")
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw refused('Email has invalid format.')
  const holder = await c.var.ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (holder && holder.id !== viewer.id) throw refused('Email has already been taken.')
  await c.var.commands.updateAccount(viewer.id, { email })
  return done(c)
}

/** Ends every session, that of whoever asks too. */
const changePassword = async (c: Call): Promise<Response> => {
  const params = await readParams(c)
  const viewer = await requireOwner(c, params)
  const password = requireText(params, 'new_password')
  if (password === '') throw refused("New password can't be blank.")
  if (password !== params.text('new_password_confirmation'))
    throw refused('New password does not match confirmation.')
  await c.var.commands.updateAccount(viewer.id, { password })
  await revokeTokensOf(c.var.ctx, viewer.id)
  return done(c)
}

const requireTarget = async (c: Call, handle: string): Promise<AccountRow> => {
  const target = await findAccountByAny(c.var.ctx, handle)
  if (!target) throw failure(404, 'Target account does not exist.')
  return target
}

const move = async (c: Call): Promise<Response> => {
  const params = await readParams(c)
  const viewer = await requireOwner(c, params)
  const target = await requireTarget(c, requireText(params, 'target_account'))
  if (!aliasesOf(target).includes(viewer.uri))
    throw refused('Target account must have the origin in `alsoKnownAs`')
  await withTransaction(c.var.ctx, (inside) => moveAccount(inside, viewer, target))
  return done(c)
}

/** With its host, also where that is this server. */
const fullHandle = (c: Call, { username, host }: AccountRow): string =>
  `${username}@${host ?? new URL(c.var.origin).hostname}`

const addAliasRoutes = (app: App): void => {
  const path = '/api/pleroma/aliases'
  app.get(path, async (c) => {
    const uris = aliasesOf(requireViewer(c, 'read:accounts'))
    const rows = await c.var.ctx.db.selectFrom('accounts').selectAll().where('uri', 'in', uris).execute()
    return c.json({ aliases: rows.map((row) => fullHandle(c, row)) })
  })
  app.put(path, async (c) => {
    const viewer = requireViewer(c, 'write:accounts')
    const target = await requireTarget(c, requireText(await readParams(c), 'alias'))
    await addAlias(c.var.ctx, viewer, target)
    return done(c)
  })
  app.delete(path, async (c) => {
    const viewer = requireViewer(c, 'write:accounts')
    const target = await findAccountByAny(c.var.ctx, requireText(await readParams(c), 'alias'))
    await removeAlias(c.var.ctx, viewer, target?.uri)
    return done(c)
  })
}

const addBackupRoutes = (app: App): void => {
  const path = '/api/v1/pleroma/backups'
  const answer = async (c: Call, viewer: AccountRow): Promise<Response> => {
    const present = (row: BackupRow) => {
      const isReady = row.ready_at <= c.var.ctx.clock.now()
      return {
        content_type: 'application/zip',
        file_size: isReady ? row.bytes : 0,
        id: row.id,
        inserted_at: wireTime(row.created_at),
        processed: isReady,
        url: absoluteUrl(row.url, c.var.origin),
      }
    }
    return c.json((await backupsOf(c.var.ctx, viewer.id)).map(present))
  }
  app.get(path, (c) => answer(c, requireViewer(c, 'read:backups', 'read:accounts')))
  app.post(path, async (c) => {
    const viewer = requireViewer(c, 'read:backups', 'read:accounts')
    await requestBackup(c.var.ctx, viewer, c.var.origin)
    return answer(c, viewer)
  })
}

type Pair = Parameters<Commands['block']>[0]

const IMPORTS: Record<string, { scope: string; run: (commands: Commands, pair: Pair) => Promise<void> }> = {
  follow_import: { scope: 'write:follows', run: (commands, pair) => commands.follow(pair) },
  blocks_import: { scope: 'write:blocks', run: (commands, pair) => commands.block(pair) },
  mutes_import: { scope: 'write:mutes', run: (commands, pair) => commands.mute(pair) },
}

/** As the recorded server takes lists apart: those of other servers for follows only. */
const handlesIn = (text: string, isFollows: boolean): string[] => {
  const words = isFollows ? text.split('\n').map((line) => line.split(',')[0] ?? '') : text.split(/\s+/)
  return words
    .map((word) => word.trim().replace(/^@/, ''))
    .filter((word) => word !== '' && word !== 'Account address')
}

const addImportRoutes = (app: App): void => {
  for (const [name, { scope, run }] of Object.entries(IMPORTS)) {
    app.post(`/api/pleroma/${name}`, async (c) => {
      const viewer = requireViewer(c, 'follow', scope)
      const params = await readParams(c)
      const text = (await params.file('list')?.text()) ?? requireText(params, 'list')
      for (const handle of handlesIn(text, name === 'follow_import')) {
        const target = await findAccountByAny(c.var.ctx, handle)
        if (!target || target.id === viewer.id) continue
        // Who cannot be followed, say because they block, is passed over.
        await run(c.var.commands, { accountId: viewer.id, targetId: target.id }).catch(() => undefined)
      }
      return c.json('job started')
    })
  }
}

export const addOwnAccountRoutes = (app: App): void => {
  app.post('/api/pleroma/change_email', changeEmail)
  app.post('/api/pleroma/change_password', changePassword)
  app.post('/api/pleroma/move_account', move)
  app.post('/api/pleroma/delete_account', async (c) => {
    const viewer = await requireOwner(c, await readParams(c))
    await withTransaction(c.var.ctx, (inside) => deleteAccount(inside, viewer))
    return done(c)
  })
  addAliasRoutes(app)
  addBackupRoutes(app)
  addImportRoutes(app)
}
