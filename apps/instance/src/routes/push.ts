import type { Selectable } from 'kysely'
import type { PushSubscriptionTable } from '../db/schema/site.ts'
import { missingField, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { readParams, toFlag } from '../http/params.ts'

const PATH = '/api/v1/push/subscription'

/** What the recorded server tells a browser of; other names are left out. */
const ALERTS = ['favourite', 'follow', 'mention', 'poll', 'pleroma:emoji_reaction', 'reblog']

const tokenIdOf = (c: Call): number => {
  requireViewer(c, 'push')
  return c.var.token?.id ?? 0
}

const present = (c: Call, row: Selectable<PushSubscriptionTable>) => ({
  id: String(row.id),
  endpoint: row.endpoint,
  alerts: JSON.parse(row.alerts) as unknown,
  server_key: c.var.ctx.vapidKey,
})

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const readAlerts = (data: unknown): Record<string, boolean> => {
  const given = fieldsOf(fieldsOf(data)['alerts'])
  const flags = ALERTS.map((name) => [name, toFlag(given[name])] as const)
  return Object.fromEntries(flags.filter((each): each is [string, boolean] => each[1] !== undefined))
}

/** A new one takes the place of the token's old one. Nothing is ever sent. */
const subscribe = async (c: Call): Promise<Response> => {
  const tokenId = tokenIdOf(c)
  const params = await readParams(c)
  const { endpoint } = fieldsOf(params.object('subscription'))
  if (typeof endpoint !== 'string') throw missingField('subscription')
  const { db } = c.var.ctx
  await db.deleteFrom('push_subscriptions').where('token_id', '=', tokenId).execute()
  const row = await db
    .insertInto('push_subscriptions')
    .values({ token_id: tokenId, endpoint, alerts: JSON.stringify(readAlerts(params.object('data'))) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return c.json(present(c, row))
}

export const addPushRoutes = (app: App): void => {
  app.post(PATH, subscribe)
  app.get(PATH, async (c) => {
    const row = await c.var.ctx.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('token_id', '=', tokenIdOf(c))
      .executeTakeFirst()
    if (!row) throw notFound()
    return c.json(present(c, row))
  })
  app.delete(PATH, async (c) => {
    const gone = await c.var.ctx.db
      .deleteFrom('push_subscriptions')
      .where('token_id', '=', tokenIdOf(c))
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    return c.json({})
  })
}
