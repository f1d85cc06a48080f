import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { sessionStore } from '../../model/session.ts'
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

/** A window about a post, opened from one of its rows: its versions, or why it is there. */
export interface PostWindow {
  readonly about: 'history' | 'whyHere'
  readonly statusId: StatusId
  readonly place: string
}

/** The menu of a post, asked for at its row. */
export interface PostPanel {
  readonly place: string
  readonly anchor: HTMLElement
  /** Where it was asked for, CSS px of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly isByKey: boolean
}

interface ActionState {
  readonly failures: ReadonlyMap<StatusId, Failure>
  /** Posts with which something was done that is not at the server yet. */
  readonly waiting: ReadonlySet<StatusId | null>
  readonly asking: Asking | null
  readonly window: PostWindow | null
  readonly panel: PostPanel | null
}

const nothing: ActionState = {
  failures: new Map(),
  waiting: new Set(),
  asking: null,
  window: null,
  panel: null,
}
/** What failed, and what is being asked. */
export const actionState = sessionStore<ActionState>(() => nothing)

/** Whether something stands below the bar of this row. */
export function useHasTrouble({ status, place }: ActionContext): boolean {
  return useStore(
    actionState,
    ({ failures, waiting, asking, window, panel }) =>
      failures.has(status.id) ||
      waiting.has(status.id) ||
      [asking?.context, window, panel].some((open) => open?.place === place),
  )
}
