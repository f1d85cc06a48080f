import type { AccountId } from '@skein/api'
import {
  compileFilters,
  isWarningEffect,
  warningRuleOf,
  type CompiledFilters,
  type FilterPlace,
  type TimelineEntry,
} from '@skein/store'
import { useEffect, useEffectEvent, useState } from 'react'

import type { FilterContent } from '../../model/filter-changes.ts'
import { entityStore } from '../../model/entities.ts'
import { useFilters, type KeptFilter } from '../../model/filters.ts'
import { useViewerId } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { getFeed } from '../../model/timelines.ts'
import { filtersOnEntry, isTextShown } from '../status/index.ts'

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

/** The filter that is tried, and what applies besides it. */
interface Trial {
  readonly tried: Tried
  readonly viewerId: AccountId | null
  /** All filters but the one that is edited. */
  readonly others: readonly KeptFilter[]
  /** The setting that closes posts with a subject. */
  readonly collapses: boolean
}

/** The posts that the filter would be for, by the function that hides them after saving. */
export function previewOf(trial: Trial): Preview {
  const entries = getFeed({ kind: 'friends' }).getState().entries.slice(0, previewedPosts)
  const isHit = isWarningEffect(trial.tried.effect) ? changesWarning(trial) : isFiltered(trial)
  return { entries, hits: entries.filter(isHit) }
}

const asFilter = (tried: Tried, filterPlace: FilterPlace) => ({
  ...tried,
  id: 'preview',
  places: [filterPlace],
  expiresAt: null,
  isPaused: false,
})

function isFiltered({ tried, viewerId }: Trial): (entry: TimelineEntry) => boolean {
  const filterPlace = placeOf(tried)
  const compiled = compileFilters([asFilter(tried, filterPlace)], 0)
  const where = { viewerId, profileOf: null, filterPlace }
  return (entry) => filtersOnEntry(entry, where, compiled).length > 0
}

/** Whether a rule for content warnings would open or close a post, which other rules and filters may prevent. */
function changesWarning({ tried, viewerId, others, collapses }: Trial): (entry: TimelineEntry) => boolean {
  const inForce = others.filter(({ isExpired }) => !isExpired)
  const without = compileFilters(inForce, 0)
  const withRule = compileFilters([...inForce, asFilter(tried, 'home')], 0)
  const where = { viewerId, profileOf: null, filterPlace: 'home' } as const
  const starts = (subject: string, { warningRules }: CompiledFilters) =>
    isTextShown({ subject }, undefined, { collapses, rule: warningRuleOf(warningRules, subject) })
  return (entry) => {
    const subject = entityStore.statuses.get(entry.statusId)?.subject ?? ''
    return (
      starts(subject, without) !== starts(subject, withRule) &&
      filtersOnEntry(entry, where, without).length === 0
    )
  }
}

/**
 * The preview of a filter, shortly after its last change.
 * @param editedId the filter that is edited; null for a new one
 */
export function usePreview({ terms, places, effect }: Tried, editedId: string | null): Preview {
  const viewerId = useViewerId()
  const filters = useFilters()
  const collapses = useSetting('collapseMessageWithSubject')
  const preview = (tried: Tried) =>
    previewOf({ tried, viewerId, others: filters.filter(({ id }) => id !== editedId), collapses })
  const [shown, setShown] = useState(() => preview({ terms, places, effect }))
  const tried = JSON.stringify({ terms, places, effect })
  const update = useEffectEvent(() => setShown(preview(JSON.parse(tried) as Tried)))
  useEffect(() => {
    const timer = setTimeout(update, PREVIEW_MS)
    return () => clearTimeout(timer)
  }, [tried, viewerId, filters, collapses, editedId])
  return shown
}
