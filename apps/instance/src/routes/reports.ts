import { findAccount } from '../db/find.ts'
import { Failure, failure, missingField } from '../failure.ts'
import { requireStaff, requireViewer } from '../http/auth.ts'
import type { App } from '../http/env.ts'
import { readParams } from '../http/params.ts'
import { REPORT_COMMENT_LIMIT } from '../limits.ts'

const reportStates = ['open', 'closed', 'resolved'] as const
const isReportState = (state: string): state is (typeof reportStates)[number] =>
  (reportStates as readonly string[]).includes(state)

/** Which reports are to get which state. */
const reportWishes = (value: unknown): { id: string; state: string }[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((each) => {
    const { id, state } = (each ?? {}) as { id?: unknown; state?: unknown }
    return typeof id === 'string' && typeof state === 'string' ? [{ id, state }] : []
  })

export const addReports = (app: App): void => {
  app.post('/api/v1/reports', async (c) => {
    const viewer = requireViewer(c, 'write:reports')
    const params = await readParams(c)
    const targetId = params.text('account_id')
    if (!targetId) throw missingField('account_id')
    if (!(await findAccount(c.var.ctx, targetId))) throw failure(400, 'Account not found')
    const comment = params.text('comment') ?? ''
    if ([...comment].length > REPORT_COMMENT_LIMIT)
      throw failure(400, `Comment must be up to ${REPORT_COMMENT_LIMIT} characters`)
    const statusIds = params.list('status_ids') ?? []
    const isForwarded = params.flag('forward') ?? false
    const report = { accountId: viewer.id, targetId, comment, statusIds, isForwarded }
    const id = await c.var.commands.addReport(report)
    return c.json({ action_taken: false, id })
  })
  app.patch('/api/v1/pleroma/admin/reports', async (c) => {
    requireStaff(c, 'admin:write:reports')
    const wishes = reportWishes((await readParams(c)).raw('reports'))
    const refused: { error: string; id: string }[] = []
    for (const { id, state } of wishes) {
      if (!isReportState(state)) refused.push({ error: 'Unsupported state', id })
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were sent
      else if ((await c.var.commands.setReportState(id, state)) === null)
        refused.push({ error: 'not_found', id })
    }
    if (refused.length > 0) throw new Failure(400, refused)
    return c.body(null, 204, { 'content-type': 'application/json' })
  })
}
