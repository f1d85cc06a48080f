import {
  changeFilter,
  createFilter,
  deleteFilter,
  fetchFilters,
  type FilterDraft,
  type ServerFilter,
} from '@skein/api'

import { getClient } from '../client.ts'
import { ofSession } from '../session.ts'
import { changeOrLook, isOutcomeUnknown } from '../uncertain.ts'

/** How far an expiry may be from the requested one: requests take time. ms. */
const toleranceMs = 60_000

/** Drafts of filters that the server may have created unnoticed, with the ids that were known before. */
const unconfirmed = ofSession(new Map<string, ReadonlySet<string>>())

const keyOf = ({ phrase, contexts, isWholeWord }: FilterDraft): string =>
  JSON.stringify([phrase, contexts, isWholeWord])

function fits(filter: ServerFilter, draft: FilterDraft): boolean {
  const contexts = new Set(filter.contexts)
  return (
    filter.phrase === draft.phrase &&
    filter.isWholeWord === draft.isWholeWord &&
    filter.isIrreversible === draft.isIrreversible &&
    contexts.size === draft.contexts.length &&
    draft.contexts.every((each) => contexts.has(each))
  )
}

/** When a filter of the draft expires if it is saved now; null where the draft has no expiry. */
const expiryOf = ({ expiresIn }: FilterDraft): number | null =>
  expiresIn === undefined ? null : Date.now() + expiresIn * 1_000

const isNear = ({ expiresAt }: ServerFilter, requested: number): boolean =>
  expiresAt !== null && Math.abs(expiresAt - requested) < toleranceMs

const fetchNow = (): Promise<readonly ServerFilter[]> => fetchFilters(getClient())

/**
 * Creates a filter. A repeated attempt first looks whether an earlier one, whose answer was lost, has created it; the
 * expiry may have been changed since.
 * @param known ids of the filters that the server had before
 * @throws ApiError
 */
export async function createOnServer(draft: FilterDraft, known: ReadonlySet<string>): Promise<ServerFilter> {
  const key = keyOf(draft)
  const find = async (before: ReadonlySet<string>) => {
    const value = (await fetchNow()).find((each) => !before.has(each.id) && fits(each, draft))
    return value === undefined ? null : { value }
  }
  const before = unconfirmed.get(key)
  if (before !== undefined) {
    const found = await find(before)
    const value = found === null ? null : await withExpiry(found.value, draft)
    unconfirmed.delete(key)
    if (value !== null) return value
  }
  try {
    return await changeOrLook(
      () => createFilter(getClient(), draft),
      () => find(known),
    )
  } catch (error) {
    if (isOutcomeUnknown(error)) unconfirmed.set(key, known)
    throw error
  }
}

/** Gives a filter the expiry of the draft. Null where it was removed: the server cannot remove an expiry. */
async function withExpiry(filter: ServerFilter, draft: FilterDraft): Promise<ServerFilter | null> {
  const expiresAt = expiryOf(draft)
  if (expiresAt !== null) return isNear(filter, expiresAt) ? filter : changeOnServer(filter.id, draft)
  if (filter.expiresAt === null) return filter
  await deleteOnServer(filter.id)
  return null
}

/** Changes a filter. @throws ApiError */
export function changeOnServer(id: string, draft: FilterDraft): Promise<ServerFilter> {
  const expiresAt = expiryOf(draft)
  const hasExpiry = (filter: ServerFilter) => expiresAt === null || isNear(filter, expiresAt)
  return changeOrLook(
    () => changeFilter(getClient(), id, draft),
    async () => {
      const value = (await fetchNow()).find((each) => each.id === id)
      return value !== undefined && fits(value, draft) && hasExpiry(value) ? { value } : null
    },
  )
}

/** Removes a filter. @throws ApiError */
export const deleteOnServer = (id: string): Promise<void> =>
  changeOrLook(
    () => deleteFilter(getClient(), id),
    async () => ((await fetchNow()).some((each) => each.id === id) ? null : { value: undefined }),
  )
