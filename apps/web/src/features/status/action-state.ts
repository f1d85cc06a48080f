import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSignOut } from '../../model/session.ts'
import type { ActionContext, ActionLabelKey, Question, StatusAction } from './actions/types.ts'

export interface Failure {
  /** What was tried. */
  readonly labelKey: ActionLabelKey
  readonly error: unknown
}

/** Waiting for a yes or a no. */
export interface Asking {
  readonly action: StatusAction
  readonly context: ActionContext
  readonly question: Question
}

interface ActionState {
  readonly failures: ReadonlyMap<StatusId, Failure>
  readonly asking: Asking | null
}

const nothing: ActionState = { failures: new Map(), asking: null }
const store = createStore<ActionState>(() => nothing)

function setFailure(id: StatusId, failure: Failure | null): void {
  const { failures } = store.getState()
  if (failure === null && !failures.has(id)) return
  const next = new Map(failures)
  if (failure === null) next.delete(id)
  else next.set(id, failure)
  store.setState({ failures: next })
}

/** Why the last thing tried with this post failed, until it is dismissed or something else is tried. */
export function useFailure(id: StatusId): Failure | null {
  return useStore(store, ({ failures }) => failures.get(id) ?? null)
}

export function dismissFailure(id: StatusId): void {
  setFailure(id, null)
}

/** The question that stands open in this row, or null. */
export function useAsking(place: string): Asking | null {
  return useStore(store, ({ asking }) => (asking?.context.place === place ? asking : null))
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
    store.setState({ asking: { action, context, question } })
    return
  }
  await attempt(context.status.id, action.labelKey, () => action.run(context))
}

/** The answer to the open question. */
export async function answer(isAccepted: boolean): Promise<void> {
  const { asking } = store.getState()
  store.setState({ asking: null })
  if (asking === null || !isAccepted) return
  const { action, context } = asking
  await attempt(context.status.id, action.labelKey, () => action.run(context))
}

onSignOut(() => store.setState(nothing))
