/**
 * Where a reader is in a list: a row, and how many pixels its top lies below the line under the sticky headings
 * (negative when the row has been scrolled partly under them). Never a scroll height.
 */
export interface Place {
  readonly id: string
  readonly offset: number
}

/**
 * The row that stands still while the list changes: the one read first, or, when it goes, the next one that stays,
 * or else the nearest above. Null when nothing of the old list stays.
 */
export function findSurvivor(
  before: readonly string[],
  stays: (id: string) => boolean,
  readIndex: number,
): string | null {
  for (let index = readIndex; index < before.length; index++) {
    const id = before[index]
    if (id !== undefined && stays(id)) return id
  }
  for (let index = Math.min(readIndex, before.length) - 1; index >= 0; index--) {
    const id = before[index]
    if (id !== undefined && stays(id)) return id
  }
  return null
}
