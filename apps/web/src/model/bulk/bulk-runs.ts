import { useStore } from 'zustand'

import { forgetWithSession, ofSession, sessionStore } from '../session.ts'
import { runBatches } from './run-batches.ts'

export interface BulkFailure<Item> {
  readonly item: Item
  readonly error: unknown
}

/** A change of many items under way, or what came of it. */
export interface BulkRun<Task, Item> {
  /** Another one for each run. */
  readonly id: number
  readonly task: Task
  readonly isRunning: boolean
  readonly done: readonly Item[]
  /** Items that needed no change. */
  readonly already: readonly Item[]
  readonly failures: readonly BulkFailure<Item>[]
  /** A rate limit pauses the run until then, epoch ms. */
  readonly pausedUntil: number | null
  /** Why nothing could be tried; null otherwise. */
  readonly error: unknown
}

/** Items in one request, and limits, as `runBatches` has them. */
interface BulkJob<Task, Item> {
  readonly task: Task
  readonly items: readonly Item[]
  /** Items of an earlier attempt at the same task. */
  readonly doneBefore?: readonly Item[]
  /** Maximum items in one request. Default: one. */
  readonly batchSize?: number
  readonly atOnce?: number
  readonly mostPauseMs?: number
  /** Items that need no change. @throws ApiError, and then nothing is tried */
  readonly findAlready?: (items: readonly Item[]) => Promise<readonly Item[]>
  /** One request. @throws ApiError */
  readonly send: (items: readonly Item[]) => Promise<unknown>
  /** Items that are done, or needed no change. */
  readonly onSettled?: (items: readonly Item[]) => void
  /** Its turn has come. */
  readonly onStart?: () => void
  /** Whatever came of it, but not after the session has ended. */
  readonly onEnd?: () => void
}

function inBatches<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/** All items of a run that are neither done nor in need of no change. */
export function remainingItems<Item>(
  items: readonly Item[],
  { done, already }: Pick<BulkRun<unknown, Item>, 'done' | 'already'>,
): readonly Item[] {
  const settled = new Set([...done, ...already])
  return items.filter((item) => !settled.has(item))
}

/**
 * The last run of each key, for as long as the session lasts; it goes on when the page is left. One run of a key is
 * under way at a time, others wait for its end.
 */
export function createBulkRuns<Key, Task, Item>() {
  type Run = BulkRun<Task, Item>
  const store = sessionStore<{ readonly runs: ReadonlyMap<Key, Run> }>(() => ({ runs: new Map() }))
  const turns = ofSession(new Map<Key, Promise<unknown>>())
  const stops = new Map<Key, AbortController>()
  let lastId = 0
  let session = {}
  forgetWithSession(() => {
    session = {}
    for (const stop of stops.values()) stop.abort()
    stops.clear()
  })

  function put(key: Key, run: Run | null): void {
    const runs = new Map(store.getState().runs)
    if (run === null) runs.delete(key)
    else runs.set(key, run)
    store.setState({ runs })
  }

  async function perform(key: Key, job: BulkJob<Task, Item>): Promise<Run | null> {
    const own = session
    const stop = new AbortController()
    stops.set(key, stop)
    lastId += 1
    let run: Run = {
      ...{ id: lastId, task: job.task, isRunning: true, done: job.doneBefore ?? [], already: [] },
      ...{ failures: [], pausedUntil: null, error: null },
    }
    const change = (next: Partial<Run>) => {
      if (session !== own) return
      run = { ...run, ...next }
      put(key, run)
    }
    const settle = (items: readonly Item[], next: Partial<Run>) => {
      change(next)
      if (session === own) job.onSettled?.(items)
    }
    change({})
    job.onStart?.()
    try {
      const already = (await job.findAlready?.(remainingItems(job.items, run))) ?? []
      settle(already, { already })
      await runBatches<Item>({
        batches: inBatches(remainingItems(job.items, run), job.batchSize ?? 1),
        send: job.send,
        signal: stop.signal,
        ...(job.atOnce !== undefined && { atOnce: job.atOnce }),
        ...(job.mostPauseMs !== undefined && { mostPauseMs: job.mostPauseMs }),
        onDone: (items) => settle(items, { done: [...run.done, ...items] }),
        onFailed: (items, error) =>
          change({ failures: [...run.failures, ...items.map((item) => ({ item, error }))] }),
        onPause: (pausedUntil) => change({ pausedUntil }),
      })
    } catch (error) {
      change({ error })
    }
    if (session === own) job.onEnd?.()
    change({ isRunning: false, pausedUntil: null })
    return session === own ? run : null
  }

  return {
    /** Answers with what came of it, or null when the session is another one by then. Never rejects. */
    async start(key: Key, job: BulkJob<Task, Item>): Promise<Run | null> {
      const own = session
      const before = turns.get(key) ?? Promise.resolve()
      const turn = before.then(() => (session === own ? perform(key, job) : null))
      turns.set(key, turn)
      const run = await turn
      if (turns.get(key) === turn) turns.delete(key)
      return run
    },
    isBusy: (key: Key): boolean => turns.has(key),
    /** No further request begins. */
    stop: (key: Key): void => stops.get(key)?.abort(),
    /** Forgets what came of the last run. */
    close(key: Key): void {
      if (store.getState().runs.get(key)?.isRunning !== true) put(key, null)
    },
    get: (key: Key): Run | undefined => store.getState().runs.get(key),
    use: (key: Key): Run | undefined => useStore(store, ({ runs }) => runs.get(key)),
  }
}
