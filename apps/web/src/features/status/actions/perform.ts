import type { StatusId } from '@skein/api'
import { say } from '../../../model/speech.ts'
import { actionState, type Failure } from '../action-state.ts'
import { current } from './carry-out.ts'
import type { ActionContext, ActionLabelKey, StatusAction } from './types.ts'

function setFailure(id: StatusId, failure: Failure | null): void {
  const { failures } = actionState.getState()
  if (failure === null && !failures.has(id)) return
  const next = new Map(failures)
  if (failure === null) next.delete(id)
  else next.set(id, failure)
  actionState.setState({ failures: next })
}

export function dismissFailure(id: StatusId): void {
  setFailure(id, null)
}

/** Runs something for a post; what goes wrong is said under its bar. Never rejects. */
export async function attempt(
  id: StatusId,
  labelKey: ActionLabelKey,
  run: () => Promise<void>,
): Promise<void> {
  setFailure(id, null)
  try {
    await run()
  } catch (error) {
    setFailure(id, { labelKey, error })
  }
}

/** Asks first where a question belongs to the action, and runs it. */
export async function perform(action: StatusAction, context: ActionContext): Promise<void> {
  if (!action.isOffered(context)) return
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
