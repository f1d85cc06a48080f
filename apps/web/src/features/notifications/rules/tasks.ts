import type { AccountId, NotificationId, StatusId } from '@skein/api'

import type { NotificationKind } from './kind-of.ts'

/** A notification as the list of tasks judges it. */
export interface TaskFacts {
  readonly id: NotificationId
  readonly kind: NotificationKind
  readonly accountId: AccountId | null
  readonly statusId: StatusId | null
  /** The post it is about is the viewer's. */
  readonly isOwnPost: boolean
  /** When it came, and when its post was written: milliseconds since 1970. */
  readonly at: number
  readonly postAt: number | null
  /** What its post belongs to, where the server says; and the post that it answers. */
  readonly conversationId: string | null
  readonly answersId: StatusId | null
  readonly isSeen: boolean
}

export type PostEventKind = 'reply' | 'reaction' | 'favourite' | 'repeat'

/** What some people did with one post. */
export interface PostEvent {
  readonly kind: PostEventKind
  /** Each once, whoever came last first. */
  readonly accountIds: readonly AccountId[]
}

/** What happened to one post of the viewer. */
export interface PostGroup {
  readonly statusId: StatusId
  /** When the newest of it came. */
  readonly at: number
  readonly isSeen: boolean
  /** Newest first. */
  readonly ids: readonly NotificationId[]
  readonly events: readonly PostEvent[]
}

export interface Tasks {
  /** Who waits for an answer, newest first. */
  readonly toAnswer: readonly NotificationId[]
  /** Posts that something happened to, newest happening first. */
  readonly posts: readonly PostGroup[]
  /** The same of older posts, drawn as one fold. */
  readonly older: readonly PostGroup[]
  /** Everything else, newest first. */
  readonly other: readonly NotificationId[]
}

/** So long ago a post was written whose favourites and repeats are in the fold: milliseconds. */
export const olderPostMs: number = 7 * 24 * 60 * 60 * 1_000

const answered: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'mention',
  'reply',
  'follow_request',
  'report',
  'quote',
  'pending_favourite',
  'pending_reply',
  'pending_repeat',
])

/** In the order in which they stand on the strand of a post. */
const eventKinds: readonly PostEventKind[] = ['reply', 'reaction', 'favourite', 'repeat']
const grouped: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['reaction', 'favourite', 'repeat'])

function groupOf(statusId: StatusId, facts: readonly TaskFacts[], replies: readonly TaskFacts[]): PostGroup {
  const happened = [...replies, ...facts]
  const events = eventKinds.flatMap((kind) => {
    const people = happened.flatMap((each) => (each.kind === kind && each.accountId ? [each.accountId] : []))
    return people.length === 0 ? [] : [{ kind, accountIds: [...new Set(people)] }]
  })
  return {
    statusId,
    at: facts.reduce((latest, { at }) => Math.max(latest, at), 0),
    isSeen: facts.every(({ isSeen }) => isSeen),
    ids: facts.map(({ id }) => id),
    events,
  }
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}

/**
 * What there is to do: each notification in exactly one place.
 * @param facts newest first
 * @param now milliseconds since 1970
 * @param settled what was put off or done: replies among it stand on the strand of their post
 */
export function tasksOf(facts: readonly TaskFacts[], now: number, settled: readonly TaskFacts[] = []): Tasks {
  const toAnswer: NotificationId[] = []
  const other: NotificationId[] = []
  const byPost = new Map<StatusId, TaskFacts[]>()
  for (const each of facts) {
    const { id, kind, statusId, isOwnPost } = each
    if (answered.has(kind)) toAnswer.push(id)
    else if (grouped.has(kind) && isOwnPost && statusId !== null) pushTo(byPost, statusId, each)
    else other.push(id)
  }
  const replies = new Map<StatusId, TaskFacts[]>()
  for (const each of settled)
    if (each.kind === 'reply' && each.answersId !== null) pushTo(replies, each.answersId, each)
  const groups = [...byPost].map(([statusId, inside]) => ({
    group: groupOf(statusId, inside, replies.get(statusId) ?? []),
    isOlder: inside.some(({ postAt }) => postAt !== null && now - postAt > olderPostMs),
  }))
  // A map keeps the order of first arrival, which is that of the newest of each.
  const those = (isOlder: boolean) =>
    groups.filter((each) => each.isOlder === isOlder).map(({ group }) => group)
  return { toAnswer, posts: those(false), older: those(true), other }
}

/** All notifications in it. */
export const idsOf = ({ toAnswer, posts, older, other }: Tasks): readonly NotificationId[] => [
  ...toAnswer,
  ...other,
  ...[...posts, ...older].flatMap(({ ids }) => ids),
]

/** How many people did what with some posts, in the order of a strand. */
export function eventCounts(
  groups: readonly PostGroup[],
): readonly { readonly kind: PostEventKind; readonly count: number }[] {
  return eventKinds.flatMap((kind) => {
    const events = groups.flatMap((group) => group.events.filter((event) => event.kind === kind))
    const count = events.reduce((sum, { accountIds }) => sum + accountIds.length, 0)
    return count === 0 ? [] : [{ kind, count }]
  })
}

const isWord = ({ kind }: TaskFacts) => kind === 'mention' || kind === 'reply'

/** When somebody last answered in the conversation of a notification, as far as that was told; null where nobody did. */
export function repliedAt(task: TaskFacts, all: readonly TaskFacts[]): number | null {
  const { id, statusId, conversationId } = task
  const times = all
    .filter((each) => isWord(each) && each.id !== id && each.at > task.at)
    .filter(
      (each) =>
        (conversationId !== null && each.conversationId === conversationId) ||
        (statusId !== null && each.answersId === statusId),
    )
    .map(({ at }) => at)
  return times.length === 0 ? null : Math.max(...times)
}
