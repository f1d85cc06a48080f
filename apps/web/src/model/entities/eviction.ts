import type { AccountId, StatusId } from '@skein/api'
import type { EntityStore, evictStatuses } from '@skein/store'

/** Ids that somebody holds without being mounted: a timeline's entries, a thread, a page of a query. */
export interface EntityReferences {
  statusIds(): Iterable<StatusId>
  accountIds?(): Iterable<AccountId>
}

interface Eviction {
  /** Passes the value through and sees to it that the store is swept soon, if it is too large. */
  after<Value>(value: Value): Value
  keep(references: EntityReferences): () => void
}

/** Long enough for a page to be taken in and drawn before anything is swept, in milliseconds. */
const SWEEP_DELAY_MS = 2_000

/** By how much the store has to grow after a sweep before the next one. */
const growth = 1.1

type Evict = typeof evictStatuses
type Schedule = (sweep: (evict: Evict | null) => void) => void

/** Without the code, nothing goes: the next page that arrives tries again. */
const later: Schedule = (sweep) =>
  void setTimeout(() => {
    import('./evict-statuses.ts').then(
      (part) => sweep(part.evictStatuses),
      () => sweep(null),
    )
  }, SWEEP_DELAY_MS)

export function createEviction(store: EntityStore, schedule: Schedule = later): Eviction {
  const sources = new Set<EntityReferences>()
  let isScheduled = false
  /** Where all that is known is in use, sweeping again is of use only after it has grown. */
  let worthwhileAt = 0

  const sweep = (evict: Evict | null): void => {
    isScheduled = false
    if (evict === null || sources.size === 0) return
    const statusIds = new Set<StatusId>()
    const accountIds = new Set<AccountId>()
    for (const source of sources) {
      for (const id of source.statusIds()) statusIds.add(id)
      for (const id of source.accountIds?.() ?? []) accountIds.add(id)
    }
    evict(
      store,
      (id) => statusIds.has(id),
      (id) => accountIds.has(id),
    )
    worthwhileAt = store.statuses.size * growth
  }

  return {
    after: (value) => {
      if (!isScheduled && sources.size > 0 && store.isOverLimit() && store.statuses.size > worthwhileAt) {
        isScheduled = true
        schedule(sweep)
      }
      return value
    },
    keep: (references) => {
      sources.add(references)
      return () => sources.delete(references)
    },
  }
}
