import type { AccountId, NotificationId } from '@skein/api'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

import { entityStore } from '../../../model/entities.ts'
import { useViewerId } from '../../../model/session.ts'
import { useSetting, type SettingValue } from '../../../model/settings.ts'
import { isQuiet, standingOf, useTasks, type TaskState } from '../../../model/tasks.ts'
import { kindOf } from '../rules/kind-of.ts'
import { repliedAt, tasksOf, type TaskFacts, type Tasks } from '../rules/tasks.ts'
import { isTypeVisible } from '../rules/visible-types.ts'
import { onNotificationChange } from '../use-notifications.ts'
import { useMinute } from './use-minute.ts'

/** What the facts of a notification are read from. */
function rowsOf(id: NotificationId) {
  const notification = entityStore.notifications.get(id)
  const statusId = notification?.statusId ?? null
  return [notification, statusId === null ? undefined : entityStore.statuses.get(statusId)] as const
}

/** What is known of a notification, as the list of tasks judges it; null where nothing is. */
function factsOf(id: NotificationId, viewerId: AccountId | null): TaskFacts | null {
  const [notification, status] = rowsOf(id)
  if (notification === undefined) return null
  const { accountId, statusId, createdAt, isSeen } = notification
  const at = Date.parse(createdAt ?? '')
  const postAt = Date.parse(status?.createdAt ?? '')
  return {
    id,
    kind: kindOf({ notification, status, viewerId }),
    accountId,
    statusId,
    isOwnPost: viewerId !== null && status?.accountId === viewerId,
    at: Number.isNaN(at) ? 0 : at,
    postAt: Number.isNaN(postAt) ? null : postAt,
    conversationId: status?.conversationId ?? null,
    answersId: status?.inReplyToId ?? null,
    isSeen,
  }
}

/** Reads the facts of notifications: the same ones for as long as no row of theirs changes. */
function factsReader(ids: readonly NotificationId[], viewerId: AccountId | null): () => readonly TaskFacts[] {
  let known: readonly TaskFacts[] = []
  let rows: readonly unknown[] = []
  return () => {
    const now = ids.flatMap(rowsOf)
    if (now.length === rows.length && now.every((row, index) => row === rows[index])) return known
    rows = now
    known = ids.flatMap((id) => factsOf(id, viewerId) ?? [])
    return known
  }
}

/** The facts of notifications, read again when one of them changes. */
function useFacts(ids: readonly NotificationId[]): readonly TaskFacts[] {
  const viewerId = useViewerId()
  const read = useMemo(() => factsReader(ids, viewerId), [ids, viewerId])
  const subscribe = useCallback((listener: () => void) => onNotificationChange(ids, listener), [ids])
  return useSyncExternalStore(subscribe, read)
}

/** What somebody quieted leaves: replies stay. */
const isHushed = (tasks: TaskState, { kind, statusId, isOwnPost }: TaskFacts) =>
  isOwnPost &&
  statusId !== null &&
  (kind === 'favourite' || kind === 'repeat' || kind === 'reaction') &&
  isQuiet(tasks, statusId)

export interface TaskList {
  readonly open: Tasks
  readonly snoozed: readonly TaskFacts[]
  readonly done: readonly TaskFacts[]
}

function sort(
  facts: readonly TaskFacts[],
  tasks: TaskState,
  visibility: SettingValue<'notificationVisibility'>,
  now: number,
): TaskList {
  const shown = facts.filter((each) => {
    const type = entityStore.notifications.get(each.id)?.type
    return type !== undefined && isTypeVisible(type, visibility) && !isHushed(tasks, each)
  })
  const by = { open: [] as TaskFacts[], snoozed: [] as TaskFacts[], done: [] as TaskFacts[] }
  for (const each of shown) {
    // Only what was put off asks whether somebody answered.
    const isPutOff = tasks.marks[each.id]?.kind === 'snoozed'
    const happened = { ...each, repliedAt: isPutOff ? repliedAt(each, facts) : null }
    by[standingOf(tasks, happened, now)].push(each)
  }
  return { ...by, open: tasksOf(by.open, now) }
}

/** What there is to do, of the notifications that are known. */
export function useTaskList(ids: readonly NotificationId[]): TaskList {
  const facts = useFacts(ids)
  const tasks = useTasks()
  const visibility = useSetting('notificationVisibility')
  const now = useMinute()
  return useMemo(() => sort(facts, tasks, visibility, now), [facts, tasks, visibility, now])
}
