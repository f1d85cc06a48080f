import type { AccountId } from '@skein/api'
import { createStore } from 'zustand/vanilla'

import { alone } from '../../lib/alone.ts'
import { followDismissals } from '../outbox-dismissing.ts'
import { getSession } from '../session.ts'
import { deliver } from './deliver.ts'
import {
  afterFailure,
  askingWriter,
  asksWriter,
  startAttempt,
  withImmediateRetry,
  isTextEntry,
  targetOf,
  type OutboxEntry,
  type AttemptFailure,
} from './entries.ts'
import { lanes, laneOf, nextToSend, waitingOf, type Lane } from './lanes.ts'
import { toFailure } from './send-post.ts'
import { readEntries, readEntry, removeEntry, writeEntry } from './stored-entries.ts'
import { takeBackSettled, notifyNotSent, tellWaits } from './tell.ts'

/**
 * How a try ended; `gone`: the server has it, or it was taken out; `replaced`: it failed, and another wish about the same
 * had taken its place. A failure of null: it waits for one before it.
 */
export type AttemptResult =
  | { readonly kind: 'gone' | 'replaced' }
  | { readonly kind: 'waits'; readonly failure: AttemptFailure | null }
  | { readonly kind: 'laidAside'; readonly failure: AttemptFailure }

const gone: AttemptResult = { kind: 'gone' }

/** Held by the tab that sends a lane, or sends or changes one entry: two would need the server to notice. */
const lockOf = (name: string) => `outbox ${name}`

interface OutboxState {
  /** What the viewer has sent and done and the server has not taken, the oldest first. */
  readonly entries: readonly OutboxEntry[]
  /** Whether it was another tab that changed them last. */
  readonly isFromElsewhere: boolean
  /** Those that are on their way from this tab. */
  readonly sendingIds: ReadonlySet<string>
}

const nothing: OutboxState = { entries: [], isFromElsewhere: false, sendingIds: new Set() }
export const outbox = createStore<OutboxState>(() => nothing)

/** How long an entry is left to the tab in which it was made, which shows it when it is there, in milliseconds. */
const othersWaitMs = 3_000
/** The longest time that a timer takes, in milliseconds. */
const longestTimer = 2 ** 31 - 1

const timers = new Map<Lane, ReturnType<typeof setTimeout>>()
const passing = new Map<Lane, Promise<void>>()
const listeners = new Map<string, (end: AttemptResult) => void>()
/** Made, or hurried, in this tab. */
const own = new Set<string>()

/** When this tab may send an entry, milliseconds since 1970. */
const dueHere = ({ id, dueAt }: OutboxEntry) => (own.has(id) ? dueAt : dueAt + othersWaitMs)

/** Whoever waits for a try hears of it also where another tab made it, and when it waits for another one. */
function reportAll(entries: readonly OutboxEntry[]): void {
  const { sendingIds } = outbox.getState()
  const waiting = new Set(waitingOf(entries))
  for (const id of [...listeners.keys()]) {
    const entry = entries.find((each) => each.id === id)
    if (entry === undefined) report(id, gone)
    else if (sendingIds.has(id) || !waiting.has(entry)) continue
    // One that can be taken back has not been tried yet.
    else if (entry.failure !== null || entry.dueAt <= entry.addedAt) report(id, endOf(entry))
  }
}

const endOf = ({ needsAttention, failure }: OutboxEntry): AttemptResult =>
  needsAttention && failure !== null ? { kind: 'laidAside', failure } : { kind: 'waits', failure }

/** Reads what waits, and sets the clock for the next try of each lane. */
export function refresh(isFromElsewhere = false): void {
  const { viewerId, token } = getSession()
  const entries = viewerId === null ? [] : readEntries(viewerId)
  outbox.setState({ entries, isFromElsewhere })
  followDismissals(entries)
  reportAll(entries)
  takeBackSettled(entries)
  for (const lane of lanes) {
    clearTimeout(timers.get(lane))
    const next = nextToSend(entries, lane, dueHere)
    if (next === null || token === null) continue
    const wait = Math.min(longestTimer, Math.max(0, dueHere(next) - Date.now()))
    timers.set(
      lane,
      setTimeout(() => void sendDue(lane), wait),
    )
  }
}

/** Answers whether somebody heard it. */
function report(id: string, end: AttemptResult): boolean {
  const listener = listeners.get(id)
  listeners.delete(id)
  listener?.(end)
  return listener !== undefined
}

/** Made in this tab: it need not be left to another one. */
export function noteOwn(id: string): void {
  own.add(id)
}

export const isOwn = (id: string): boolean => own.has(id)

/** Calls back when the next try of an entry has ended, whichever tab made it. */
export function onTried(id: string, listener: (end: AttemptResult) => void): void {
  noteOwn(id)
  listeners.set(id, listener)
}

const sending = new Set<AbortController>()

/** Whoever signs out sends nothing more. */
export function stopSending(): void {
  for (const controller of sending) controller.abort()
}

function noteSending(id: string, isSending: boolean): void {
  const sendingIds = new Set(outbox.getState().sendingIds)
  if (isSending) sendingIds.add(id)
  else sendingIds.delete(id)
  outbox.setState({ sendingIds })
}

