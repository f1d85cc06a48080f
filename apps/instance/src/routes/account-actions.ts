import type { Commands } from '../commands/types.ts'
import { unblockDomain } from '../commands/restrictions.ts'
import { findAccountByAny } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import { notFound, requireDone } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { fetchPage, readPage, setLinkHeader } from '../http/paging.ts'
import type { Params } from '../http/params.ts'
import { readParams, readQuery } from '../http/params.ts'
import { presentAccounts } from '../presenters/account.ts'
import { presentRelationships } from '../presenters/relationship.ts'

interface Pair {
  accountId: string
  targetId: string
}

type PairAction = (commands: Commands, pair: Pair, params: Params) => Promise<void>

const answerRelationship = async (c: Call, viewer: AccountRow, targetId: string): Promise<Response> =>
  c.json((await presentRelationships(c.var.ctx, viewer.id, [targetId])).get(targetId))

const ACTIONS: Record<string, { scopes: string[]; run: PairAction }> = {
  follow: {
    scopes: ['follow', 'write:follows'],
    run: (commands, pair, params) => {
      const showsReblogs = params.flag('reblogs')
      const notifiesPosts = params.flag('notify')
      return commands.follow({
        ...pair,
        ...(showsReblogs === undefined ? {} : { showsReblogs }),
        ...(notifiesPosts === undefined ? {} : { notifiesPosts }),
      })
    },
  },
  unfollow: {
    scopes: ['follow', 'write:follows'],
    run: async (commands, pair) => requireDone(await commands.unfollow(pair), 'Not subscribed!'),
  },
  remove_from_followers: {
    scopes: ['follow', 'write:follows'],
    run: async (commands, { accountId, targetId }) => {
      if (!(await commands.unfollow({ accountId: targetId, targetId: accountId }))) throw notFound()
    },
  },
  mute: {
    scopes: ['follow', 'write:mutes'],
    run: (commands, pair, params) =>
      commands.mute({
        ...pair,
        notifications: params.flag('notifications') ?? true,
        expiresIn: params.integer('expires_in') ?? params.integer('duration') ?? 0,
      }),
  },
  unmute: { scopes: ['follow', 'write:mutes'], run: (commands, pair) => commands.unmute(pair) },
  block: { scopes: ['follow', 'write:blocks'], run: (commands, pair) => commands.block(pair) },
  unblock: { scopes: ['follow', 'write:blocks'], run: (commands, pair) => commands.unblock(pair) },
  note: {
    scopes: ['write:accounts'],
    run: (commands, pair, params) => commands.setNote({ ...pair, comment: params.text('comment') ?? '' }),
  },
}

const SUBSCRIPTIONS = { subscribe: true, unsubscribe: false }

const addPairRoutes = (app: App): void => {
  for (const [name, { scopes, run }] of Object.entries(ACTIONS)) {
    app.post(`/api/v1/accounts/:id/${name}`, async (c) => {
      const viewer = requireViewer(c, ...scopes)
      const target = await findAccountByAny(c.var.ctx, c.req.param('id') ?? '')
      if (!target) throw notFound()
      await run(c.var.commands, { accountId: viewer.id, targetId: target.id }, await readParams(c))
      return answerRelationship(c, viewer, target.id)
    })
  }
  for (const [name, notifiesPosts] of Object.entries(SUBSCRIPTIONS)) {
    app.post(`/api/v1/pleroma/accounts/:id/${name}`, async (c) => {
      const viewer = requireViewer(c, 'follow', 'write:follows')
      const target = await findAccountByAny(c.var.ctx, c.req.param('id') ?? '')
      if (!target) throw notFound()
      await c.var.commands.follow({ accountId: viewer.id, targetId: target.id, notifiesPosts })
      return answerRelationship(c, viewer, target.id)
    })
  }
}

const addRequestRoutes = (app: App): void => {
  app.get('/api/v1/follow_requests', async (c) => {
    const viewer = requireViewer(c, 'follow', 'read:follows')
    const all = c.var.ctx.db
      .selectFrom('follows')
      .selectAll()
      .where('followed_id', '=', viewer.id)
      .where('state', '=', 'pending')
    const requests = await fetchPage(all, readPage(readQuery(c)), 'id', Number)
    const ids = requests.map((row) => row.follower_id)
    const rows = await c.var.ctx.db.selectFrom('accounts').selectAll().where('id', 'in', ids).execute()
    const accounts = await presentAccounts(viewOf(c), rows)
    setLinkHeader(c, { rows: requests, idOf: (row) => row.id })
    return c.json(ids.flatMap((id) => accounts.get(id) ?? []))
  })
  for (const name of ['authorize', 'reject'] as const) {
    app.post(`/api/v1/follow_requests/:id/${name}`, async (c) => {
      const viewer = requireViewer(c, 'follow', 'write:follows')
      const pair = { accountId: viewer.id, targetId: c.req.param('id') }
      await (name === 'authorize' ? c.var.commands.acceptFollow(pair) : c.var.commands.rejectFollow(pair))
      return answerRelationship(c, viewer, pair.targetId)
    })
  }
}

const LIMITED = ['mutes', 'blocks'] as const

const addListsOfPeople = (app: App): void => {
  for (const table of LIMITED) {
    app.get(`/api/v1/${table}`, async (c) => {
      const viewer = requireViewer(c, 'follow', `read:${table}`)
      const { db } = c.var.ctx
      const targets =
        table === 'mutes'
          ? db.selectFrom('mutes').select('target_id').where('account_id', '=', viewer.id)
          : db.selectFrom('blocks').select('target_id').where('account_id', '=', viewer.id)
      const all = db.selectFrom('accounts').selectAll().where('id', 'in', targets)
      const rows = await fetchPage(all, readPage(readQuery(c)), 'id')
      setLinkHeader(c, { rows, idOf: (row) => row.id }, ['with_relationships'])
      const hasRelationships = readQuery(c).flag('with_relationships') ?? false
      return c.json([...(await presentAccounts(viewOf(c), rows, { hasRelationships })).values()])
    })
  }
}

const addDomainBlocks = (app: App): void => {
  app.get('/api/v1/domain_blocks', async (c) => {
    const viewer = requireViewer(c, 'follow', 'read:blocks')
    const rows = await c.var.ctx.db
      .selectFrom('domain_blocks')
      .select('host')
      .where('account_id', '=', viewer.id)
      .execute()
    return c.json(rows.map(({ host }) => host))
  })
  app.post('/api/v1/domain_blocks', async (c) => {
    const viewer = requireViewer(c, 'follow', 'write:blocks')
    await c.var.commands.blockDomain({
      accountId: viewer.id,
      host: (await readParams(c)).text('domain') ?? '',
    })
    return c.json({})
  })
  app.delete('/api/v1/domain_blocks', async (c) => {
    const viewer = requireViewer(c, 'follow', 'write:blocks')
    await unblockDomain(c.var.ctx, { accountId: viewer.id, host: (await readParams(c)).text('domain') ?? '' })
    return c.json({})
  })
}

export const addAccountActionRoutes = (app: App): void => {
  addPairRoutes(app)
  addRequestRoutes(app)
  addListsOfPeople(app)
  addDomainBlocks(app)
}
