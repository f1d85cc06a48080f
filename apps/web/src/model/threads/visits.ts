import type { StatusId } from '@skein/api'
import type { TreeDisplay } from '@skein/store'

import { keepRecent } from '../../lib/keep-recent.ts'
import { keptOwner } from '../session/kept-owner.ts'
import { sessionValue } from '../session/memory.ts'
import { accountKey } from '../storage/areas.ts'
import { readTab, writeTab } from '../storage/values.ts'
import { lastRead, noteRead } from './reads.ts'

/** What belongs to one history entry of a conversation, so that Back and a reload find it as it was. */
interface Visit {
  /** What was opened and shut. */
  readonly display: TreeDisplay
  /** The newest post of the visit before, once the thread is known; null when there was none. */
  readonly since?: StatusId | null
}

/** Visits that are remembered, in history entries. */
const keptVisits = 40

const visits = sessionValue<Map<string, Visit> | null>(() => null)
/** The thread that is being read. Whoever goes from one post of it to another does not come back to it. */
const open = sessionValue<{ readonly thread: string; readonly since: StatusId | null } | null>(() => null)
let readers = 0

export function recallDisplay(historyKey: string): TreeDisplay {
  return memory().get(historyKey)?.display ?? new Map()
}

export function keepDisplay(historyKey: string, display: TreeDisplay): void {
  keep(historyKey, { ...memory().get(historyKey), display })
}

/**
 * The newest post of a thread at the visit before this one: everything newer is new; null when there was no other
 * visit. The same answer for as long as the visit lasts.
 */
export function sinceLastVisit(historyKey: string, thread: string): StatusId | null {
  const known = memory().get(historyKey)?.since
  if (known !== undefined) return known
  return open.current?.thread === thread ? open.current.since : lastRead(thread)
}

/** The viewer is shown a thread up to this post. */
export function noteVisit(historyKey: string, thread: string, newestId: StatusId): void {
  const since = sinceLastVisit(historyKey, thread)
  open.current = { thread, since }
  keep(historyKey, { display: recallDisplay(historyKey), since })
  noteRead(thread, newestId)
}

/** A conversation is on screen. Returns how to say that it no longer is. */
export function holdVisit(): () => void {
  readers++
  return () => {
    readers--
    // The next page is there by then: another post of the same thread goes on with the visit.
    setTimeout(() => {
      if (readers === 0) open.current = null
    })
  }
}

function keep(historyKey: string, visit: Visit): void {
  keepRecent(memory(), historyKey, visit, keptVisits)
  write(memory())
}

function memory(): Map<string, Visit> {
  visits.current ??= read()
  return visits.current
}

const storageKey = () => accountKey('thread-visits', keptOwner() ?? '')

function read(): Map<string, Visit> {
  const stored = readTab(storageKey())
  return new Map(Array.isArray(stored) ? stored.flatMap(readVisit) : [])
}

function readVisit(entry: unknown): [string, Visit][] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return []
  const { display, since } = (entry[1] ?? {}) as Partial<Record<keyof Visit, unknown>>
  const pairs = Array.isArray(display) ? display.filter(isPair) : []
  const isKnown = since === null || typeof since === 'string'
  return [[entry[0], { display: new Map(pairs), ...(isKnown && { since: since as StatusId | null }) }]]
}

function isPair(pair: unknown): pair is [StatusId, boolean] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'boolean'
}

function write(all: ReadonlyMap<string, Visit>): void {
  writeTab(
    storageKey(),
    [...all].map(([key, visit]) => [key, { ...visit, display: [...visit.display] }]),
  )
}
