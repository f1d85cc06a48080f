import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { requireAccountByAny } from '../db/find.ts'
import type { App } from '../http/env.ts'
import type { SiteOptions } from '../options.ts'
import { readSiteChange, SiteChangeError } from '../site-change.ts'

const readChange = (given: Record<string, unknown>): Partial<SiteOptions> => {
  try {
    return readSiteChange(given)
  } catch (error) {
    throw error instanceof SiteChangeError ? failure(400, error.message) : error
  }
}

interface Standing {
  account: string
  isApproved?: boolean
  isConfirmed?: boolean
  isDeactivated?: boolean
  needsPasswordReset?: boolean
}

/**
 * Lets a test change what the site allows while it runs, and do what the staff or a letter would do; guarded as
 * `/__faults` is.
 */
export const addSiteSwitchRoutes = (app: App, { options }: Context): void => {
  const atStart = structuredClone(options)
  app.get('/__faults/site', (c) => c.json(options))
  app.post('/__faults/site', async (c) => {
    // Tests could not take it back.
    const { allowFaults: _, ...change } = readChange(await c.req.json<Record<string, unknown>>())
    return c.json(Object.assign(options, change))
  })
  app.delete('/__faults/site', (c) => c.json(Object.assign(options, structuredClone(atStart))))
  app.post('/__faults/invites', async (c) =>
    c.json({
      token: await c.var.commands.createInvite(await c.req.json<{ token?: string; maxUses?: number }>()),
    }),
  )
  app.post('/__faults/standing', async (c) => {
    const { account, ...standing } = await c.req.json<Standing>()
    const { id } = await requireAccountByAny(c.var.ctx, account)
    await c.var.commands.updateAccount(id, standing)
    return c.json({ id })
  })
}
