import type { StatusId } from '@skein/api'
import { actionState, type Failure } from '../action-state.ts'
import type { ActionLabelKey } from './types.ts'

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
