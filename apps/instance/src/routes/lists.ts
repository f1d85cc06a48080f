import { deleteList, renameList } from '../commands/lists.ts'
import type { AccountRow, ListRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { fetchPage, readPage, setLinkHeader } from '../http/paging.ts'
import { readParams, readQuery } from '../http/params.ts'
import { presentAccounts } from '../presenters/account.ts'

const presentList = ({ id, title }: ListRow) => ({ id: String(id), title })

const requireList = async (c: Call, viewer: AccountRow): Promise<ListRow> => {
  const list = await c.var.ctx.db
    .selectFrom('lists')
    .selectAll()
    .where('id', '=', Number(c.req.param('id')))
    .where('account_id', '=', viewer.id)
    .executeTakeFirst()
  if (!list) throw failure(404, 'List not found')
  return list
}

const addMembers = (app: App): void => {
  const path = '/api/v1/lists/:id/accounts'
  app.get(path, async (c) => {
    const list = await requireList(c, requireViewer(c, 'read:lists'))
    const rows = await c.var.ctx.db
      .selectFrom('accounts')
      .innerJoin('list_accounts', 'list_accounts.account_id', 'accounts.id')
      .selectAll('accounts')
      .where('list_accounts.list_id', '=', list.id)
      .orderBy('accounts.id')
      .execute()
    return c.json([...(await presentAccounts(viewOf(c), rows)).values()])
  })
  for (const method of ['post', 'delete'] as const) {
    app[method](path, async (c) => {
      const list = await requireList(c, requireViewer(c, 'write:lists'))
      const input = { listId: list.id, accountIds: (await readParams(c)).list('account_ids') ?? [] }
      await (method === 'post' ? c.var.commands.addToList(input) : c.var.commands.removeFromList(input))
      return c.json({})
    })
  }
  app.get('/api/v1/accounts/:id/lists', async (c) => {
    const viewer = requireViewer(c, 'read:lists')
    const rows = await c.var.ctx.db
      .selectFrom('lists')
      .innerJoin('list_accounts', 'list_accounts.list_id', 'lists.id')
      .selectAll('lists')
      .where('lists.account_id', '=', viewer.id)
      .where('list_accounts.account_id', '=', c.req.param('id'))
      .execute()
    return c.json(rows.map(presentList))
  })
}

export const addListRoutes = (app: App): void => {
  app.get('/api/v1/lists', async (c) => {
    const viewer = requireViewer(c, 'read:lists')
    const rows = await c.var.ctx.db
      .selectFrom('lists')
      .selectAll()
      .where('account_id', '=', viewer.id)
      .orderBy('id', 'desc')
      .execute()
    return c.json(rows.map(presentList))
  })
  app.post('/api/v1/lists', async (c) => {
    const viewer = requireViewer(c, 'write:lists')
    const title = (await readParams(c)).text('title') ?? ''
    return c.json(presentList(await c.var.commands.createList({ accountId: viewer.id, title })))
  })
  app.get('/api/v1/lists/:id', async (c) =>
    c.json(presentList(await requireList(c, requireViewer(c, 'read:lists')))),
  )
  app.put('/api/v1/lists/:id', async (c) => {
    const list = await requireList(c, requireViewer(c, 'write:lists'))
    return c.json(
      presentList(await renameList(c.var.ctx, list.id, (await readParams(c)).text('title') ?? '')),
    )
  })
  app.delete('/api/v1/lists/:id', async (c) => {
    const list = await requireList(c, requireViewer(c, 'write:lists'))
    await deleteList(c.var.ctx, list.id)
    return c.json({})
  })
  addMembers(app)
}

const presentTag = (origin: string, name: string, isFollowing: boolean) => ({
  following: isFollowing,
  history: [],
  name,
  url: `${origin}/tags/${name}`,
})

const requireTag = async (c: Call): Promise<string> => {
  const name = (c.req.param('tag') ?? '').toLowerCase()
  const row = await c.var.ctx.db.selectFrom('tags').select('name').where('name', '=', name).executeTakeFirst()
  if (!row) throw failure(404, 'Hashtag not found')
  return name
}

export const addTagRoutes = (app: App): void => {
  app.get('/api/v1/tags/:tag', async (c) => {
    const viewer = requireViewer(c, 'read')
    const name = await requireTag(c)
    const row = await c.var.ctx.db
      .selectFrom('tag_follows')
      .select('id')
      .where('account_id', '=', viewer.id)
      .where('tag', '=', name)
      .executeTakeFirst()
    return c.json(presentTag(c.var.origin, name, row !== undefined))
  })
  for (const action of ['follow', 'unfollow'] as const) {
    app.post(`/api/v1/tags/:tag/${action}`, async (c) => {
      const viewer = requireViewer(c, 'follow', 'write:follows')
      const tag = await requireTag(c)
      const input = { accountId: viewer.id, tag }
      await (action === 'follow' ? c.var.commands.followTag(input) : c.var.commands.unfollowTag(input))
      return c.json(presentTag(c.var.origin, tag, action === 'follow'))
    })
  }
  app.get('/api/v1/followed_tags', async (c) => {
    const viewer = requireViewer(c, 'read:follows')
    const all = c.var.ctx.db.selectFrom('tag_follows').selectAll().where('account_id', '=', viewer.id)
    const rows = await fetchPage(all, readPage(readQuery(c)), 'id', Number)
    setLinkHeader(c, { rows, idOf: (row) => row.id })
    return c.json(rows.map((row) => presentTag(c.var.origin, row.tag, true)))
  })
}
