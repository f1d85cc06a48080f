import { keepRecent } from '../../lib/keep-recent.ts'
import { deviceKey } from '../storage/areas.ts'
import { readTab, writeTab } from '../storage/values.ts'

const storageKey = deviceKey('scroll')
const keptEntries = 60

type Offsets = [key: string, top: number][]

function read(): Map<string, number> {
  const stored = readTab(storageKey)
  return new Map(Array.isArray(stored) ? (stored as Offsets) : [])
}

let offsets: Map<string, number> | null = null

function memory(): Map<string, number> {
  offsets ??= read()
  return offsets
}

/** Keeps how far down the page was (px) at a history entry. */
export function rememberScroll(key: string, top: number): void {
  keepRecent(memory(), key, top, keptEntries)
}

/** How far down the page was (px) when a history entry was left; null for one that is new. */
export function recallScroll(key: string): number | null {
  return memory().get(key) ?? null
}

/** Writes the positions where a reload finds them. */
export function saveScrollMemory(): void {
  writeTab(storageKey, [...memory()])
}
