import { isOwnTrouble, isTextEntry, type EntryContent, type OutboxEntry } from './entries.ts'

/** Texts leave in one row, what is done with a press in another, dismissals in a third: none waits for the others. */
export const lanes = ['texts', 'acts', 'dismissals'] as const
export type Lane = (typeof lanes)[number]

export function laneOf(entry: EntryContent): Lane {
  if (isTextEntry(entry)) return 'texts'
  return entry.kind === 'dismissal' ? 'dismissals' : 'acts'
}

/**
 * Those behind it wait for it. A thread must not arrive in another order; a post that cannot be favourited for an error
 * of the server's must not keep the viewer's next vote; and a dismissal that can still be taken back keeps no other.
 */
function holdsUp(entry: OutboxEntry): boolean {
  if (isTextEntry(entry)) return true
  return entry.failure === null ? entry.kind !== 'dismissal' : !isOwnTrouble(entry.failure)
}

/**
 * The one whose turn it is, at its own time. One that waits holds up those behind it; one that was laid aside does not.
 * @param dueOf when an entry may be sent, milliseconds since 1970
 */
export function nextToSend(
  entries: readonly OutboxEntry[],
  lane: Lane,
  dueOf: (entry: OutboxEntry) => number = ({ dueAt }) => dueAt,
): OutboxEntry | null {
  let next: OutboxEntry | null = null
  for (const entry of entries) {
    if (entry.needsAttention || laneOf(entry) !== lane) continue
    if (next === null || dueOf(entry) < dueOf(next)) next = entry
    if (holdsUp(entry)) break
  }
  return next
}

/**
 * It had to wait once already, or waits so that it can be taken back. A dismissal does that every time, and has a notice
 * for it: it does not count as waiting then.
 */
const waitsItself = ({ kind, failure, wasHeldUp, needsAttention, tries, dueAt, addedAt }: OutboxEntry) =>
  needsAttention || wasHeldUp || failure !== null || (kind !== 'dismissal' && tries === 0 && dueAt > addedAt)

/** Those that wait, also for one before them: all but what is on its way for the first time. */
export function waitingOf(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const blocked = new Set<Lane>()
  return entries.filter((entry) => {
    const lane = laneOf(entry)
    const waits = waitsItself(entry)
    const isBehind = blocked.has(lane)
    if (waits && !entry.needsAttention && holdsUp(entry)) blocked.add(lane)
    return waits || isBehind
  })
}

/** Whether a new one would have to wait for others. */
export function isBlockedByEarlier(entries: readonly OutboxEntry[], lane: Lane): boolean {
  return entries.some(
    (entry) => laneOf(entry) === lane && !entry.needsAttention && waitsItself(entry) && holdsUp(entry),
  )
}
