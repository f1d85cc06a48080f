import { failure, missingField, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { readParams, readQuery } from '../http/params.ts'
import { wireTimeNaive } from '../moments.ts'

const BASE = '/api/v1/akkoma/frontend_settings/:frontend'

const ownProfiles = (c: Call) => {
  const viewer = requireViewer(c, 'read:accounts')
  return c.var.ctx.db
    .selectFrom('frontend_settings')
    .selectAll()
    .where('account_id', '=', viewer.id)
    .where('frontend', '=', c.req.param('frontend') ?? '')
}

const findProfile = (c: Call) =>
  ownProfiles(c)
    .where('profile', '=', c.req.param('profile') ?? '')
    .executeTakeFirst()

/** The version must be the stored one plus 1 (a new profile begins at 1). */
const putProfile = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:accounts')
  const params = await readParams(c)
  const settings = params.object('settings')
  const version = params.integer('version')
  if (!settings) throw missingField('settings')
  if (version === undefined) throw missingField('version')
  const known = await findProfile(c)
  if (version !== (known?.version ?? 0) + 1) throw failure(422, 'must be incremented by 1')
  const values = { settings: JSON.stringify(settings), version }
  await c.var.ctx.db
    .insertInto('frontend_settings')
    .values({
      account_id: viewer.id,
      frontend: c.req.param('frontend') ?? '',
      profile: c.req.param('profile') ?? '',
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'frontend', 'profile']).doUpdateSet(values))
    .execute()
  return c.json(settings)
}

const addFrontendSettings = (app: App): void => {
  app.get(BASE, async (c) => {
    const rows = await ownProfiles(c).orderBy('profile').execute()
    return c.json(rows.map(({ profile, version }) => ({ name: profile, version })))
  })
  app.get(`${BASE}/:profile`, async (c) => {
    const row = await findProfile(c)
    if (!row) throw notFound()
    return c.json({ settings: JSON.parse(row.settings) as unknown, version: row.version })
  })
  app.put(`${BASE}/:profile`, putProfile)
  app.delete(`${BASE}/:profile`, async (c) => {
    const viewer = requireViewer(c, 'write:accounts')
    const row = await findProfile(c)
    if (!row) throw notFound()
    await c.var.ctx.db
      .deleteFrom('frontend_settings')
      .where('account_id', '=', viewer.id)
      .where('frontend', '=', row.frontend)
      .where('profile', '=', row.profile)
      .execute()
    return c.json({ deleted: 'ok' })
  })
}

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

export const addSettingsRoutes = (app: App): void => {
  addFrontendSettings(app)
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
