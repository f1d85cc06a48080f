import type { AccountId, NotificationId } from '@skein/api'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

import { entityStore } from '../../../model/entities.ts'
import { useViewerId } from '../../../model/session.ts'
import { useSetting, type SettingValue } from '../../../model/settings.ts'
import { isQuiet, standingOf, useTasks, type TaskState } from '../../../model/tasks.ts'
import { kindOf } from '../rules/kind-of.ts'
import { repliedAt, tasksOf, type TaskFacts, type Tasks } from '../rules/tasks.ts'
import { isTypeVisible } from '../rules/visible-types.ts'
import { useMinute } from './use-minute.ts'

/** What is known of a notification, as the list of tasks judges it; null where nothing is. */
function factsOf(id: NotificationId, viewerId: AccountId | null): TaskFacts | null {
  const notification = entityStore.notifications.get(id)
  if (notification === undefined) return null
  const { accountId, statusId, createdAt, isSeen } = notification
  const status = statusId === null ? undefined : entityStore.statuses.get(statusId)
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

/** Reads the facts of notifications: the same object for as long as nothing of them changes. */
function factsReader(ids: readonly NotificationId[], viewerId: AccountId | null): () => readonly TaskFacts[] {
  let known: readonly TaskFacts[] = []
  let text = ''
  return () => {
    const facts = ids.flatMap((id) => factsOf(id, viewerId) ?? [])
    const now = JSON.stringify(facts)
    if (now === text) return known
    text = now
    known = facts
    return known
  }
}

function subscribeTo(ids: readonly NotificationId[], listener: () => void): () => void {
  const stops = ids.map((id) => entityStore.notifications.subscribe(id, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** The facts of notifications, read again when one of them changes. */
function useFacts(ids: readonly NotificationId[]): readonly TaskFacts[] {
  const viewerId = useViewerId()
  const read = useMemo(() => factsReader(ids, viewerId), [ids, viewerId])
  const subscribe = useCallback((listener: () => void) => subscribeTo(ids, listener), [ids])
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
  /** Everything that is open, group by group, counted once. */
  readonly count: number
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
  const open = tasksOf(by.open, now)
  const count = open.toAnswer.length + open.posts.length + open.other.length
  return { open, snoozed: by.snoozed, done: by.done, count }
}

/** What there is to do, of the notifications that are known. */
export function useTaskList(ids: readonly NotificationId[]): TaskList {
  const facts = useFacts(ids)
  const tasks = useTasks()
  const visibility = useSetting('notificationVisibility')
  const now = useMinute()
  return useMemo(() => sort(facts, tasks, visibility, now), [facts, tasks, visibility, now])
}
