import { fetchFilters, isApiError, type FilterDraft } from '@skein/api'
import type { Filter } from '@skein/store'

import { aloneForViewer } from '../alone-for-viewer.ts'
import { getClient } from '../client.ts'
import { isNotOffered } from '../is-transient.ts'
import { getSession } from '../session.ts'
import { hasAccountStore } from '../sync/merged-state.ts'
import { putOwn } from './own-changes.ts'
import { changeOnServer, createOnServer, deleteOnServer } from './requests.ts'
import {
  contentOf,
  fromServer,
  serverDraft,
  serverIdOf,
  temporaryId,
  type FilterContent,
} from './server-filter.ts'
import {
  getListedFilters,
  getServerFilters,
  isListed,
  keepServer,
  readFiltersAgain,
  type KeptFilter,
} from './store.ts'

export type { FilterContent } from './server-filter.ts'

/** Who would keep a filter: the server in its own filters, the account's store, or this device. */
type FilterHome = 'server' | 'account' | 'device'

export function filterHome(content: FilterContent): FilterHome {
  if (getServerFilters().isAble && serverDraft(content, Date.now()) !== null) return 'server'
  return hasAccountStore() ? 'account' : 'device'
}

/** One read or change at a time, in any tab, on the list as the last one left it. */
const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
  aloneForViewer('server-filters', () => {
    readFiltersAgain()
    return work()
  })

const isGone = (error: unknown): boolean => isApiError(error, 'http') && error.status === 404

const isOver = ({ expiresAt }: Filter): boolean => expiresAt !== null && expiresAt <= Date.now()

const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** Shows a server filter as it will be; null takes it off the list. */
function showServer(id: string, filter: Filter | null): void {
  const { filters, ...rest } = getServerFilters()
  // Akkoma may give the id of a deleted filter to a new one.
  const others = filters.filter((each) => each.id === id || each.id !== filter?.id)
  const next = others.some((each) => each.id === id)
    ? others.flatMap((each) => (each.id === id ? (filter ?? []) : each))
    : [...others, ...(filter === null ? [] : [filter])]
  keepServer({ ...rest, filters: next })
}

/** Shows a change, asks the server for it and shows its answer; a refusal brings back what was there. */
async function optimistically(
  id: string,
  wanted: Filter | null,
  request: () => Promise<Filter | null>,
): Promise<void> {
  const before = getServerFilters().filters.find((each) => each.id === id) ?? null
  const { viewerId } = getSession()
  showServer(id, wanted)
  try {
    const answer = await request()
    if (answer !== null) showServer(id, answer)
  } catch (error) {
    // Another account's list is not touched.
    if (getSession().viewerId === viewerId) showServer(id, before)
    throw error
  }
}

const create = (content: FilterContent, draft: FilterDraft): Promise<string> => {
  const id = temporaryId(newKey())
  // The server has deleted expired ones, and may use their ids again.
  const known = new Set(getServerFilters().filters.flatMap((each) => (isOver(each) ? [] : serverIdOf(each))))
  let answered = id
  return optimistically(id, { ...content, id }, async () => {
    const made = fromServer(await createOnServer(draft, known))
    answered = made.id
    return made
  }).then(() => answered)
}

/** Creates a filter instead of one that the server has deleted: the new one can get the same id. */
async function createInstead(deleted: Filter, content: FilterContent, draft: FilterDraft): Promise<string> {
  let id = ''
  await optimistically(deleted.id, null, async () => {
    id = await create(content, draft)
    return null
  })
  return id
}

/** Removes a filter from the server. A filter that is already deleted there is no failure. */
const remove = (filter: Filter): Promise<void> =>
  optimistically(filter.id, null, async () => {
    try {
      await deleteOnServer(serverIdOf(filter))
    } catch (error) {
      if (!isGone(error)) throw error
    }
    return null
  })

const change = (before: Filter, content: FilterContent, draft: FilterDraft): Promise<void> =>
  optimistically(before.id, { ...content, id: before.id }, async () => {
    // Left out, the server keeps the expiry to the second.
    const expiresIn = content.expiresAt === before.expiresAt ? undefined : draft.expiresIn
    return fromServer(await changeOnServer(serverIdOf(before), { ...draft, expiresIn }))
  })

