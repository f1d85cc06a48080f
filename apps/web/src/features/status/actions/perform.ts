import { say } from '../../../model/notices.ts'
import { actionState } from '../action-state.ts'
import { attempt } from './attempt.ts'
import { current } from './carry-out.ts'
import { statusActions, type ActionName } from './index.ts'
import type { ActionContext, StatusAction } from './types.ts'

/**
 * Asks first where a question belongs to the action, and runs it; does nothing where it is not offered. The slots of
 * the bar know an action by its name: its code comes later.
 */
export async function perform(named: StatusAction | ActionName, context: ActionContext): Promise<void> {
  const action = typeof named === 'string' ? statusActions.find(({ name }) => name === named) : named
  if (action?.isOffered(context) !== true) return
  const question = action.question?.(context) ?? null
  if (question !== null) {
    actionState.setState({ asking: { action, context, question } })
    return
  }
  await run(action, context)
}

/** The answer to the open question. */
export async function answer(isAccepted: boolean): Promise<void> {
  const { asking } = actionState.getState()
  actionState.setState({ asking: null })
  if (asking === null || !isAccepted) return
  const { action, context } = asking
  await run(action, context)
}

function run(action: StatusAction, context: ActionContext): Promise<void> {
  const labelKey = action.labelOf?.(context) ?? action.labelKey
  const messageKey = action.said?.({ ...context, status: current(context) }) ?? null
  return attempt(context.status.id, labelKey, async () => {
    const end = await action.run(context)
    if (messageKey !== null && end !== 'waits') say({ messageKey })
  })
}
