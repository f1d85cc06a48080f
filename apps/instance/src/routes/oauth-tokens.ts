import { revokeToken } from '../commands/tokens.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/env.ts'
import { wireTimeFine } from '../moments.ts'

/** The sessions a person has open. */
export const addOAuthTokenRoutes = (app: App): void => {
  app.get('/api/oauth_tokens.json', async (c) => {
    const viewer = requireViewer(c)
    const rows = await c.var.ctx.db
      .selectFrom('tokens')
      .innerJoin('apps', 'apps.id', 'tokens.app_id')
      .select(['tokens.id', 'apps.name', 'tokens.valid_until'])
      .where('tokens.account_id', '=', viewer.id)
      .orderBy('tokens.id')
      .execute()
    return c.json(
      rows.map((row) => ({
        app_name: row.name,
        id: row.id,
        valid_until: wireTimeFine(row.valid_until).replace('Z', ''),
      })),
    )
  })
  app.delete('/api/oauth_tokens/:id', async (c) => {
    const viewer = requireViewer(c)
    const row = await c.var.ctx.db
      .selectFrom('tokens')
      .select('access_token')
      .where('id', '=', Number(c.req.param('id')))
      .where('account_id', '=', viewer.id)
      .executeTakeFirst()
    // As recorded: an id that is unknown, or of another account, is no failure.
    if (row) await revokeToken(c.var.ctx, row.access_token)
    return c.json('', 201)
  })
}