/** The server has deleted an expired filter, and may have given its id to a new one. */
const isDeleted = (filter: KeptFilter): boolean => filter.keptBy === 'server' && isOver(filter)

/** The server can change a filter that has not expired; it cannot remove an expiry. */
const isChangeable = (before: KeptFilter, { expiresAt }: FilterContent): boolean =>
  before.keptBy === 'server' && (before.expiresAt === null || expiresAt !== null)

/** A filter, or the way to find it in the list as the previous change left it. */
type Asked = KeptFilter | null | ((listed: readonly KeptFilter[]) => KeptFilter | null)

/** A filter as it is listed now; null where it is gone, or where another one has its id. */
function current(given: Asked): KeptFilter | null {
  const asked = typeof given === 'function' ? given(getListedFilters()) : given
  const found = getListedFilters().find(({ id }) => id === asked?.id)
  if (asked === null || found === undefined) return null
  return isDeleted(asked) && !isDeleted(found) ? null : found
}

/** Removes a filter that another one replaced; if that fails, `undo` removes the other one. */
async function replace(before: KeptFilter, undo: () => void | Promise<void>): Promise<void> {
  const { viewerId } = getSession()
  try {
    await drop(before)
  } catch (error) {
    if (getSession().viewerId === viewerId) await undo()
    throw error
  }
}

async function drop(filter: KeptFilter): Promise<void> {
  if (filter.keptBy === 'own') putOwn(filter.id, null)
  else if (isDeleted(filter)) showServer(filter.id, null)
  else await remove(filter)
}

/**
 * Saves a new filter, or another content of one; one that is gone by then is created again. It shows at once; when the
 * server refuses it, the list is as before.
 * @param filter another filter may be given, whose content is copied
 * @param asked the filter that is changed; null for a new one
 * @returns the id of the saved filter
 * @throws ApiError
 */
export function saveFilter(filter: FilterContent, asked: Asked = null): Promise<string> {
  const content = contentOf(filter)
  return inTurn(async () => {
    const before = current(asked)
    const draft = filterHome(content) === 'server' ? serverDraft(content, Date.now()) : null
    if (draft === null) {
      const id = before?.keptBy === 'own' ? before.id : newKey()
      putOwn(id, { ...content, id })
      if (before?.keptBy === 'server') await replace(before, () => putOwn(id, null))
      return id
    }
    if (before !== null && isDeleted(before)) return createInstead(before, content, draft)
    if (before !== null && isChangeable(before, content)) {
      try {
        await change(before, content, draft)
        return before.id
      } catch (error) {
        if (!isGone(error)) throw error
        return createInstead(before, content, draft)
      }
    }
    const id = await create(content, draft)
    if (before !== null && before.id !== id)
      await replace(before, () => remove({ ...content, id }).catch(() => undefined))
    return id
  })
}

/** Removes a filter. @throws ApiError, and then it is in the list again */
export function removeFilter(asked: Asked): Promise<void> {
  return inTurn(async () => {
    const filter = current(asked)
    if (filter !== null) await drop(filter)
  })
}

/**
 * Reads the server's filters. Those that expired stay listed for a week, although Akkoma deletes them.
 * @throws ApiError, and then the last known ones stay
 */
export function loadFilters(): Promise<void> {
  return inTurn(async () => {
    const { filters: known } = getServerFilters()
    try {
      const filters = (await fetchFilters(getClient())).map(fromServer)
      const isAnswered = ({ id }: Filter) => filters.some((each) => each.id === id)
      const expired = known.filter((each) => isOver(each) && isListed(each, Date.now()) && !isAnswered(each))
      keepServer({ filters: [...filters, ...expired], isAble: true })
    } catch (error) {
      if (!isNotOffered(error)) throw error
      // A page instead of the list may come from something between: what is known stays in force.
      keepServer({ filters: isApiError(error, 'garbage') ? known : [], isAble: false })
    }
  })
}
