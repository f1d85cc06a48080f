import { keepRecent } from '../../lib/keep-recent.ts'
import { lateWrite } from '../storage/late-write.ts'
import { keptOwner } from '../session/kept-owner.ts'
import { ofSession, sessionValue } from '../session/memory.ts'
import { accountKey } from '../storage/areas.ts'
import { readTab, writeTab } from '../storage/values.ts'

/** What is remembered of a reader who left a list. */
export interface KeptPlace {
  /**
   * A row, and how many pixels its top lay below the sticky headings (negative when it was partly under them); null
   * at the top. Never a scroll height.
   */
  readonly at: { readonly id: string; readonly offset: number } | null
  /** Rows above it, as a measure of how far back a new visit would have to fetch. */
  readonly depth: number
  /** The row that had the focus last. */
  readonly focusedId: string | null
}

const storageKey = () => accountKey('places', keptOwner() ?? '')
/** Places that are remembered, in history entries. */
const keptPlaces = 60
/** Lists whose row heights are remembered. */
const keptHeights = 20

const places = sessionValue<Map<string, KeptPlace> | null>(() => null)
const late = lateWrite(() => {
  // Of somebody who has signed out meanwhile nothing is written.
  if (places.current !== null) writeTab(storageKey(), [...places.current])
})
const heights = ofSession(new Map<string, Map<string, number>>())

/** Each list has a place in each history entry, so that Back finds the one that was left there. */
function keyOf(list: string, historyKey: string): string {
  return `${historyKey} ${list}`
}

/** Null where nobody has been. */
export function recallPlace(list: string, historyKey: string): KeptPlace | null {
  return memory().get(keyOf(list, historyKey)) ?? null
}

export function keepPlace(list: string, historyKey: string, place: KeptPlace): void {
  keepRecent(memory(), keyOf(list, historyKey), place, keptPlaces)
  late.soon()
}

/** Heights of a list's rows in pixels, as last measured; the list writes into the map. */
export function rowHeights(list: string): Map<string, number> {
  const known = heights.get(list) ?? new Map<string, number>()
  keepRecent(heights, list, known, keptHeights)
  return known
}

function memory(): Map<string, KeptPlace> {
  places.current ??= read()
  return places.current
}

function read(): Map<string, KeptPlace> {
  const stored = readTab(storageKey())
  return new Map(Array.isArray(stored) ? stored.filter(isKept) : [])
}

function isKept(entry: unknown): entry is [string, KeptPlace] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { at, depth, focusedId } = (entry[1] ?? {}) as Partial<Record<keyof KeptPlace, unknown>>
  const isFocusKept = focusedId === null || typeof focusedId === 'string'
  return Number.isFinite(depth) && isFocusKept && (at === null || isPlace(at))
}

function isPlace(at: unknown): boolean {
  const { id, offset } = (at ?? {}) as { id?: unknown; offset?: unknown }
  return typeof id === 'string' && Number.isFinite(offset)
}
