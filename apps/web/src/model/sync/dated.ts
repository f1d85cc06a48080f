/** An entry of a state that devices merge, and when it was last changed, in milliseconds since 1970. */
export interface Dated {
  readonly changedAt: number
}

type Entries<Entry extends Dated> = Readonly<Record<string, Entry>>

/** The later of two entries; of two with the same time the same one on every device. */
export function laterOf<Entry extends Dated>(a: Entry | undefined, b: Entry | undefined): Entry | undefined {
  if (a === undefined || b === undefined) return a ?? b
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

export const entryOf = <Entry extends Dated>(entries: Entries<Entry>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined

/** The newest entries; of those with the same time the first by their keys. */
export function newestOf<Entry extends Dated>(entries: Entries<Entry>, count: number): Record<string, Entry> {
  const sorted = Object.entries(entries).sort(
    ([a, { changedAt: one }], [b, { changedAt: other }]) => other - one || (a < b ? -1 : 1),
  )
  return Object.fromEntries(sorted.slice(0, count))
}

/** Of each key the later entry, in whatever order devices are merged; at most `count` entries. */
export function mergeDated<Entry extends Dated>(
  a: Entries<Entry>,
  b: Entries<Entry>,
  count: number,
): Record<string, Entry> {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  const merged = [...keys].flatMap((key) => {
    const entry = laterOf(entryOf(a, key), entryOf(b, key))
    return entry === undefined ? [] : [[key, entry] as const]
  })
  return newestOf(Object.fromEntries(merged), count)
}

/** A time later than those of all known entries: a wrong clock does not undo the newest change. */
export const nextChangeAt = (known: readonly Dated[]): number =>
  known.reduce((time, { changedAt }) => Math.max(time, changedAt + 1), Date.now())
