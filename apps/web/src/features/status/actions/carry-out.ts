import type { StatusId } from '@skein/api'
import { createIntentQueue, runOptimistically, type OptimisticChange } from '@skein/store'
import { entityStore } from '../../../model/entities.ts'
import { tellOtherTabs } from '../../../model/other-tabs.ts'
import { onSignOut } from '../../../model/session.ts'
import type { ActionContext } from './types.ts'

/** One lane for each post and action: the last wish wins, never two calls on their way. */
const intents = createIntentQueue()
onSignOut(() => intents.clear())

/** Shows the change, sends it, follows the answer; a failure takes the change back and rejects [POST-17]. */
export async function carryOut<Value, Answer>(
  id: StatusId,
  change: OptimisticChange<Value, Answer>,
): Promise<void> {
  const outcome = await runOptimistically(intents, change)
  if (outcome.kind === 'failed') throw outcome.error
  if (outcome.kind === 'done') tellOtherTabs(id)
}

/** The post as it is now, which may be newer than what the row was drawn from. */
export function current({ status }: ActionContext): ActionContext['status'] {
  return entityStore.statuses.get(status.id) ?? status
}

/** A count after a switch went on or off; never below 0. */
export function counted(count: number, wasOn: boolean, isOn: boolean): number {
  return wasOn === isOn ? count : Math.max(0, count + (isOn ? 1 : -1))
}
