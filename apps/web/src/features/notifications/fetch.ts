import { fetchNotifications, isApiError, type NotificationId, type Page } from '@skein/api'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { type Failure, noticeMs, notify } from '../../model/notices.ts'
import { getSession, sessionValue } from '../../model/session.ts'
import { limits } from './limits.ts'
import { isNewer, sinceIdFor } from './rules/notification-list.ts'
import { lookUpRead, resumeReadings } from './seen.ts'

/** The last look at the newest failed: that it fails again is no news. */
const hasFailed = sessionValue(() => false)

/** Shows one notice when looking for news fails, until it works again. [ERR-14] */
export function tellFailure(error: unknown): void {
  if (isApiError(error, 'aborted') || hasFailed.current) return
  hasFailed.current = true
  const reason: Failure | string = isApiError(error) ? error : ''
  notify({ messageKey: 'notifications.error', messageArgs: { reason }, timeout: noticeMs.error })
}

/** Reports are only for staff. */
function isStaff(): boolean {
  const { viewerId } = getSession()
  const role = viewerId === null ? undefined : entityStore.accounts.get(viewerId)?.role
  return role !== undefined && role !== 'member'
}

interface PageParams {
  readonly sinceId?: string | undefined
  readonly maxId?: string | undefined
  readonly signal?: AbortSignal
}

type IdPage = Page<NotificationId>

/** [API-30] */
async function fetchPage(params: PageParams): Promise<IdPage> {
  resumeReadings()
  const [page, upTo] = await Promise.all([
    fetchNotifications(getClient(), { ...params, limit: limits.pageSize, withReports: isStaff() }),
    lookUpRead(params.maxId !== undefined, params.signal),
  ])
  // [ERR-15]
  if (page.dropped > 0) console.warn('Skipped notifications that could not be read:', page.dropped)
  const items = page.items.map((notification) => {
    const isSeen = notification.isSeen || (upTo !== null && !isNewer(notification.id, upTo))
    return entityStore.ingestNotification({ ...notification, isSeen })
  })
  return { ...page, items }
}

/** The page below the oldest known one. @throws ApiError */
export const fetchOlder = (maxId: string): Promise<IdPage> => fetchPage({ maxId })

/** Whether the server may have more than this page. */
export const isFull = ({ items, dropped, next }: IdPage): boolean =>
  next !== null && items.length + dropped >= limits.pageSize

/**
 * The newest notifications: what is newer than the known ones and, with it, those of the known that were unread here and
 * may have been read elsewhere; a second page where one does not reach what is known. `next` is null when nothing is
 * missing between them and what was known.
 * @param known newest first
 * @throws ApiError
 */
export async function fetchNewest(known: readonly NotificationId[], signal: AbortSignal): Promise<IdPage> {
  const isUnseen = (id: NotificationId) => entityStore.notifications.get(id)?.isSeen === false
  const sinceId = sinceIdFor(known.slice(0, limits.shownAtFirst), isUnseen)
  const first = await fetchPage({ sinceId, signal })
  const maxId = first.items.at(-1)
  const pages = [first]
  if (known.length > 0 && isFull(first) && maxId !== undefined)
    pages.push(await fetchPage({ sinceId, maxId, signal }))
  hasFailed.current = false
  const last = pages.at(-1) ?? first
  const isComplete = sinceId !== undefined && !isFull(last)
  return { ...last, items: pages.flatMap(({ items }) => items), next: isComplete ? null : last.next }
}

/** What is missing after the first page to what is shown at first [NOTIF-10]. @throws ApiError */
export async function fetchRest({ items }: IdPage, signal: AbortSignal): Promise<IdPage> {
  const page = await fetchPage({ maxId: items.at(-1), signal })
  const rest = page.items.slice(0, limits.shownAtFirst - items.length)
  return { ...page, items: rest, next: rest.length < page.items.length ? (rest.at(-1) ?? null) : page.next }
}
