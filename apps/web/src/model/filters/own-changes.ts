import type { Filter } from '@skein/store'

import { createEmitter } from '../../lib/emitter.ts'
import { mergeDated, nextChangeAt } from '../sync/dated.ts'
import { fittingBody, mergedHere } from '../sync/merged-here.ts'
import { mergedState } from '../sync/merged-state.ts'
import { noFilters, parseOwn, type FilterEntry, type OwnFilters } from './own.ts'
import { getKeptOwn, isListed, keepOwn, readFiltersAgain } from './store.ts'

/** Maximum entries; the oldest are dropped. */
const mostEntries = 500
/** How long a removed filter is remembered for other devices, ms. */
const REMOVED_KEPT_MS = 90 * 24 * 3_600_000

const changed = createEmitter()

/** Drops filters that expired long ago, and old removals. */
function tidied(filters: OwnFilters, now: number): OwnFilters {
  const isNeeded = ({ filter, changedAt }: FilterEntry) =>
    filter === null ? changedAt > now - REMOVED_KEPT_MS : isListed(filter, now)
  return Object.fromEntries(Object.entries(filters).filter(([, entry]) => isNeeded(entry)))
}

/** Puts an own filter, or removes it with null. */
export function putOwn(id: string, filter: Filter | null): void {
  // Another tab may have written.
  readFiltersAgain()
  const kept = getKeptOwn()
  const changedAt = nextChangeAt(Object.values(kept.filters))
  const filters = tidied({ ...kept.filters, [id]: { filter, changedAt } }, Date.now())
  keepOwn({ ...kept, filters, isUnsent: true })
  changed.emit()
}

const here = mergedHere<OwnFilters>(
  {
    none: noFilters,
    parse: (body) => parseOwn(body['filters']),
    merge: (a, b) => mergeDated(a, b, mostEntries),
    bodyOf: ({ state, version }) =>
      fittingBody(
        Object.entries(state).toSorted(([, a], [, b]) => b.changedAt - a.changedAt),
        (entries) => ({ version: version + 1, filters: Object.fromEntries(entries) }),
      ),
  },
  () => {
    const { filters: state, ...kept } = getKeptOwn()
    return { state, ...kept }
  },
  ({ state: filters, ...kept }) => keepOwn({ filters, ...kept }),
)

/** Exchanges own filters with the account's store for as long as the page is open. */
export const { sync: syncFilters, start: startFilterSync } = mergedState({
  name: 'filters',
  here,
  readAgain: readFiltersAgain,
  onChanged: changed.on,
})
