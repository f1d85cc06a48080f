import { compileFilters, nextExpiry, type CompiledFilters, type Filter } from '@skein/store'
import { useStore } from 'zustand'

import { fieldsOf } from '../../lib/fields.ts'
import { getSession, onViewerChange, sessionStore } from '../session.ts'
import { accountKey } from '../storage/areas.ts'
import { readStored, watchStored, writeStored } from '../storage/values.ts'
import { keptVersion } from '../sync/kept-version.ts'
import { noFilters, parseOwn, parseServer, type OwnFilters, type ServerFilters } from './own.ts'

/** Who keeps a filter: the server itself, or the account's store and this device. */
export interface KeptFilter extends Filter {
  readonly keptBy: 'server' | 'own'
  readonly isExpired: boolean
}

/** Own filters, and how far the account's store knows them. */
export interface KeptOwn {
  readonly filters: OwnFilters
  readonly version: number
  readonly isUnsent: boolean
}

interface FilterState {
  readonly own: KeptOwn
  readonly server: ServerFilters
  /** All that are listed. */
  readonly all: readonly KeptFilter[]
  readonly active: CompiledFilters
}

/** How long an expired filter is listed, ms. */
const EXPIRED_LISTED_MS = 7 * 24 * 3_600_000
/** Maximum delay of a timer, ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const none = compileFilters([], 0)

const keyOf = (part: 'own' | 'server') => accountKey('filters', getSession().viewerId ?? '', part)

export const isListed = ({ expiresAt }: Filter, now: number): boolean =>
  expiresAt === null || expiresAt > now - EXPIRED_LISTED_MS

function listOf(own: OwnFilters, { filters }: ServerFilters, now: number): readonly KeptFilter[] {
  const listed = (filter: Filter, keptBy: KeptFilter['keptBy']): KeptFilter | readonly KeptFilter[] => {
    const isExpired = filter.expiresAt !== null && filter.expiresAt <= now
    return isListed(filter, now) ? { ...filter, keptBy, isExpired } : []
  }
  return [
    ...filters.flatMap((filter) => listed(filter, 'server')),
    ...Object.values(own).flatMap(({ filter }) => (filter === null ? [] : listed(filter, 'own'))),
  ]
}

function stateOf(own: KeptOwn, server: ServerFilters): FilterState {
  const now = Date.now()
  const all = listOf(own.filters, server, now)
  return { own, server, all, active: all.length === 0 ? none : compileFilters(all, now) }
}

function readKept(): FilterState {
  if (getSession().viewerId === null)
    return stateOf({ filters: noFilters, version: 0, isUnsent: false }, parseServer(null))
  const kept = fieldsOf(readStored(keyOf('own')))
  const own = { filters: parseOwn(kept['filters']), ...keptVersion(kept) }
  return stateOf(own, parseServer(readStored(keyOf('server'))))
}

const store = sessionStore<FilterState>(readKept)

/** Posts are drawn again only where the listed filters differ. */
function show(next: FilterState): void {
  const { all, active } = store.getState()
  const isSame = JSON.stringify(next.all) === JSON.stringify(all)
  store.setState(isSame ? { ...next, all, active } : next, true)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** One timer for the next expiry: the filter stops to apply at that moment. */
function watchExpiry({ own, server, all }: FilterState): void {
  clearTimeout(timer)
  const next = nextExpiry(all, Date.now())
  if (next === null) return
  const delay = Math.min(next - Date.now(), LONGEST_TIMER_MS)
  timer = setTimeout(() => store.setState(stateOf(own, server), true), Math.max(delay, 1))
}

store.subscribe(watchExpiry)
watchExpiry(store.getState())

/** Takes over what another tab wrote. */
export const readFiltersAgain = (): void => show(readKept())

if (typeof window !== 'undefined') {
  watchStored(() => accountKey('filters', getSession().viewerId ?? ''), readFiltersAgain)
  onViewerChange(readFiltersAgain)
}

/** Keeps own filters, for all tabs. */
export function keepOwn(own: KeptOwn): void {
  if (getSession().viewerId === null) return
  writeStored(keyOf('own'), own)
  show(stateOf(own, store.getState().server))
}

/** Keeps what is known of the server's filters, for all tabs and the next start. */
export function keepServer(server: ServerFilters): void {
  if (getSession().viewerId === null) return
  writeStored(keyOf('server'), server)
  show(stateOf(store.getState().own, server))
}

export const getKeptOwn = (): KeptOwn => store.getState().own
export const getServerFilters = (): ServerFilters => store.getState().server
export const getListedFilters = (): readonly KeptFilter[] => store.getState().all

/** Every filter that is listed, expired ones for a week. */
export function useFilters(): readonly KeptFilter[] {
  return useStore(store, ({ all }) => all)
}

/** The filters in force; the same object until one of them changes. */
export function useActiveFilters(): CompiledFilters {
  return useStore(store, ({ active }) => active)
}

export const getActiveFilters = (): CompiledFilters => store.getState().active
