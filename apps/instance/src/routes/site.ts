import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { presentAccounts } from '../presenters/account.ts'
import { presentInstance } from '../presenters/instance.ts'
import { presentNodeInfo } from '../presenters/nodeinfo.ts'
import { absoluteUrl } from '../text/origin.ts'
import { addReports } from './reports.ts'

const NODE_INFO = 'http://nodeinfo.diaspora.software/ns/schema'

const addNodeInfo = (app: App): void => {
  app.get('/.well-known/nodeinfo', (c) =>
    c.json({
      links: ['2.0', '2.1'].map((version) => ({
        href: `${c.var.origin}/nodeinfo/${version}.json`,
        rel: `${NODE_INFO}/${version}`,
      })),
    }),
  )
  for (const version of ['2.0', '2.1'] as const) {
    app.get(`/nodeinfo/${version}.json`, async (c) =>
      c.body(JSON.stringify(await presentNodeInfo(c.var.ctx, c.var.origin, version)), 200, {
        'content-type': `application/json; profile="${NODE_INFO}/${version}#"; charset=utf-8`,
      }),
    )
  }
}

const addEmoji = (app: App): void => {
  app.get('/api/v1/custom_emojis', async (c) => {
    const rows = await c.var.ctx.db.selectFrom('emojis').selectAll().orderBy('shortcode').execute()
    return c.json(
      rows.map(({ shortcode, path, tags, pack }) => {
        const url = absoluteUrl(path, c.var.origin)
        const list = JSON.parse(tags) as string[]
        return {
          category: list[0] ?? pack ?? '',
          shortcode,
          static_url: url,
          tags: list,
          url,
          visible_in_picker: true,
        }
      }),
    )
  })
  app.get('/api/v1/pleroma/emoji', async (c) => {
    const rows = await c.var.ctx.db.selectFrom('emojis').selectAll().orderBy('shortcode').execute()
    return c.json(
      Object.fromEntries(
        rows.map(({ shortcode, path, tags }) => [
          shortcode,
          { image_url: path, tags: JSON.parse(tags) as string[] },
        ]),
      ),
    )
  })
}

const addSuggestions = (app: App): void => {
  app.get('/api/v1/suggestions', (c) => {
    requireViewer(c, 'read')
    return c.json([])
  })
  app.get('/api/v2/suggestions', async (c) => {
    const viewer = requireViewer(c, 'read')
    const rows = await c.var.ctx.db
      .selectFrom('accounts')
      .selectAll()
      .where('is_suggested', '=', 1)
      .where('is_deactivated', '=', 0)
      .where('id', '!=', viewer.id)
      .where('id', 'not in', (eb) =>
        eb.selectFrom('follows').select('followed_id').where('follower_id', '=', viewer.id),
      )
      .where('id', 'not in', (eb) =>
        eb.selectFrom('blocks').select('target_id').where('account_id', '=', viewer.id),
      )
      .execute()
    const accounts = await presentAccounts(viewOf(c), rows)
    return c.json([...accounts.values()].map((account) => ({ account, source: 'staff' })))
  })
}

/** Where other servers have pages for their staff. */
const ADMINISTRATION = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Administration</title>
<h1>No administration here</h1>
<p>The embedded server has no pages for its staff. Reports are kept in its database.</p>
<p><a href="/">Back to the start page</a></p>
`

const PEER_NAMES = ['bakery', 'canal', 'meadow', 'lantern', 'orchard', 'harbour', 'workshop'] as const

/** The same different names each time. */
const madeUpHosts = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${PEER_NAMES[index % PEER_NAMES.length]}-${index + 1}.example`)

export const addSiteRoutes = (app: App): void => {
  app.get('/api/v1/instance', async (c) => c.json(await presentInstance(viewOf(c))))
  app.get('/api/v1/instance/peers', async (c) => {
    const { db, options } = c.var.ctx
    const hosts = await db.selectFrom('remote_hosts').select('host').orderBy('host').execute()
    const own = new URL(c.var.origin).hostname
    return c.json([own, ...hosts.map(({ host }) => host), ...madeUpHosts(options.peersCount)])
  })
  app.get('/api/pleroma/frontend_configurations', (c) =>
    c.json({
      masto_fe: { showInstanceSpecificPanel: true },
      pleroma_fe: c.var.ctx.options.frontendConfiguration,
    }),
  )
  app.get('/api/v1/pleroma/federation_status', (c) => c.json({ unreachable: {} }))
  app.get('/api/v1/endorsements', (c) => {
    requireViewer(c, 'read:accounts')
    return c.json([])
  })
  app.get('/pleroma/admin', (c) => c.html(ADMINISTRATION))
  app.get('/pleroma/admin/', (c) => c.html(ADMINISTRATION))
  addNodeInfo(app)
  addEmoji(app)
  addSuggestions(app)
  addReports(app)
}
