import type { Fault, Faults } from '../faults/faults.ts'
import type { App } from '../http/env.ts'
import type { Simulation } from '../simulation/simulation.ts'
import type { SocketControl } from '../streaming/socket-control.ts'

interface FaultMessage extends Omit<Fault, 'path'> {
  path: string
  /** The path is the source of a regular expression. */
  isPattern?: boolean
}

/** Lets a browser test plan misbehaviour; only where the site says so. */
export const addFaultRoutes = (
  app: App,
  { faults, simulation, control }: { faults: Faults; simulation: Simulation; control: SocketControl },
): void => {
  app.use('/__faults/*', async (c, next) =>
    c.var.ctx.options.allowFaults ? next() : c.json({ error: 'Not allowed' }, 404),
  )
  app.post('/__faults', async (c) => {
    const { isPattern, ...fault } = await c.req.json<FaultMessage>()
    faults.add({ ...fault, path: isPattern ? new RegExp(fault.path) : fault.path })
    return c.json({ planned: faults.list().length })
  })
  app.delete('/__faults', async (c) => {
    faults.clear()
    control.swallow(false)
    await simulation.stopDay()
    return c.json({ planned: 0 })
  })
  app.get('/__faults/reports', async (c) => {
    const { db } = c.var.ctx
    const reports = await db
      .selectFrom('reports')
      .leftJoin('forwarded_reports', 'forwarded_reports.report_id', 'reports.id')
      .select(['id', 'account_id', 'target_id', 'comment', 'status_ids', 'report_id'])
      .orderBy('id', 'desc')
      .execute()
    return c.json(
      reports.map(({ status_ids, report_id, ...report }) => ({
        ...report,
        status_ids: JSON.parse(status_ids) as string[],
        forward: report_id !== null,
      })),
    )
  })
  app.post('/__faults/drop-sockets', (c) => c.json({ dropped: control.close(1006) }))
}
