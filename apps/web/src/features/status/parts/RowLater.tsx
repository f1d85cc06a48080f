import { useComposingAt } from '../../../model/writing.ts'
import { lazyViewOf } from '../../lazy/index.ts'
import { acting } from '../act.ts'
import { useHasTrouble } from '../action-state.ts'
import type { ActionContext } from '../actions/types.ts'

const Trouble = lazyViewOf(acting, (code) => code.Trouble)
/** Why the last thing done with a post failed. */
export const FailureLine = lazyViewOf(acting, (code) => code.FailureLine)
const OpenForm = lazyViewOf(acting, (code) => code.OpenForm)

/** Below the bar: why the last thing failed, and the question that stands open. */
export function RowTrouble({ context }: { readonly context: ActionContext }) {
  return useHasTrouble(context) && <Trouble context={context} />
}

/** The form that was opened from this row, directly below it: an item of the feed, which holds nothing else. [POST-03] */
export function RowForm({ place }: { readonly place: string }) {
  const composing = useComposingAt(place)
  return composing === null ? null : <OpenForm composing={composing} />
}
