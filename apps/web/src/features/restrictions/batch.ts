import { useStore } from 'zustand'

import { runBatches } from '../../model/bulk.ts'
import { noticeMs, notify, undoMs } from '../../model/notices.ts'
import { forgetWithSession, ofSession, sessionStore } from '../../model/session.ts'
import type { RestrictionKind } from './kinds.ts'

/** A rate limit that lasts longer ends the batch, milliseconds. */
const mostPauseMs = 5 * 60_000

export interface Failed {
  readonly item: string
  readonly error: unknown
}

/** `lift` ends mutes or blocks, `restore` undoes that. */
type Way = 'lift' | 'restore'

export interface BatchState {
  readonly way: Way
  readonly isRunning: boolean
  readonly ended: number
  readonly count: number
  /** Until when the server wants no requests, ms since the epoch; null where it takes them. */
  readonly pausedUntil: number | null
  readonly failed: readonly Failed[]
}

interface Batch {
  readonly kind: RestrictionKind
  readonly way: Way
  readonly items: readonly string[]
  /** Answers with the error, or with null when it is done. Never rejects. */
  readonly run: (item: string) => Promise<unknown>
  /** Undoes what was done of it. */
  readonly undo?: (done: readonly string[]) => void
}

/** The last batch of each list; it goes on when the window is closed. */
const batches = sessionStore<{ readonly [kind in RestrictionKind]?: BatchState | undefined }>(() => ({}))

/** With what failed batches are tried again. */
const last = ofSession(new Map<RestrictionKind, Batch>())
const running = ofSession(new Map<RestrictionKind, Promise<void>>())

let stop = new AbortController()
forgetWithSession(() => {
  stop.abort()
  stop = new AbortController()
})

export function useBatch(kind: RestrictionKind): BatchState | undefined {
  return useStore(batches, (all) => all[kind])
}

/** Forgets what failed. */
export function dismissBatch(kind: RestrictionKind): void {
  if (batches.getState()[kind]?.isRunning !== true) batches.setState({ [kind]: undefined })
}

async function perform(batch: Batch, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { kind, way, items, run, undo } = batch
  let state: BatchState = {
    way,
    isRunning: true,
    ended: 0,
    count: items.length,
    pausedUntil: null,
    failed: [],
  }
  const change = (now: Partial<BatchState>) => {
    if (signal.aborted) return
    state = { ...state, ...now }
    batches.setState({ [kind]: state })
  }
  last.set(kind, batch)
  change({})
  const done: string[] = []
  const failed: Failed[] = []
  const note = (pausedUntil: number | null) => change({ ended: done.length + failed.length, pausedUntil })
  await runBatches<string>({
    batches: items.map((item) => [item]),
    send: async ([item = '']) => {
      const error = await run(item)
      if (error !== null) throw error
    },
    signal,
    mostPauseMs,
    onDone: (ids) => {
      done.push(...ids)
      note(null)
    },
    onFailed: (ids, error) => {
      failed.push(...ids.map((item) => ({ item, error })))
      note(null)
    },
    onPause: note,
  })
  const tried = new Set([...done, ...failed.map(({ item }) => item)])
  // Not sent, because the server seemed to be out of reach.
  for (const item of items) if (!tried.has(item)) failed.push({ item, error: failed.at(-1)?.error })
  if (signal.aborted) return
  change({ isRunning: false, pausedUntil: null, failed })
  if (done.length > 0)
    notify({
      level: 'success',
      messageKey: `restrictions.${kind}.${way}.done`,
      messageArgs: { count: done.length },
      timeout: undo === undefined ? noticeMs.success : undoMs,
      undo: undo === undefined ? null : () => undo(done),
    })
  if (failed.length > 0)
    notify({
      messageKey: `restrictions.${kind}.${way}.some`,
      messageArgs: { failed: failed.length, count: items.length },
      timeout: noticeMs.error,
    })
}

/**
 * Does something with several entries of a list, and says what became of it. One batch of each list runs at a time:
 * another lift is dropped, and an undo waits for the end. Never rejects.
 */
export async function runBatch(batch: Batch): Promise<void> {
  const { kind, way, items } = batch
  const before = running.get(kind)
  if (items.length === 0 || (before !== undefined && way === 'lift')) return
  const { signal } = stop
  const own = (before ?? Promise.resolve()).then(() => perform(batch, signal))
  running.set(kind, own)
  await own
  if (running.get(kind) === own) running.delete(kind)
}

/** Tries again what failed of the last batch of a list. */
export function retryBatch(kind: RestrictionKind): void {
  const batch = last.get(kind)
  const failed = batches.getState()[kind]?.failed ?? []
  if (batch !== undefined) void runBatch({ ...batch, items: failed.map(({ item }) => item) })
}
