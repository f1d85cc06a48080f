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

/** A window that belongs to a post, opened from one of its rows. */
export interface PostWindow {
  readonly kind: 'history' | 'report'
  readonly statusId: StatusId
  readonly place: string
}

interface ActionState {
  readonly failures: ReadonlyMap<StatusId, Failure>
  readonly asking: Asking | null
  readonly window: PostWindow | null
}

const nothing: ActionState = { failures: new Map(), asking: null, window: null }
/** What failed, and what is being asked. */
export const actionState = createStore<ActionState>(() => nothing)

/** Whether something stands below the bar of this row. */
export function useHasTrouble({ status, place }: ActionContext): boolean {
  return useStore(
    actionState,
    ({ failures, asking, window }) =>
      failures.has(status.id) || asking?.context.place === place || window?.place === place,
  )
}

onSignOut(() => actionState.setState(nothing))
