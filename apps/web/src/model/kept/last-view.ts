import { keptOwner } from '../session/kept-owner.ts'
import { accountKey, type StorageKey } from '../storage/areas.ts'
import { readStored, removeStored, writeStored } from '../storage/values.ts'
import type { StoredView } from './database.ts'

/**
 * The timeline on screen when the page was left last, kept a second time: the next start reads it at once, where the
 * database lets it wait.
 */
interface LastView extends StoredView {
  /** Its key in the database. */
  readonly key: string
}

const lastViewKey = (): StorageKey => accountKey('front', keptOwner() ?? '')

export function writeLastView(view: LastView): void {
  writeStored(lastViewKey(), view)
}

/** The view of this key, if it was on screen last. The caller checks what is in it. */
export function readLastView(key: string): StoredView | undefined {
  const view = readStored(lastViewKey()) as LastView | null
  return view?.key === key ? view : undefined
}

/** What the database has, or is about to have, is newer. */
export function discardLastView(): void {
  removeStored(lastViewKey())
}
