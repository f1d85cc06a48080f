import type { AccountId, NotificationId, StatusId } from '@skein/api'
import { useMemo, useSyncExternalStore } from 'react'

import { together } from '../../../lib/together.ts'
import { entityStore } from '../../../model/entities.ts'
import { useViewerId } from '../../../model/session.ts'
import { useSetting, type SettingValue } from '../../../model/settings.ts'
import { isQuiet, standingOf, useTasks, type TaskState } from '../../../model/tasks.ts'
import { hasAnswer } from '../../follow-requests/index.ts'
import { kindOf, type NotificationKind } from '../rules/kind-of.ts'
import { repliedAt, tasksOf, type TaskFacts, type Tasks } from '../rules/tasks.ts'
import { isTypeVisible } from '../rules/visible-types.ts'
import { useReplyTimes } from './replies.ts'
import { useMinute } from './use-minute.ts'

/** What is known of a notification, as the list of tasks judges it; null where it is about nothing and nobody any more. */
function factsOf(id: NotificationId, viewerId: AccountId | null): TaskFacts | null {
  const notification = entityStore.notifications.get(id)
  if (notification === undefined) return null
  const { accountId, statusId, createdAt, isSeen } = notification
  const status = statusId === null ? undefined : entityStore.statuses.get(statusId)
  if (statusId !== null && !isThere(statusId)) return null
  if (accountId !== null && isBlocked(accountId)) return null
  const at = Date.parse(createdAt ?? '')
  const postAt = Date.parse(status?.createdAt ?? '')
  return {
    id,
    kind: taskKindOf({ notification, status, viewerId }),
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

/** A request that was just answered stays where it stood until it is done. */
function taskKindOf(facts: Parameters<typeof kindOf>[0]): NotificationKind {
  const { type, accountId } = facts.notification
  return type === 'follow' && accountId !== null && hasAnswer(accountId) ? 'follow_request' : kindOf(facts)
}

const isThere = (id: StatusId): boolean => entityStore.statuses.get(id)?.isDeleted === false
const isBlocked = (id: AccountId): boolean => entityStore.relationships.get(id)?.blocking === true

/** Calls back when the answer about one of them is another. */
function onAnswer<Id extends string>(
  ids: readonly Id[],
  { subscribe }: { subscribe(id: Id, listener: () => void): () => void },
  ask: (id: Id) => boolean,
  listener: () => void,
): readonly (() => void)[] {
  return [...new Set(ids)].map((id) => {
    let before = ask(id)
    return subscribe(id, () => {
      const now = ask(id)
      if (now !== before) listener()
      before = now
    })
  })
}

/** The facts of notifications, for as long as somebody looks: read anew only after something in them has changed. */
function factsReader(ids: readonly NotificationId[], viewerId: AccountId | null) {
  let known: readonly TaskFacts[] | null = null
  return {
    read: (): readonly TaskFacts[] => {
      known ??= ids.flatMap((id) => factsOf(id, viewerId) ?? [])
      return known
    },
    subscribe: (listener: () => void): (() => void) => {
      // Something may have changed since it was read.
      known = null
      const tell = together(listener)
      const change = () => {
        known = null
        tell()
      }
      const all = ids.flatMap((id) => entityStore.notifications.get(id) ?? [])
      const { notifications, statuses, relationships } = entityStore
      const stops = [
        ...ids.map((id) => notifications.subscribe(id, change)),
        ...onAnswer(
          all.flatMap(({ statusId }) => statusId ?? []),
          statuses,
          isThere,
          change,
        ),
        ...onAnswer(
          all.flatMap(({ accountId }) => accountId ?? []),
          relationships,
          isBlocked,
          change,
        ),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** The facts of notifications, read again when one of them changes. */
function useFacts(ids: readonly NotificationId[]): readonly TaskFacts[] {
  const viewerId = useViewerId()
  const { read, subscribe } = useMemo(() => factsReader(ids, viewerId), [ids, viewerId])
  return useSyncExternalStore(subscribe, read)
}

/** What somebody quieted leaves: replies stay. */
const isHushed = (tasks: TaskState, { kind, statusId, isOwnPost }: TaskFacts) =>
  isOwnPost &&
  statusId !== null &&
  (kind === 'favourite' || kind === 'repeat' || kind === 'reaction') &&
  isQuiet(tasks, statusId)

/** So long what is done is still shown, milliseconds. */
const doneMs = 30 * 24 * 60 * 60 * 1_000

/** When it was decided that something is done. */
function doneAt({ marks, doneUntil }: TaskState, id: NotificationId): number {
  const mark = marks[id]
  return mark?.kind === 'done' ? mark.changedAt : doneUntil.changedAt
}

/** When something comes back that was put off until a time. */
function untilOf({ marks }: TaskState, id: NotificationId): number | null {
  const mark = marks[id]
  return mark?.kind === 'snoozed' && typeof mark.until === 'number' ? mark.until : null
}

export interface TaskList {
  readonly open: Tasks
  /** How many of what is to do there are of each kind, before one was chosen. */
  readonly counts: ReadonlyMap<NotificationKind, number>
  readonly snoozed: readonly TaskFacts[]
  /** When the first of them comes back, where that is a time: milliseconds since 1970. */
  readonly nextBackAt: number | null
  /** Done in the last 30 days. */
  readonly done: readonly TaskFacts[]
  /** All that is done, whenever that was. */
  readonly ended: ReadonlySet<NotificationId>
  /** What was put off and is back. */
  readonly backIds: ReadonlySet<NotificationId>
  /** All of it, wherever it stands, newest first. */
  readonly all: readonly TaskFacts[]
}

interface Circumstances {
  readonly tasks: TaskState
  readonly visibility: SettingValue<'notificationVisibility'>
  readonly now: number
  /** Only these kinds are to do; null for all. */
  readonly kinds: ReadonlySet<NotificationKind> | null
  /** When somebody else last wrote below a post, where its thread says so. */
  readonly replyTimes: ReadonlyMap<StatusId, number>
}

/** Of what came the posts whose next answer somebody waits for. */
const awaitedIn = (facts: readonly TaskFacts[], { marks }: TaskState): readonly StatusId[] =>
  facts.flatMap(({ id, statusId }) => {
    const mark = marks[id]
    return mark?.kind === 'snoozed' && mark.until === 'reply' && statusId !== null ? [statusId] : []
  })

function sort(facts: readonly TaskFacts[], circumstances: Circumstances): TaskList {
  const { tasks, visibility, now, kinds, replyTimes } = circumstances
  const answeredAt = (each: TaskFacts) => {
    const inThread = each.statusId === null ? null : (replyTimes.get(each.statusId) ?? null)
    return Math.max(repliedAt(each, facts) ?? 0, inThread ?? 0) || null
  }
  const all = facts.filter((each) => {
    const type = entityStore.notifications.get(each.id)?.type
    return type !== undefined && isTypeVisible(type, visibility) && !isHushed(tasks, each)
  })
  const by = { open: [] as TaskFacts[], snoozed: [] as TaskFacts[], done: [] as TaskFacts[] }
  const backIds = new Set<NotificationId>()
  for (const each of all) {
    // Only what was put off asks whether somebody answered.
    const isPutOff = tasks.marks[each.id]?.kind === 'snoozed'
    const standing = standingOf(tasks, { ...each, repliedAt: isPutOff ? answeredAt(each) : null }, now)
    by[standing].push(each)
    if (isPutOff && standing === 'open') backIds.add(each.id)
  }
  const counts = new Map<NotificationKind, number>()
  for (const { kind } of by.open) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const wanted = kinds === null ? by.open : by.open.filter(({ kind }) => kinds.has(kind))
  // What is back comes first.
  const back = wanted.filter(({ id }) => backIds.has(id))
  const rest = back.length === 0 ? wanted : wanted.filter(({ id }) => !backIds.has(id))
  const settled = [...by.snoozed, ...by.done]
  const done = by.done.filter(({ id }) => now - doneAt(tasks, id) <= doneMs)
  const backAt = by.snoozed.flatMap(({ id }) => untilOf(tasks, id) ?? [])
  const nextBackAt = backAt.length === 0 ? null : Math.min(...backAt)
  const ended = new Set(by.done.map(({ id }) => id))
  return {
    ...by,
    nextBackAt,
    done,
    ended,
    open: tasksOf([...back, ...rest], now, settled),
    counts,
    backIds,
    all,
  }
}

/**
 * What there is to do, of the notifications that are known.
 * @param kinds only these are to do; null for all
 */
export function useTaskList(
  ids: readonly NotificationId[],
  kinds: ReadonlySet<NotificationKind> | null = null,
): TaskList {
  const facts = useFacts(ids)
  const tasks = useTasks()
  const visibility = useSetting('notificationVisibility')
  const now = useMinute()
  const awaited = useMemo(() => awaitedIn(facts, tasks).join(' '), [facts, tasks])
  const replyTimes = useReplyTimes(awaited)
  return useMemo(
    () => sort(facts, { tasks, visibility, now, kinds, replyTimes }),
    [facts, tasks, visibility, now, kinds, replyTimes],
  )
}
