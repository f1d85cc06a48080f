import type { Commands, Visibility } from '../commands/types.ts'
import { requireShownStatus, requireStatus } from '../db/find.ts'
import { notFound, requireDone } from '../failure.ts'
import { requirePublicOrViewer, requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import type { Params } from '../http/params.ts'
import { readParams } from '../http/params.ts'
import { canSee } from '../policies/visibility.ts'
import { presentAccounts } from '../presenters/account.ts'
import { loadReactions } from '../presenters/reactions.ts'
import { presentStatus } from '../presenters/status.ts'
import { requireVisibleStatus } from './status-read.ts'

interface Target {
  accountId: string
  statusId: string
}

type Run = (commands: Commands, target: Target, params: Params) => Promise<unknown>

/** The recorded server lets people favourite and undo without looking whether they may read the post. */
const ACTIONS: Record<string, { scope: string; needsSight: boolean; run: Run }> = {
  favourite: {
    scope: 'write:favourites',
    needsSight: false,
    run: (commands, target) => commands.favourite(target),
  },
  unfavourite: {
    scope: 'write:favourites',
    needsSight: false,
    run: async (commands, target) => requireDone(await commands.unfavourite(target), 'Could not unfavorite'),
  },
  unreblog: {
    scope: 'write:statuses',
    needsSight: false,
    run: async (commands, target) => requireDone(await commands.unrepeat(target), 'Could not unrepeat'),
  },
  bookmark: {
    scope: 'write:bookmarks',
    needsSight: true,
    run: (commands, target) => commands.bookmark(target),
  },
  unbookmark: {
    scope: 'write:bookmarks',
    needsSight: true,
    run: (commands, target) => commands.unbookmark(target),
  },
  pin: { scope: 'write:accounts', needsSight: true, run: (commands, target) => commands.pin(target) },
  unpin: { scope: 'write:accounts', needsSight: true, run: (commands, target) => commands.unpin(target) },
  mute: {
    scope: 'write:mutes',
    needsSight: true,
    run: (commands, target, params) =>
      commands.muteThread({ ...target, expiresIn: params.integer('expires_in') ?? 0 }),
  },
  unmute: {
    scope: 'write:mutes',
    needsSight: true,
    run: (commands, target) => commands.unmuteThread(target),
  },
}

const SCOPES = new Set<string>(['public', 'unlisted', 'local', 'private'])

const repeat = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:statuses')
  const status = await requireStatus(c.var.ctx, c.req.param('id') ?? '')
  if (!(await canSee(c.var.ctx, viewer, status))) throw notFound()
  const scope = (await readParams(c)).text('visibility') ?? ''
  const row = await c.var.commands.repeat({
    accountId: viewer.id,
    statusId: status.id,
    ...(SCOPES.has(scope) ? { scope: scope as Visibility } : {}),
  })
  return c.json(await presentStatus(viewOf(c), row))
}

const answerShown = async (c: Call, id: string): Promise<Response> =>
  c.json(await presentStatus(viewOf(c), await requireShownStatus(c.var.ctx, id)))

const showReactions = async (c: Call, name: string | null): Promise<Response> => {
  requirePublicOrViewer(c)
  const found = await requireVisibleStatus(c, c.req.param('id') ?? '')
  const status = await requireShownStatus(c.var.ctx, found.id)
  const reactions = (await loadReactions(viewOf(c), [status.id])).get(status.id) ?? []
  const shown = reactions.filter((reaction) => name === null || reaction.name === name)
  const ids = [...new Set(shown.flatMap((reaction) => reaction.account_ids))]
  const rows = await c.var.ctx.db.selectFrom('accounts').selectAll().where('id', 'in', ids).execute()
  const accounts = await presentAccounts(viewOf(c), rows)
  return c.json(
    shown.map(({ account_ids: accountIds, count, me, name: emoji, url }) => ({
      accounts: accountIds.flatMap((id) => accounts.get(id) ?? []),
      count,
      me,
      name: emoji,
      url,
    })),
  )
}

export const addStatusActionRoutes = (app: App): void => {
  for (const [name, { scope, needsSight, run }] of Object.entries(ACTIONS)) {
    app.post(`/api/v1/statuses/:id/${name}`, async (c) => {
      const viewer = requireViewer(c, scope)
      const id = c.req.param('id') ?? ''
      if (needsSight) await requireVisibleStatus(c, id)
      await run(c.var.commands, { accountId: viewer.id, statusId: id }, await readParams(c))
      return answerShown(c, id)
    })
  }
  app.post('/api/v1/statuses/:id/reblog', repeat)
  const reactions = '/api/v1/pleroma/statuses/:id/reactions'
  app.get(reactions, (c) => showReactions(c, null))
  app.get(`${reactions}/:emoji`, (c) => showReactions(c, c.req.param('emoji').replace(/^:(.+):$/, '$1')))
  app.put(`${reactions}/:emoji`, async (c) => {
    const viewer = requireViewer(c, 'write:statuses')
    const status = await requireVisibleStatus(c, c.req.param('id'))
    await c.var.commands.react({ accountId: viewer.id, statusId: status.id, name: c.req.param('emoji') })
    return answerShown(c, status.id)
  })
  app.delete(`${reactions}/:emoji`, async (c) => {
    const viewer = requireViewer(c, 'write:statuses')
    const status = await requireVisibleStatus(c, c.req.param('id'))
    await c.var.commands.unreact({ accountId: viewer.id, statusId: status.id, name: c.req.param('emoji') })
    return answerShown(c, status.id)
  })
}
