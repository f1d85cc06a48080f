import type { AccountId } from '@skein/api'
import {
  compileFilters,
  warningRuleOf,
  type CompiledFilters,
  type FilterPlace,
  type TimelineEntry,
} from '@skein/store'
import { useEffect, useState } from 'react'

import type { FilterContent } from '../../model/filter-changes.ts'
import { entityStore } from '../../model/entities.ts'
import { useViewerId } from '../../model/session.ts'
import { getFeed } from '../../model/timelines.ts'
import { filtersOnEntry } from '../status/index.ts'

/** Number of posts that a filter is tried on. */
const previewedPosts = 200
/** Delay after the last change before the filter is tried, ms. */
const PREVIEW_MS = 150

/** A filter tried on the newest posts of Home. */
export interface Preview {
  /** Newest first. */
  readonly entries: readonly TimelineEntry[]
  readonly hits: readonly TimelineEntry[]
}

type Tried = Pick<FilterContent, 'terms' | 'places' | 'effect'>

/** Home where the filter applies there, else the first of its places. */
const placeOf = ({ places }: Tried): FilterPlace => (places.includes('home') ? 'home' : (places[0] ?? 'home'))

const warningRuleOfEntry = ({ statusId }: TimelineEntry, { warningRules }: CompiledFilters) =>
  warningRuleOf(warningRules, entityStore.statuses.get(statusId)?.subject ?? '')

/** The posts that the filter would be for, by the function that hides them after saving. */
export function previewOf(tried: Tried, viewerId: AccountId | null): Preview {
  const entries = getFeed({ kind: 'friends' }).getState().entries.slice(0, previewedPosts)
  const filterPlace = placeOf(tried)
  const filter = { ...tried, id: 'preview', places: [filterPlace], expiresAt: null, isPaused: false }
  const compiled = compileFilters([filter], 0)
  const where = { viewerId, profileOf: null, filterPlace }
  const isHit = (entry: TimelineEntry) =>
    filtersOnEntry(entry, where, compiled).length > 0 || warningRuleOfEntry(entry, compiled) !== null
  return { entries, hits: entries.filter(isHit) }
}

/** The preview of a filter, shortly after its last change. */
export function usePreview({ terms, places, effect }: Tried): Preview {
  const viewerId = useViewerId()
  const [preview, setPreview] = useState(() => previewOf({ terms, places, effect }, viewerId))
  const tried = JSON.stringify({ terms, places, effect })
  useEffect(() => {
    const timer = setTimeout(() => setPreview(previewOf(JSON.parse(tried) as Tried, viewerId)), PREVIEW_MS)
    return () => clearTimeout(timer)
  }, [tried, viewerId])
  return preview
}
