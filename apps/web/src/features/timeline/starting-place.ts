import type { TimelineKey } from '@skein/api'
import type { TimelineRow } from '@skein/store'

import { type KeptPlace, ownPlace, recallPlace } from '../../model/places.ts'
import { readMarkerOf } from '../../model/timelines.ts'
import { placeOf } from './rules/position.ts'

/**
 * Where a visit begins: where this history entry was left, or, for the first visit since the client started, where the
 * reader had stopped before. Null at the top.
 */
export function startingPlace(
  key: TimelineKey,
  list: string,
  historyKey: string,
  rows: readonly TimelineRow[],
  /** What stood between the rows is still there. */
  isWoven: boolean,
): KeptPlace | null {
  const left = recallPlace(list, historyKey)
  const known = left === null || isWoven ? left : { ...left, at: ownPlace(left.at) }
  const { stop, isFirstVisit } = readMarkerOf(key)
  const wanted = known?.at ?? (isFirstVisit && known === null ? stop : null)
  if (wanted === null || stop === null || !isFirstVisit) return known
  // Nothing is behind the reader's back: a post that has gone is stood for by the next one.
  const found = rows.some((row) => row.key === wanted.id) ? wanted : placeOf(stop.id, rows)
  if (found === null) return known
  const isTop = stop.isAtTop && rows[0]?.key === found.id
  const offset = found === wanted ? wanted.offset : Math.max(0, stop.offset)
  const at = isTop ? null : { id: found.id, offset }
  return { at, depth: known?.depth ?? 0, focusedId: known === null ? stop.focusedId : known.focusedId }
}
