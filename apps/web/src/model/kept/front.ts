import { readStored, removeStored } from '../storage.ts'
import type { StoredView } from './database.ts'

/**
 * The timeline on screen when the page was left last, kept a second time: the next start reads it at once, where the
 * database lets it wait.
 */
export interface Front extends StoredView {
  /** Its key in the database. */
  readonly key: string
}

export const frontKey = 'front'
/** The view of this key, if it was on screen last. The caller checks what is in it. */
export function readFront(key: string): StoredView | undefined {
  const front = readStored(frontKey) as Front | null
  return front?.key === key ? front : undefined
}

/** What the database has, or is about to have, is newer; or somebody has signed out. */
export function dropFront(): void {
  removeStored(frontKey)
}
