import type { Filter } from '@skein/store'

import { fieldsOf, isRecord } from '../../lib/fields.ts'
import type { Dated } from '../sync/dated.ts'
import { parseFilter } from './parse.ts'

/** A filter that the account's store or this device keeps; null is one that was removed. */
export interface FilterEntry extends Dated {
  readonly filter: Filter | null
}

/** By the id of the filter. */
export type OwnFilters = Readonly<Record<string, FilterEntry>>

export const noFilters: OwnFilters = {}

/** Own filters as far as they can be read; damaged entries are left out. */
export function parseOwn(value: unknown): OwnFilters {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([id, entry]) => {
      if (!isRecord(entry)) return []
      const { changedAt } = entry
      if (typeof changedAt !== 'number' || !Number.isFinite(changedAt)) return []
      const filter = entry['filter'] === null ? null : parseFilter(id, entry['filter'])
      if (filter === null && entry['filter'] !== null) return []
      return [[id, { filter, changedAt }]]
    }),
  )
}

/** The last known filters of the server. */
export interface ServerFilters {
  readonly filters: readonly Filter[]
  /** False where the server answered that it has no filters. */
  readonly isAble: boolean
}

export function parseServer(value: unknown): ServerFilters {
  const { filters, isAble } = fieldsOf(value)
  const read = (Array.isArray(filters) ? filters : []).flatMap((each: unknown) => {
    const { id } = fieldsOf(each)
    return (typeof id === 'string' && parseFilter(id, each)) || []
  })
  return { filters: read, isAble: isAble !== false }
}
