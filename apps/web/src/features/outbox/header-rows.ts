/** The row that leads to all that waits. */
export const moreRow = 'outbox-more'
const prefix = 'outbox:'
/** Posts that stand above home in full. */
const MOST_CARDS = 3

/** Rows above home for the entries, in the order of sending: a few in full, then one for the rest. */
export function leadRows(ids: readonly string[]): readonly string[] {
  const cards = ids.slice(0, MOST_CARDS).map((id) => prefix + id)
  return ids.length > MOST_CARDS ? [...cards, moreRow] : cards
}

/** The entry of a row. */
export const entryOf = (row: string) => row.slice(prefix.length)
