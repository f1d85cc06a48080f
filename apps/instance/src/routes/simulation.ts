import { requireAccountByAny } from '../db/find.ts'
import type { App, Call } from '../http/env.ts'
import type { DayOptions } from '../simulation/day-plan.ts'
import type { Simulation } from '../simulation/simulation.ts'
import type { Step } from '../simulation/stage.ts'
import type { SocketControl } from '../streaming/socket-control.ts'

interface StepsMessage {
  account: string
  steps: Step[]
}

/** `account`: left out, everybody's sockets. */
type SocketMessage = { account?: string } & (
  | { do: 'close'; code: number }
  | { do: 'swallow'; isOn: boolean }
  | { do: 'say'; text: string }
)

const accountIdOf = async (c: Call, name: string | undefined): Promise<string | undefined> =>
  name === undefined ? undefined : (await requireAccountByAny(c.var.ctx, name)).id

/** Lets a browser test play steps, a busy day, and troubles of sockets; guarded as `/__faults` is. */
export const addSimulationRoutes = (app: App, simulation: Simulation, control: SocketControl): void => {
  app.post('/__faults/steps', async (c) => {
    const { account, steps } = await c.req.json<StepsMessage>()
    return c.json({ made: await simulation.play(account, steps) })
  })
  app.get('/__faults/day', (c) => c.json(simulation.day))
  app.post('/__faults/day', async (c) => {
    const { account, ...options } = await c.req.json<{ account: string } & DayOptions>()
    return c.json(await simulation.startDay(account, options))
  })
  app.delete('/__faults/day', async (c) => c.json(await simulation.stopDay()))
  app.get('/__faults/sockets', async (c) =>
    c.json({ open: control.list(await accountIdOf(c, c.req.query('account'))) }),
  )
  app.post('/__faults/sockets', async (c) => {
    const { account, ...message } = await c.req.json<SocketMessage>()
    const accountId = await accountIdOf(c, account)
    if (message.do === 'close') return c.json({ reached: control.close(message.code, accountId) })
    if (message.do === 'say') return c.json({ reached: control.say(message.text, accountId) })
    control.swallow(message.isOn, accountId)
    return c.json({ reached: control.list(accountId).length })
  })
}
