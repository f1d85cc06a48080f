import type { NotificationId, Page } from '@skein/api'
import type { ApiErrorInfo } from '@skein/store'

/** The notifications that are known, as ids of the entity store. */
export interface NotificationList {
  /** Newest first. */
  readonly ids: readonly NotificationId[]
  /** The server has nothing older. */
  readonly isAtEnd: boolean
  /** It is what was kept, and of when, in milliseconds since 1970; and why there is nothing newer. */
  readonly old?: { readonly asOf: number; readonly error: ApiErrorInfo }
}

export const emptyList: NotificationList = { ids: [], isAtEnd: false }

const isNumber = (id: string) => /^\d+$/.test(id)

/** Newest first: ids grow, as numbers or, where they are none, as texts that begin with the time (Hollo, GoToSocial). */
function compare(a: string, b: string): number {
  if (a.length !== b.length && isNumber(a) && isNumber(b)) return b.length - a.length
  return a < b ? 1 : a > b ? -1 : 0
}

/** Whether the first came after the second. */
export const isNewer = (id: string, other: string): boolean => compare(id, other) < 0

function union(a: readonly NotificationId[], b: readonly NotificationId[]): readonly NotificationId[] {
  const known = new Set(a)
  const added = b.filter((id) => !known.has(id))
  if (added.length === 0) return a
  const [newest] = a
  // What arrives is newer than all that is known, as a rule.
  if (newest !== undefined && added.every((id) => isNewer(id, newest)))
    return [...added.toSorted(compare), ...a]
  return [...a, ...added].toSorted(compare)
}

/** What is newer than all that was known, newest first. */
export function newerIds(
  before: readonly NotificationId[],
  now: readonly NotificationId[],
): readonly NotificationId[] {
  const [newest] = before
  if (newest === undefined) return now
  const count = now.findIndex((id) => !isNewer(id, newest))
  return count < 0 ? now : now.slice(0, count)
}

type IdPage = Pick<Page<NotificationId>, 'items' | 'next'>

/** Takes the newest page. When it does not reach what is known, what is known would leave a gap and is dropped. */
export function addNewest(list: NotificationList, page: IdPage): NotificationList {
  const isConnected =
    list.ids.length === 0 || page.next === null || page.items.some((id) => list.ids.includes(id))
  if (!isConnected) return { ids: union([], page.items), isAtEnd: false }
  const ids = union(list.ids, page.items)
  const isAtEnd = list.ids.length === 0 ? page.next === null : list.isAtEnd
  return ids === list.ids && isAtEnd === list.isAtEnd ? list : { ...list, ids, isAtEnd }
}

/**
 * The id that the newest ones are asked for after: below the oldest unread one, so that the answer tells what was read
 * elsewhere, and at least one below the newest, which joins the answer to what is known. Undefined: ask for everything.
 * @param ids newest first
 */
export const sinceIdFor = (
  ids: readonly NotificationId[],
  isUnseen: (id: NotificationId) => boolean,
): NotificationId | undefined => ids[Math.max(0, ids.findLastIndex(isUnseen)) + 1]

/** Takes a page of older ones; an empty page is the end [NOTIF-11]. */
export function addOlder(list: NotificationList, page: IdPage): NotificationList {
  return { ...list, ids: union(list.ids, page.items), isAtEnd: page.items.length === 0 || page.next === null }
}

/** Those that the server no longer has are forgotten. */
export function without(list: NotificationList, gone: ReadonlySet<string>): NotificationList {
  const ids = list.ids.filter((id) => !gone.has(id))
  return ids.length === list.ids.length ? list : { ...list, ids }
}
