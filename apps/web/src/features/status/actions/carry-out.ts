import type { Scope, StatusId } from '@skein/api'
import { createIntentQueue, runOptimistically, type OptimisticChange } from '@skein/store'
import { aboutStatus } from '../../../model/about-status.ts'
import { entityStore } from '../../../model/entities.ts'
import { tellOtherTabs } from '../../../model/other-tabs.ts'
import { doAct, type ActEnd } from '../../../model/outbox.ts'
import { ofSession } from '../../../model/session/memory.ts'
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

/** Turns something on or off; a server that cannot take it now gets it later. @throws ApiError when it is refused */
export async function switchOf(
  { status: { id } }: ActionContext,
  kind: 'favourite' | 'repeat' | 'bookmark',
  isOn: boolean,
  scope: Scope | null = null,
): Promise<ActEnd> {
  return doAct({ kind, statusId: id, isOn, scope, about: aboutStatus(id) })
}

/** The post as it is now, which may be newer than what the row was drawn from. */
export function current({ status }: ActionContext): ActionContext['status'] {
  return entityStore.statuses.get(status.id) ?? status
}
