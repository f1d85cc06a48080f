import { useEffect } from 'react'

import { loadFilters } from './filters/change.ts'
import { startFilterSync } from './filters/own-changes.ts'
import { useViewerId } from './session.ts'
import { lookRegularly } from './sync/merged-state.ts'

/* Apart from `filters.ts`: what draws posts needs nothing of it. */

export { filterHome, loadFilters, removeFilter, saveFilter, type FilterContent } from './filters/change.ts'
export { syncFilters } from './filters/own-changes.ts'

/** Keeps a member's filters current for as long as the component is there: once there is something to read. */
export function useFilterKeeping(): void {
  const isMember = useViewerId() !== null
  useEffect(() => {
    if (!isMember) return undefined
    // A failure leaves the last known filters, and is tried again later.
    const stops = [startFilterSync(), lookRegularly(() => void loadFilters().catch(() => undefined))]
    return () => stops.forEach((stop) => stop())
  }, [isMember])
}
