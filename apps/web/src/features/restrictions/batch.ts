import { createBulkRuns, type BulkFailure, type BulkRun } from '../../model/bulk.ts'
import { noticeMs, notify, undoMs } from '../../model/notices.ts'
import type { RestrictionKind } from './kinds.ts'

/** A rate limit that lasts longer ends the batch, milliseconds. */
const mostPauseMs = 5 * 60_000

/** `lift` ends mutes or blocks, `restore` undoes that. */
type Way = 'lift' | 'restore'

interface Batch {
  readonly kind: RestrictionKind
  readonly way: Way
  readonly items: readonly string[]
  /** What an entry is called; left out where the list knows it. */
  readonly nameOf?: (item: string) => string
  /** Answers with the error, or with null when it is done. Never rejects. */
  readonly run: (item: string) => Promise<unknown>
  /** Undoes what was done of it. */
  readonly undo?: (done: readonly string[]) => void
}

export type BatchState = BulkRun<Batch, string>

/** The last batch of each list; it goes on when the window is closed. */
const batches = createBulkRuns<RestrictionKind, Batch, string>()

export const useBatch = batches.use
/** Forgets what failed. */
export const dismissBatch = batches.close

/** What failed of a batch, and what was not sent since the server seemed to be out of reach. */
export function failedOf({ task, done, failures }: BatchState): readonly BulkFailure<string>[] {
  const tried = new Set([...done, ...failures.map(({ item }) => item)])
  const untried = task.items.filter((item) => !tried.has(item))
  return [...failures, ...untried.map((item) => ({ item, error: failures.at(-1)?.error }))]
}

/** Says what became of a batch, with the way back. */
function tell({ kind, way, items, undo }: Batch, run: BatchState): void {
  const { done } = run
  const failed = failedOf(run).length
  if (done.length > 0)
    notify({
      level: 'success',
      messageKey: `restrictions.${kind}.${way}.done`,
      messageArgs: { count: done.length },
      timeout: undo === undefined ? noticeMs.success : undoMs,
      undo: undo === undefined ? null : () => undo(done),
    })
  if (failed > 0)
    notify({
      messageKey: `restrictions.${kind}.${way}.some`,
      messageArgs: { failed, count: items.length },
      timeout: noticeMs.error,
    })
}

/**
 * Does something with several entries of a list, and says what became of it. One batch of each list runs at a time:
 * another lift is dropped, and an undo waits for the end. Never rejects.
 */
export async function runBatch(batch: Batch): Promise<void> {
  const { kind, way, items, run } = batch
  if (items.length === 0 || (way === 'lift' && batches.isBusy(kind))) return
  const ended = await batches.start(kind, {
    task: batch,
    items,
    mostPauseMs,
    send: async ([item = '']) => {
      const error = await run(item)
      if (error !== null) throw error
    },
  })
  if (ended !== null) tell(batch, ended)
}

/** Tries again what failed of the last batch of a list. */
export function retryBatch(kind: RestrictionKind): void {
  const last = batches.get(kind)
  if (last !== undefined) void runBatch({ ...last.task, items: failedOf(last).map(({ item }) => item) })
}
