import type { AccountId, NotificationId, StatusId } from '@skein/api'
import { toErrorInfo, type AccountRow, type NotificationRow } from '@skein/store'

import { fieldsOf } from '../../lib/fields.ts'
import { entityStore } from '../../model/entities.ts'
import { keepView, readView } from '../../model/kept.ts'
import { sessionValue } from '../../model/session.ts'
import { lateWrite } from '../../model/storage.ts'
import { limits } from './limits.ts'
import type { NotificationList } from './rules/notification-list.ts'

/* The newest notifications, kept as timelines are: they show again where there is no network. */

const name = 'notifications'

/** Ids, and the rows that no post brings along. */
interface KeptList {
  readonly ids: readonly NotificationId[]
  readonly isAtEnd: boolean
  readonly rows: readonly NotificationRow[]
  readonly people: readonly AccountRow[]
}

/** What is known of the list now. */
const latest = sessionValue<NotificationList | null>(() => null)

const known = <Id>(id: Id | null): readonly Id[] => (id === null ? [] : [id])
const rowsOf = (ids: readonly NotificationId[]) =>
  ids.flatMap((id) => entityStore.notifications.getBase(id) ?? [])
const accountsOf = (ids: Iterable<AccountId>) =>
  [...ids].flatMap((id) => entityStore.accounts.getBase(id) ?? [])

const keeping = lateWrite(() => {
  const list = latest.current
  if (list === null) return
  const ids = list.ids.slice(0, limits.keptSize)
  const rows = rowsOf(ids)
  const people = accountsOf(
    new Set(rows.flatMap(({ accountId, targetId }) => [accountId, targetId].flatMap(known))),
  )
  const view: KeptList = { ids, isAtEnd: list.isAtEnd && ids.length === list.ids.length, rows, people }
  const statusIds = new Set<StatusId>(rows.flatMap(({ statusId }) => known(statusId)))
  void keepView(name, view, statusIds, Date.now())
})

/** Keeps what the server has told, once for all who show it; what is shown of old is kept already, with its time. */
export function keepList(list: NotificationList): void {
  if (list.old !== undefined || list === latest.current) return
  latest.current = list
  keeping.soon()
}

/** Something in its rows is another. */
export const keepListAgain = (): void => keeping.soon()

function isKept(view: unknown): view is KeptList {
  const { ids, rows, people } = fieldsOf(view)
  return [ids, rows, people].every(Array.isArray)
}

/** What was kept of it, as it was then; null where there is nothing. Never rejects. */
export async function readKeptList(failure: unknown): Promise<NotificationList | null> {
  const kept = await readView(name)
  if (kept === null || !isKept(kept.view)) return null
  const { ids, isAtEnd, rows, people } = kept.view
  const { accounts, notifications } = entityStore
  // Whoever reads a notification finds who it is of.
  for (const row of people) if (accounts.getBase(row.id) === undefined) accounts.upsert(row)
  for (const row of rows) if (notifications.getBase(row.id) === undefined) notifications.upsert(row)
  const old = { asOf: kept.savedAt, error: toErrorInfo(failure) }
  return { ids: ids.filter((id) => notifications.getBase(id) !== undefined), isAtEnd, old }
}
