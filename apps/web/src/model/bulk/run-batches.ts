import { isApiError } from '@skein/api'

import { isTransient } from '../is-transient.ts'
import { pauseEnd, pauseUntil } from './rate-limit.ts'

/** Requests at a time where nothing else is asked for. */
const usualAtOnce = 2
/** The rest is not tried after so many failures in a row that have nothing to do with the person. */
const mostFailures = 3

export interface BatchJob<Id> {
  readonly batches: readonly (readonly Id[])[]
  /** Maximum requests at a time; 1 where the server writes one whole list and would lose one of two. */
  readonly atOnce?: number
  /** One request. @throws ApiError */
  readonly send: (ids: readonly Id[]) => Promise<unknown>
  /** No further request begins once it is aborted; those under way still count. */
  readonly signal: AbortSignal
  readonly onDone: (ids: readonly Id[]) => void
  readonly onFailed: (ids: readonly Id[], error: unknown) => void
  /** A rate limit pauses the job until then, epoch ms; null when it goes on. */
  readonly onPause: (untilMs: number | null) => void
  /** A longer rate limit fails everything that is left, ms. Default: any pause is waited for. */
  readonly mostPauseMs?: number
  /** For tests. */
  readonly pause?: (untilMs: number, signal: AbortSignal) => Promise<void>
}

const isRefusal = (error: unknown): boolean => isApiError(error) && !isTransient(error)

/**
 * Sends batches, two at a time or as `atOnce` says. A batch that a rate limit rejects is sent again after the pause that the server asks
 * for; one that the server refuses is sent again person by person, since one person may be the reason. Gives up when
 * the server seems to be out of reach. Never rejects.
 */
export async function runBatches<Id>(job: BatchJob<Id>): Promise<void> {
  const { send, signal, onDone, onFailed, onPause, pause = pauseUntil } = job
  const { atOnce = usualAtOnce, mostPauseMs = Infinity } = job
  const queue = [...job.batches]
  let paused: Promise<void> | null = null
  let failures = 0

  async function rest(untilMs: number) {
    onPause(untilMs)
    await pause(untilMs, signal)
    paused = null
    onPause(null)
  }

  function handle(batch: readonly Id[], error: unknown) {
    const untilMs = pauseEnd(error, Date.now())
    if (untilMs !== null && untilMs - Date.now() > mostPauseMs) {
      for (const each of [batch, ...queue.splice(0)]) onFailed(each, error)
    } else if (untilMs !== null) {
      queue.unshift(batch)
      paused ??= rest(untilMs)
    } else if (batch.length > 1 && isRefusal(error)) {
      queue.unshift(...batch.map((id) => [id]))
    } else {
      failures = isRefusal(error) ? 0 : failures + 1
      onFailed(batch, error)
    }
  }

  async function work() {
    for (;;) {
      if (paused !== null) await paused
      const batch = signal.aborted || failures >= mostFailures ? undefined : queue.shift()
      if (batch === undefined) return
      try {
        await send(batch)
        failures = 0
        onDone(batch)
      } catch (error) {
        handle(batch, error)
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
}
