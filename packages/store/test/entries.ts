import type { AccountId, StatusId, TimelineKey } from '@skein/api'
import { createTimeline, reduceTimeline } from '../src/timelines/reduce.ts'
import type { PageArrived, TimelineEntry, TimelineEvent, TimelineState } from '../src/timelines/types.ts'

export const statusId = (id: number | string): StatusId => String(id) as StatusId
export const accountId = (id: number | string): AccountId => String(id) as AccountId

/** An entry by its number: a greater number is newer. */
export function entry(id: number, change: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    id: statusId(id),
    statusId: statusId(id),
    accountId: accountId('ada'),
    repeaterId: null,
    inReplyToId: null,
    inReplyToAccountId: null,
    ...change,
  }
}

/** `id` is a repeat of `of` by `by`. */
export function repeatEntry(id: number, of: number, by = 'bob'): TimelineEntry {
  return entry(id, { statusId: statusId(of), repeaterId: accountId(by) })
}

/** Numbers from `newest` down to `oldest`, both included. */
export function down(newest: number, oldest: number): number[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
}

export function page(
  where: PageArrived['where'],
  items: readonly (number | TimelineEntry)[],
  change: Partial<PageArrived> = {},
): PageArrived {
  const entries = items.map((item) => (typeof item === 'number' ? entry(item) : item))
  return {
    type: 'pageArrived',
    where,
    entries,
    count: entries.length,
    request: {},
    next: null,
    previous: null,
    ...change,
  }
}

export function reduceAll(state: TimelineState, ...events: TimelineEvent[]): TimelineState {
  return events.reduce(reduceTimeline, state)
}

export function timeline(key: TimelineKey['kind'] | TimelineKey, ...events: TimelineEvent[]): TimelineState {
  const full = typeof key === 'string' ? ({ kind: key } as TimelineKey) : key
  return reduceAll(createTimeline(full), ...events)
}

export const idsOf = (entries: readonly TimelineEntry[]): number[] => entries.map((item) => Number(item.id))
