import { withAllDone, withMark, withQuiet, type TaskMark } from './state.ts'
import { decide, getTasks } from './store.ts'

type Decision =
  | { readonly kind: 'done' }
  | { readonly kind: 'open' }
  | { readonly kind: 'snoozed'; readonly until: number | 'reply' }

const markOf = (decision: Decision, changedAt: number): TaskMark => ({ ...decision, changedAt })

/** What was decided about a notification before, so that it can be decided again. */
function before(id: string): Decision {
  const { marks } = getTasks()
  const mark = Object.hasOwn(marks, id) ? marks[id] : undefined
  if (mark === undefined || mark.kind === 'open') return { kind: 'open' }
  return mark.kind === 'done' ? { kind: 'done' } : { kind: 'snoozed', until: mark.until }
}

/** Decides the same about several notifications. Returns the way to take it back. */
export function markTasks(ids: readonly string[], decision: Decision): () => void {
  const was = ids.map((id) => [id, before(id)] as const)
  const put = (all: readonly (readonly [string, Decision])[]) =>
    decide((tasks, changedAt) =>
      all.reduce((state, [id, each]) => withMark(state, id, markOf(each, changedAt)), tasks),
    )
  put(ids.map((id) => [id, decision]))
  return () => put(was)
}

/**
 * Decides that all that came until a moment is done. Returns the way to take it back, after which those that were open
 * are so again.
 */
export function markAllDone(until: number, openIds: readonly string[]): () => void {
  const was = getTasks().doneUntil.at
  decide((tasks, changedAt) => withAllDone(tasks, Math.max(until, was), changedAt))
  return () =>
    decide((tasks, changedAt) =>
      openIds.reduce(
        (state, id) => withMark(state, id, { kind: 'open', changedAt }),
        withAllDone(tasks, was, changedAt),
      ),
    )
}

/** Leaves favourites and repeats of a post out, or no more. Returns the way to take it back. */
export function quietPost(statusId: string, isOn: boolean): () => void {
  const put = (now: boolean) =>
    decide((tasks, changedAt) => withQuiet(tasks, statusId, { isOn: now, changedAt }))
  put(isOn)
  return () => put(!isOn)
}
