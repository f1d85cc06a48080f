import type { Scope, StatusId } from '@skein/api'
import { createIntentQueue, runOptimistically, type OptimisticChange } from '@skein/store'
import { aboutStatus, entityStore } from '../../../model/entities.ts'
import { tellOtherTabs } from '../../../model/other-tabs.ts'
import type { SwitchContent } from '../../../model/outbox.ts'
import { ofSession } from '../../../model/session.ts'
import type { ActionContext } from './types.ts'

/** One lane for each post and action: the last wish wins, never two calls on their way. */
const intents = ofSession(createIntentQueue())

/** Shows the change, sends it, follows the answer; a failure takes the change back and rejects [POST-17]. */
export async function carryOut<Value, Answer>(
  id: StatusId,
  change: OptimisticChange<Value, Answer>,
): Promise<void> {
  const outcome = await runOptimistically(intents, change)
  if (outcome.kind === 'failed') throw outcome.error
  if (outcome.kind === 'done') tellOtherTabs(id)
}

/** What turns something on or off. */
export function switchOf(
  { status: { id } }: ActionContext,
  kind: SwitchContent['kind'],
  isOn: boolean,
  scope: Scope | null = null,
): SwitchContent {
  return { kind, statusId: id, isOn, scope, about: aboutStatus(id) }
}

/** The post as it is now, which may be newer than what the row was drawn from. */
export function current({ status }: ActionContext): ActionContext['status'] {
  return entityStore.statuses.get(status.id) ?? status
}
