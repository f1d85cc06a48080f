import { setCookie } from 'hono/cookie'
import { failure, invalidField, missingField, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { readParams } from '../http/params.ts'
import { PROFILE_NAME_LIMIT } from '../limits.ts'

const BASE = '/api/v1/akkoma/frontend_settings/:frontend'

const namesIn = (c: Call) => ({
  frontend: c.req.param('frontend') ?? '',
  profile: c.req.param('profile') ?? '',
})

const ownProfiles = (c: Call) => {
  const viewer = requireViewer(c, 'read:accounts')
  return c.var.ctx.db
    .selectFrom('frontend_settings')
    .selectAll()
    .where('account_id', '=', viewer.id)
    .where('frontend', '=', namesIn(c).frontend)
}

const findProfile = async (c: Call) => {
  const row = await ownProfiles(c).where('profile', '=', namesIn(c).profile).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const refused = (why: string) => failure(422, why)

const readProfile = async (c: Call): Promise<{ settings: string; version: number }> => {
  const params = await readParams(c)
  for (const name of ['settings', 'version']) if (!params.has(name)) throw missingField(name)
  const given = params.object('settings')
  const version = params.integer('version')
  if (!given) throw invalidField('settings', 'object')
  if (version === undefined) throw invalidField('version', 'integer')
  const settings = JSON.stringify(given)
  if (Object.values(namesIn(c)).some((name) => [...name].length > PROFILE_NAME_LIMIT))
    throw refused(`should be at most ${PROFILE_NAME_LIMIT} character(s)`)
  if (version < 1) throw refused('must be greater than 0')
  if ([...settings].length > c.var.ctx.options.frontendSettingsLimit) throw refused('is too long')
  return { settings, version }
}

/** A new profile may have any version above 0; later it must be the stored one plus 1, whoever else writes just now. */
const putProfile = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:accounts')
  const values = await readProfile(c)
  const stored = await c.var.ctx.db
    .insertInto('frontend_settings')
    .values({ account_id: viewer.id, ...namesIn(c), ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'frontend', 'profile'])
        .doUpdateSet(values)
        .where('frontend_settings.version', '=', values.version - 1),
    )
    .returning('settings')
    .executeTakeFirst()
  if (!stored) throw refused('must be incremented by 1')
  return c.json(JSON.parse(stored.settings) as Record<string, unknown>)
}

const deleteProfile = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:accounts')
  const { frontend, profile } = await findProfile(c)
  await c.var.ctx.db
    .deleteFrom('frontend_settings')
    .where('account_id', '=', viewer.id)
    .where('frontend', '=', frontend)
    .where('profile', '=', profile)
    .execute()
  return c.json({ deleted: 'ok' })
}

/** The choice is a cookie and needs nobody to be signed in; the page that is served stays the same one. */
const addPreferredFrontend = (app: App): void => {
  app.get('/api/v1/akkoma/preferred_frontend/available', (c) => c.json(c.var.ctx.options.selectableFrontends))
  app.put('/api/v1/akkoma/preferred_frontend', async (c) => {
    const name = (await readParams(c)).text('frontend_name')
    if (name === undefined) throw missingField('frontend_name')
    setCookie(c, 'preferred_frontend', name, { path: '/', httpOnly: true })
    return c.json({ frontend_name: name })
  })
}

export const addFrontendSettingsRoutes = (app: App): void => {
  app.get(BASE, async (c) => {
    const rows = await ownProfiles(c).orderBy('profile').execute()
    return c.json(rows.map(({ profile, version }) => ({ name: profile, version })))
  })
  app.get(`${BASE}/:profile`, async (c) => {
    const { settings, version } = await findProfile(c)
    return c.json({ settings: JSON.parse(settings) as unknown, version })
  })
  app.put(`${BASE}/:profile`, putProfile)
  app.delete(`${BASE}/:profile`, deleteProfile)
  addPreferredFrontend(app)
}
