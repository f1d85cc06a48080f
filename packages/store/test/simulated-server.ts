import { compareIds } from '../src/ids.ts'
import { PAGE_SIZE } from '../src/limits.ts'
import type { PageArrived, PagePlace, PageRequest, TimelineEntry } from '../src/timelines/types.ts'
import { entry, repeatEntry } from './entries.ts'

/** A server with one timeline, for property tests. Ids grow from 1. */
export interface SimulatedServer {
  readonly statuses: TimelineEntry[]
  post(author: string): TimelineEntry
  repeat(of: number, by: string): TimelineEntry | null
  remove(isRemoved: (status: TimelineEntry) => boolean): void
  answer(where: PagePlace, request: PageRequest, gap?: PageArrived['gap']): PageArrived
}

export function createSimulatedServer(): SimulatedServer {
  let lastId = 0
  const statuses: TimelineEntry[] = []
  const add = (status: TimelineEntry): TimelineEntry => {
    statuses.push(status)
    return status
  }
  return {
    statuses,
    post: (author) => add(entry((lastId += 1), { accountId: author as TimelineEntry['accountId'] })),
    repeat: (of, by) => {
      const originals = statuses.filter((status) => status.repeaterId === null)
      const original = originals[of % Math.max(1, originals.length)]
      if (original === undefined) return null
      const { accountId } = original
      return add({ ...repeatEntry((lastId += 1), Number(original.id), by), accountId })
    },
    remove: (isRemoved) => {
      const kept = statuses.filter((status) => !isRemoved(status))
      statuses.splice(0, statuses.length, ...kept)
    },
    answer: (where, request, gap) => {
      const { maxId, sinceId, minId } = request
      const found = statuses.filter(
        ({ id }) =>
          (maxId === undefined || compareIds(id, maxId) < 0) &&
          (sinceId === undefined || compareIds(id, sinceId) > 0) &&
          (minId === undefined || compareIds(id, minId) > 0),
      )
      const chosen = minId === undefined ? found.slice(-PAGE_SIZE) : found.slice(0, PAGE_SIZE)
      const entries = chosen.toReversed()
      return {
        type: 'pageArrived',
        where,
        entries,
        count: entries.length,
        request,
        next: entries.at(-1)?.id ?? null,
        previous: entries[0]?.id ?? null,
        ...(gap === undefined ? {} : { gap }),
      }
    },
  }
}
