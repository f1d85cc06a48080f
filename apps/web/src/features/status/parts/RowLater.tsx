import { useComposingAt } from '../../../model/writing.ts'
import { lazyView } from '../../lazy/index.ts'
import { acting } from '../act.ts'
import { useHasTrouble } from '../action-state.ts'
import type { ActionContext } from '../actions/types.ts'

const Trouble = lazyView(() => acting.fetch().then((code) => code.Trouble), null, { needs: 'nothing' })
/** Why the last thing done with a post failed. */
export const FailureLine = lazyView(() => acting.fetch().then((code) => code.FailureLine), null, {
  needs: 'nothing',
})
const OpenForm = lazyView(() => acting.fetch().then((code) => code.OpenForm), null, { needs: 'nothing' })

/** Below the bar: why the last thing failed, and the question that stands open. */
export function RowTrouble({ context }: { readonly context: ActionContext }) {
  return useHasTrouble(context) && <Trouble context={context} />
}

/** The form that was opened from this row, directly below it: an item of the feed, which holds nothing else. [POST-03] */
export function RowForm({ place }: { readonly place: string }) {
  const composing = useComposingAt(place)
  return composing === null ? null : <OpenForm kind={composing.kind} statusId={composing.statusId} />
}