/** Keeps how a try ended, and tells of it. */
function keepEnd(viewerId: AccountId, after: OutboxEntry): AttemptResult {
  writeEntry(viewerId, after)
  const end = endOf(after)
  const isHeard = report(after.id, end)
  if (after.needsAttention && (!isHeard || asksWriter(after))) notifyNotSent(after)
  if (!after.needsAttention && after.tries === 1 && isTextEntry(after)) tellWaits()
  return end
}

async function tryOnce(viewerId: AccountId, id: string): Promise<AttemptResult> {
  const entry = readEntry(viewerId, id)
  // Taken out, or told to wait, in the meantime.
  if (entry === null) return gone
  if (entry.needsAttention || dueHere(entry) > Date.now()) return endOf(entry)
  const tried = startAttempt(entry, Date.now())
  writeEntry(viewerId, tried)
  noteSending(id, true)
  const controller = new AbortController()
  sending.add(controller)
  const { signal } = controller
  const isOffline = (navigator as Partial<Navigator>).onLine === false
  try {
    const isLate = entry.triedAt !== null || !listeners.has(id)
    const arrive = await deliver(entry, isLate, { signal })
    if (arrive === null) return keepEnd(viewerId, askingWriter({ ...tried, triedAt: entry.triedAt }))
    // The server has it: what fails from here on must not say that it was refused.
    removeEntry(viewerId, id)
    if (getSession().viewerId === viewerId) arrive()
    report(id, gone)
    return gone
  } catch (error) {
    // Who signed out has left nothing behind; another wish may have taken its place.
    if (signal.aborted || readEntry(viewerId, id) === null) return { kind: 'replaced' }
    const failure = toFailure(error)
    // Without a network nothing has left: that it may have arrived is not to be feared.
    const left = isOffline && failure.kind === 'network' ? { ...tried, triedAt: entry.triedAt } : tried
    return keepEnd(viewerId, afterFailure(entry, left, failure, Date.now()))
  } finally {
    sending.delete(controller)
    noteSending(id, false)
    refresh()
  }
}

/** Tries an entry as soon as nobody else sends something to the same end. */
export function attemptEntry(viewerId: AccountId, entry: OutboxEntry): Promise<AttemptResult> {
  return alone(lockOf(targetOf(entry)), () => tryOnce(viewerId, entry.id))
}

async function pass(lane: Lane): Promise<void> {
  for (;;) {
    const { viewerId, token } = getSession()
    if (viewerId === null || token === null) return
    const next = nextToSend(readEntries(viewerId), lane, dueHere)
    if (next === null || dueHere(next) > Date.now()) return
    // Each leaves when the one before has arrived: that is their order.
    // oxlint-disable-next-line no-await-in-loop
    await attemptEntry(viewerId, next)
  }
}

/** Sends what is due of a lane, one after the other. */
export function sendDue(lane: Lane): Promise<void> {
  const running =
    passing.get(lane) ??
    alone(lockOf(lane), () => pass(lane)).finally(() => {
      passing.delete(lane)
      refresh()
    })
  passing.set(lane, running)
  return running
}

/** Takes an entry out and answers it; null when it has gone, for which one that is on its way is waited for. */
export async function removeFromOutbox(id: string): Promise<OutboxEntry | null> {
  const { viewerId } = getSession()
  const entry = viewerId === null ? null : readEntry(viewerId, id)
  if (viewerId === null || entry === null) return null
  const taken = await alone(lockOf(targetOf(entry)), async () => {
    const found = readEntry(viewerId, id)
    removeEntry(viewerId, id)
    await Promise.resolve()
    return found
  })
  refresh()
  return taken
}

function writeForRetry(accountId: AccountId, entry: OutboxEntry, isKnown = false): void {
  own.add(entry.id)
  writeEntry(accountId, withImmediateRetry(entry, Date.now(), isKnown))
}

/**
 * The writer does not want to wait, or wants a refused post to be tried once more; what failed and stands before it in
 * its lane is tried with it.
 */
export function retryNow(id: string): void {
  const { viewerId } = getSession()
  const { entries, sendingIds } = outbox.getState()
  const entry = entries.find((each) => each.id === id)
  if (viewerId === null || entry === undefined) return
  for (const each of entries.slice(0, entries.indexOf(entry))) {
    const isBefore = laneOf(each) === laneOf(entry) && each.failure !== null && !each.needsAttention
    if (isBefore && !sendingIds.has(each.id)) writeForRetry(viewerId, each)
  }
  writeForRetry(viewerId, entry, entry.needsAttention)
  refresh()
}

/**
 * As `retryNow`, for all but those that are on their way; what was laid aside is tried once more, too, and what may have
 * arrived is looked for once more.
 */
export function retryAll(): void {
  const { viewerId } = getSession()
  if (viewerId === null) return
  const { entries, sendingIds } = outbox.getState()
  for (const entry of entries)
    if (!sendingIds.has(entry.id)) writeForRetry(viewerId, entry, entry.needsAttention && !asksWriter(entry))
  refresh()
}

/** There is a network again, or somebody tries: what waited for one need not wait longer. */
export function retryAfterReconnect(lane?: Lane): void {
  const { viewerId } = getSession()
  if (viewerId === null) return
  const { entries, sendingIds } = outbox.getState()
  for (const entry of entries) {
    if (entry.failure?.kind !== 'network' || entry.needsAttention || sendingIds.has(entry.id)) continue
    if (lane === undefined || laneOf(entry) === lane)
      writeEntry(viewerId, withImmediateRetry(entry, Date.now(), false))
  }
  refresh()
}
