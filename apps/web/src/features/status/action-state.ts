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
/** What failed, and what is being asked. */
export const actionState = createStore<ActionState>(() => nothing)

/** Whether something stands below the bar of this row. */
export function useHasTrouble({ status, place }: ActionContext): boolean {
  return useStore(
    actionState,
    ({ failures, asking }) => failures.has(status.id) || asking?.context.place === place,
  )
}

/** Why the last thing tried with this post failed, until it is dismissed or something else is tried. */
export function useFailure(id: StatusId): Failure | null {
  return useStore(actionState, ({ failures }) => failures.get(id) ?? null)
}

/** The question that stands open in this row, or null. */
export function useAsking(place: string): Asking | null {
  return useStore(actionState, ({ asking }) => (asking?.context.place === place ? asking : null))
}

onSignOut(() => actionState.setState(nothing))
