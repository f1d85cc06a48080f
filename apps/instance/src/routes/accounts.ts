import { findAccountByAny } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import { accountNotFound, failure, missingField } from '../failure.ts'
import { requirePublicOrViewer, requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import type { PageRequest } from '../http/paging.ts'
import { fetchPage, readPage, setLinkHeader } from '../http/paging.ts'
import { readQuery } from '../http/params.ts'
import { PAGE_MAX } from '../limits.ts'
import { isStaff } from '../policies/visibility.ts'
import { presentAccount, presentAccounts } from '../presenters/account.ts'
import { presentRelationships } from '../presenters/relationship.ts'

/** The account a path names; switched-off ones exist only for themselves and the staff. */
export const requireVisibleAccount = async (c: Call, idOrName: string): Promise<AccountRow> => {
  const { ctx, viewer } = c.var
  const row = await findAccountByAny(ctx, idOrName)
  if (!row) throw accountNotFound()
  if (row.is_deactivated && !isStaff(viewer) && viewer?.id !== row.id) throw accountNotFound()
  if (ctx.options.isPrivate && !viewer) throw failure(401, 'This API requires an authenticated user')
  return row
}

const showAccount = async (c: Call, idOrName: string): Promise<Response> => {
  const row = await requireVisibleAccount(c, idOrName)
  return c.json(
    await presentAccount(viewOf(c), row, {
      hasRelationships: readQuery(c).flag('with_relationships') ?? false,
    }),
  )
}

const answerAccounts = async (
  c: Call,
  rows: readonly AccountRow[],
  known: readonly string[] = [],
): Promise<Response> => {
  const hasRelationships = readQuery(c).flag('with_relationships') ?? false
  const accounts = await presentAccounts(viewOf(c), rows, { hasRelationships })
  setLinkHeader(c, { rows, idOf: (row) => row.id }, ['with_relationships', ...known])
  return c.json([...accounts.values()])
}

type Side = 'followers' | 'following'

const fetchFollows = (c: Call, account: AccountRow, side: Side, page: PageRequest): Promise<AccountRow[]> => {
  const [own, other] =
    side === 'followers'
      ? (['followed_id', 'follower_id'] as const)
      : (['follower_id', 'followed_id'] as const)
  const all = c.var.ctx.db
    .selectFrom('accounts')
    .innerJoin('follows', `follows.${other}`, 'accounts.id')
    .selectAll('accounts')
    .where(`follows.${own}`, '=', account.id)
    .where('follows.state', '=', 'accepted')
    .where('accounts.is_deactivated', '=', 0)
    .offset(page.offset)
  return fetchPage(all, page, 'accounts.id')
}

const listFollows = async (c: Call, side: Side): Promise<Response> => {
  requirePublicOrViewer(c)
  const account = await requireVisibleAccount(c, c.req.param('id') ?? '')
  const isHidden = side === 'followers' ? account.hides_followers : account.hides_follows
  if (isHidden && c.var.viewer?.id !== account.id) return c.json([])
  return answerAccounts(c, await fetchFollows(c, account, side, readPage(readQuery(c))))
}

/** People whose names hold the text; a whole handle also finds the others of its server. */
export const searchAccounts = (
  c: Call,
  text: string,
  limit: number,
  offset = 0,
  isFollowing = false,
): Promise<AccountRow[]> => {
  const { viewer, ctx } = c.var
  const words = text
    .replace(/^@/, '')
    .split('@')
    .filter((word) => word !== '')
  let query = ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('is_deactivated', '=', 0)
    .where((eb) =>
      eb.or(
        words.flatMap((word) => [eb('acct', 'like', `%${word}%`), eb('display_name', 'like', `%${word}%`)]),
      ),
    )
  if (isFollowing && viewer) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('follows').select('followed_id').where('follower_id', '=', viewer.id),
    )
  }
  return query
    .orderBy((eb) => eb.case().when('acct', '=', words.join('@')).then(0).else(1).end())
    .orderBy((eb) =>
      eb
        .case()
        .when('acct', 'like', `${words.join('@')}%`)
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('followers_count', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

const addLookups = (app: App): void => {
  app.get('/api/v1/accounts/lookup', async (c) => showAccount(c, readQuery(c).text('acct') ?? ''))
  app.get('/api/v1/accounts/search', async (c) => {
    const params = readQuery(c)
    const text = params.text('q')
    if (text === undefined) throw missingField('q')
    requirePublicOrViewer(c)
    const rows = await searchAccounts(
      c,
      text,
      readPage(params, PAGE_MAX).limit,
      readPage(params).offset,
      params.flag('following') ?? false,
    )
    const accounts = await presentAccounts(viewOf(c), rows, {
      hasRelationships: params.flag('with_relationships') ?? false,
    })
    return c.json([...accounts.values()])
  })
  app.get('/api/v1/accounts/relationships', async (c) => {
    const viewer = requireViewer(c, 'read:follows')
    const rows = await c.var.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', readQuery(c).list('id') ?? [])
      .execute()
    const relationships = await presentRelationships(
      c.var.ctx,
      viewer.id,
      rows.map((row) => row.id),
    )
    return c.json([...relationships.values()])
  })
}

export const addAccountRoutes = (app: App): void => {
  app.get('/api/v1/accounts/verify_credentials', async (c) => {
    const viewer = requireViewer(c, 'read:accounts')
    return c.json(await presentAccount(viewOf(c), viewer, { hasSettings: true }))
  })
  addLookups(app)
  app.get('/api/v1/accounts/:id', (c) => showAccount(c, c.req.param('id')))
  app.get('/api/v1/accounts/:id/followers', (c) => listFollows(c, 'followers'))
  app.get('/api/v1/accounts/:id/following', (c) => listFollows(c, 'following'))
  app.get('/api/v1/directory', async (c) => {
    requirePublicOrViewer(c)
    const { limit, offset } = readPage(readQuery(c), 50)
    const rows = await c.var.ctx.db
      .selectFrom('accounts')
      .selectAll()
      .where('is_discoverable', '=', 1)
      .where('is_deactivated', '=', 0)
      .orderBy(readQuery(c).text('order') === 'new' ? 'id' : 'last_status_at', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return c.json([...(await presentAccounts(viewOf(c), rows)).values()])
  })
}
