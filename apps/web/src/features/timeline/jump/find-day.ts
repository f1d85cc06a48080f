import {
  compareIds,
  idAtTime,
  timelineRows,
  type ApiErrorInfo,
  type Feed,
  type TimelineEntry,
} from '@skein/store'

import { startOf, type Day } from './days.ts'

export type Found =
  | { readonly kind: 'found'; readonly rowId: string }
  /** Nobody posted on that day or before it. */
  | { readonly kind: 'nothing' }
  /** The ids of this server tell no time. */
  | { readonly kind: 'unknowable' }
  | { readonly kind: 'failed'; readonly error: ApiErrorInfo }

/** Makes the newest posts of a day, or of the last day before it that has any, known to a timeline: by one page. */
export async function findDay(
  feed: Feed,
  isSeen: (entry: TimelineEntry) => boolean,
  day: Day,
): Promise<Found> {
  const example = feed.getState().entries[0]?.id
  const end = startOf(day, 1)
  const boundary = example === undefined || end === null ? null : idAtTime(example, end)
  if (boundary === null) return { kind: 'unknowable' }
  const error = await feed.loadBelow(boundary)
  if (error !== null) return { kind: 'failed', error }
  const isOld = ({ id }: TimelineEntry): boolean => compareIds(id, boundary) < 0
  if (feed.getState().below.some(isOld)) feed.dispatch({ type: 'belowRevealed' })
  for (const row of timelineRows(feed.getState(), isSeen))
    if (row.kind === 'entry' && isOld(row.entry)) return { kind: 'found', rowId: row.key }
  return { kind: 'nothing' }
}
