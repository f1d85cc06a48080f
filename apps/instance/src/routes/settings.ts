import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { readFlag, readParams, readQuery } from '../http/params.ts'
import { wireTimeNaive } from '../moments.ts'

// The recorded server keeps no other marker.
const MARKED = ['notifications']

const answerMarkers = async (c: Call, accountId: string, timelines: readonly string[]): Promise<Response> => {
  const { db } = c.var.ctx
  const rows = await db
    .selectFrom('markers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('timeline', 'in', timelines)
    .execute()
  const unread = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('is_seen', '=', 0)
    .executeTakeFirstOrThrow()
  return c.json(
    Object.fromEntries(
      rows.map((row) => [
        row.timeline,
        {
          last_read_id: row.last_read_id,
          pleroma: { unread_count: row.timeline === 'notifications' ? unread.n : 0 },
          updated_at: wireTimeNaive(row.updated_at),
          version: row.version,
        },
      ]),
    ),
  )
}

const addMarkers = (app: App): void => {
  app.get('/api/v1/markers', (c) =>
    answerMarkers(c, requireViewer(c, 'read:statuses').id, readQuery(c).list('timeline') ?? []),
  )
  app.post('/api/v1/markers', async (c) => {
    const viewer = requireViewer(c, 'write:statuses')
    const params = await readParams(c)
    const names = MARKED.filter((name) => params.object(name) !== undefined)
    for (const timeline of names) {
      const lastReadId = String(params.object(timeline)?.['last_read_id'] ?? '')
      const values = { last_read_id: lastReadId, updated_at: c.var.ctx.clock.now() }
      await c.var.ctx.db
        .insertInto('markers')
        .values({ account_id: viewer.id, timeline, version: 0, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'timeline'])
            .doUpdateSet((eb) => ({ ...values, version: eb('markers.version', '+', 1) })),
        )
        .execute()
    }
    return answerMarkers(c, viewer.id, names)
  })
}

/** Changes what the request names. */
const changeNotificationSettings = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:accounts')
  const params = await readParams(c)
  const blocksStrangers = readFlag(params, 'block_from_strangers')
  const hidesNotificationContents = readFlag(params, 'hide_notification_contents')
  await c.var.commands.updateAccount(viewer.id, {
    ...(blocksStrangers === undefined ? {} : { blocksStrangers }),
    ...(hidesNotificationContents === undefined ? {} : { hidesNotificationContents }),
  })
  return c.json({ status: 'success' })
}

export const addSettingsRoutes = (app: App): void => {
  app.put('/api/pleroma/notification_settings', changeNotificationSettings)
  addMarkers(app)
  app.get('/api/v1/preferences', (c) => {
    const viewer = requireViewer(c, 'read:accounts')
    return c.json({
      'posting:default:language': null,
      'posting:default:sensitive': viewer.default_sensitive === 1,
      'posting:default:visibility': viewer.default_scope,
      'reading:expand:media': 'default',
      'reading:expand:spoilers': false,
    })
  })
}
