import type { AccountId } from '@skein/api'
import { createStore } from 'zustand/vanilla'

import { notify } from '../notices.ts'
import { takeOwnStatus } from '../own-status.ts'
import { getSession } from '../session.ts'
import {
  afterFailure,
  beginTry,
  hurried,
  isUnsure,
  nextToSend,
  type OutboxEntry,
  type TryFailure,
} from './entries.ts'
import { sendPost, toFailure } from './send-post.ts'
import { readEntries, removeEntry, writeEntry } from './stored-entries.ts'

/** How a try ended; `gone`: the server has it, or its writer took it out. */
export type TryEnd =
  | { readonly kind: 'gone' }
  | { readonly kind: 'waits' | 'laidAside'; readonly failure: TryFailure }

const gone: TryEnd = { kind: 'gone' }

interface OutboxState {
  /** What the viewer has sent and the server has not taken, the oldest first. */
  readonly entries: readonly OutboxEntry[]
  /** The one that is on its way from this tab. */
  readonly sendingId: string | null
}

export const outbox = createStore<OutboxState>(() => ({ entries: [], sendingId: null }))

/** Held by the tab that sends; a longer name by who changes one entry. */
const lock = 'skein.outbox'
/** How long it is said that a post waits, in milliseconds. */
const waitsNoticeMs = 8_000
/** How long a post is left to the tab in which it was written, which shows it when it is there, in milliseconds. */
const othersWaitMs = 3_000
/** The longest time that a timer takes, in milliseconds. */
const longestTimer = 2 ** 31 - 1

let timer: ReturnType<typeof setTimeout> | undefined
let passing: Promise<void> | null = null
const listeners = new Map<string, (end: TryEnd) => void>()
/** Written, or hurried, in this tab. */
const own = new Set<string>()

/** One tab at a time: a post that two send at once would need the server to notice. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Where the page is not safe there are no locks; the server then knows the post by its key.
  const { locks } = navigator as Partial<Navigator>
  await (locks === undefined ? work() : locks.request(name, work))
}

/** When this tab may send an entry, milliseconds since 1970. */
const dueHere = ({ id, dueAt }: OutboxEntry) => (own.has(id) ? dueAt : dueAt + othersWaitMs)

const entryOf = (accountId: AccountId, id: string) =>
  readEntries(accountId).find((entry) => entry.id === id) ?? null

/** Whoever waits for a try hears of it also where another tab made it. */
function reportAll(entries: readonly OutboxEntry[]): void {
  for (const id of [...listeners.keys()]) {
    const entry = entries.find((each) => each.id === id)
    if (entry === undefined) report(id, gone)
    else if (entry.failure !== null && id !== outbox.getState().sendingId)
      report(id, { kind: entry.isLaidAside ? 'laidAside' : 'waits', failure: entry.failure })
  }
}

/** Reads what waits, and sets the clock for the next try. */
export function refresh(): void {
  const { viewerId, token } = getSession()
  const entries = viewerId === null ? [] : readEntries(viewerId)
  outbox.setState({ entries })
  reportAll(entries)
  clearTimeout(timer)
  const next = nextToSend(entries)
  if (next === null || token === null) return
  timer = setTimeout(() => void sendDue(), Math.min(longestTimer, Math.max(0, dueHere(next) - Date.now())))
}

/** Answers whether somebody heard it. */
function report(id: string, end: TryEnd): boolean {
  const listener = listeners.get(id)
  listeners.delete(id)
  listener?.(end)
  return listener !== undefined
}

/** For a writer who has gone on: a post of theirs needs them. */
export function tellNotSent(): void {
  notify({ level: 'error', messageKey: 'outbox.notSentNotice' })
}

/** Calls back when the next try of an entry has ended, whichever tab made it. */
export function onTried(id: string, listener: (end: TryEnd) => void): void {
  own.add(id)
  listeners.set(id, listener)
}

let sending: AbortController | null = null

/** Whoever signs out sends nothing more. */
export function stopSending(): void {
  sending?.abort()
}

async function tryOnce(viewerId: AccountId, id: string): Promise<void> {
  const entry = entryOf(viewerId, id)
  // Taken out, or told to wait, in the meantime.
  if (entry === null || dueHere(entry) > Date.now()) return
  const tried = beginTry(entry, Date.now())
  writeEntry(viewerId, tried)
  outbox.setState({ sendingId: id })
  const { signal } = (sending = new AbortController())
  try {
    const status = await sendPost(entry.post, { signal })
    removeEntry(viewerId, id)
    if (getSession().viewerId === viewerId) takeOwnStatus(status)
    notify({ level: 'success', messageKey: 'composer.posted', timeout: 2000 })
    report(id, gone)
  } catch (error) {
    // Who signed out has left nothing behind.
    if (signal.aborted || entryOf(viewerId, id) === null) return
    const failure = toFailure(error)
    const after = afterFailure(tried, failure, Date.now())
    writeEntry(viewerId, after)
    const isHeard = report(id, { kind: after.isLaidAside ? 'laidAside' : 'waits', failure })
    if (after.isLaidAside && !isHeard) tellNotSent()
    if (!after.isLaidAside && after.tries === 1)
      notify({ level: 'warning', messageKey: 'outbox.waitsNotice', timeout: waitsNoticeMs })
  } finally {
    outbox.setState({ sendingId: null })
  }
}

async function pass(): Promise<void> {
  for (;;) {
    const { viewerId, token } = getSession()
    if (viewerId === null || token === null) return
    const next = nextToSend(readEntries(viewerId))
    if (next === null || dueHere(next) > Date.now()) return
    if (isUnsure(next, Date.now())) writeEntry(viewerId, { ...next, isLaidAside: true })
    // Each leaves when the one before has arrived: that is their order.
    // oxlint-disable-next-line no-await-in-loop
    else await alone(`${lock} ${next.id}`, () => tryOnce(viewerId, next.id))
    outbox.setState({ entries: readEntries(viewerId) })
  }
}

/** Sends what is due, one after the other. */
export function sendDue(): Promise<void> {
  passing ??= alone(lock, pass).finally(() => {
    passing = null
    refresh()
  })
  return passing
}

/** Takes an entry out and answers it; null when it has gone, for which one that is on its way is waited for. */
export async function takeOut(id: string): Promise<OutboxEntry | null> {
  const { viewerId } = getSession()
  if (viewerId === null) return null
  let taken: OutboxEntry | null = null
  await alone(`${lock} ${id}`, async () => {
    taken = entryOf(viewerId, id)
    removeEntry(viewerId, id)
    await Promise.resolve()
  })
  refresh()
  return taken
}

/** The writer does not want to wait, or wants a refused post to be tried once more. */
export function hurry(id: string): void {
  const { viewerId } = getSession()
  const entry = outbox.getState().entries.find((each) => each.id === id)
  if (viewerId === null || entry === undefined) return
  own.add(id)
  writeEntry(viewerId, hurried(entry, Date.now()))
  refresh()
}

/** There is a network again: what waited for one need not wait longer. */
export function hurryAll(): void {
  const { viewerId } = getSession()
  if (viewerId === null) return
  const { entries, sendingId } = outbox.getState()
  for (const entry of entries)
    if (entry.failure?.kind === 'network' && !entry.isLaidAside && entry.id !== sendingId)
      writeEntry(viewerId, hurried(entry, Date.now()))
  refresh()
}
