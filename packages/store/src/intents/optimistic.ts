import type { Patch } from '../entities/types.ts'
import type { Intent, IntentOutcome, IntentQueue } from './intent-queue.ts'

export interface OptimisticChange<Value, Answer> extends Intent<Value, Answer> {
  /** Shows the change at once, for example `() => store.statuses.patch(id, { isFavourited: true })`. */
  show(value: Value): Patch
  /** Takes the answer in (ingest). Left out when the answer holds no row: the change itself then stands. */
  take?(answer: Answer): void
}

/**
 * Changes at once, then follows the answer `[POST-17]`: a failure undoes only this change.
 * Never rejects; the outcome says what to tell the person.
 */
export async function runOptimistically<Value, Answer>(
  queue: IntentQueue,
  change: OptimisticChange<Value, Answer>,
): Promise<IntentOutcome<Answer>> {
  const patch = change.show(change.value)
  const outcome = await queue.submit(change)
  if (outcome.kind !== 'done') {
    patch.drop()
  } else if (change.take === undefined) {
    patch.settle()
  } else {
    change.take(outcome.answer)
    patch.drop()
  }
  return outcome
}
