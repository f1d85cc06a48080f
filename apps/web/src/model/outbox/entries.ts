import type { ApiErrorDetails, NotificationId, PollId, Scope, StatusId } from '@skein/api'

import { isTransient } from '../is-transient.ts'
import type { DraftData, DraftKey, TriedPost } from '../writing/drafts.ts'
import { isSamePost } from './same-post.ts'

/** Why a try failed, as plain data. */
export interface AttemptFailure extends Omit<ApiErrorDetails, 'body'> {
  /**
   * What was not taken: the thing itself, or before it the descriptions of its media; or its files are gone; or the look
   * whether an earlier try has arrived.
   */
  readonly of: 'post' | 'descriptions' | 'files' | 'look'
}

/** A new post, a reply, a quote. */
export interface PostContent {
  readonly kind: 'post'
  /** The form that it was written in. */
  readonly draftKey: DraftKey
  readonly post: DraftData
}

/** What a post is to become. */
export interface EditContent {
  readonly kind: 'edit'
  readonly statusId: StatusId
  readonly post: DraftData
}

/** Who wrote the post that something was done with, and what: there may be no way to ask when it is listed. */
export interface About {
  readonly author: string
  readonly text: string
}

export interface SwitchContent {
  readonly kind: 'favourite' | 'repeat' | 'bookmark'
  readonly statusId: StatusId
  readonly isOn: boolean
  /** Who is to see a repeat; null leaves it to the server. */
  readonly scope: Scope | null
  readonly about: About
}

export interface ReactionContent {
  readonly kind: 'reaction'
  readonly statusId: StatusId
  readonly isOn: boolean
  /** As in `ReactionRow`. */
  readonly name: string
  readonly url: string | null
  readonly about: About
}

export interface VoteContent {
  readonly kind: 'vote'
  readonly pollId: PollId
  /** The post that asks, where it is known. */
  readonly statusId: StatusId | null
  /** Indices of options. */
  readonly choices: readonly number[]
  readonly about: About
}

/** Notifications that are to go from the server: those that were on screen, and no others. */
export interface DismissalContent {
  readonly kind: 'dismissal'
  /** Newest first; at least one. */
  readonly ids: readonly NotificationId[]
}

/** What is done with a post by one press, and is the same when it is done twice. */
export type ActionContent = SwitchContent | ReactionContent | VoteContent
export type EntryContent = PostContent | EditContent | ActionContent | DismissalContent

/** How far it has come. Times are milliseconds since 1970. */
interface EntryState {
  /** Ascending in the order in which things were sent. */
  readonly id: string
  readonly addedAt: number
  /** Not sent before: the time to undo, then the time of the next try. */
  readonly dueAt: number
  /** When the first try began of which nobody knows whether it arrived; null while there is none. */
  readonly triedAt: number | null
  readonly tries: number
  /** How often in a row the server could not say whether it has it. */
  readonly failedLooks: number
  /** Why the last try failed; null of one that was laid aside: only its writer can say whether it has arrived. */
  readonly failure: AttemptFailure | null
  /** There were others before it that waited. */
  readonly wasHeldUp: boolean
  /** Nothing more happens by itself: the server does not want it, or nobody knows whether it has it. */
  readonly needsAttention: boolean
}

/** Something that the viewer has sent or done, and that the server has not taken yet. */
export type OutboxEntry = EntryContent & EntryState
/** One with a text. */
export type TextEntry = (PostContent | EditContent) & EntryState
export type ActionEntry = ActionContent & EntryState
export type DismissalEntry = DismissalContent & EntryState

const FIRST_WAIT_MS = 2_000
const MOST_WAIT_MS = 60_000
/** Servers know a post again by its key for six hours (Akkoma's cache of idempotency keys); an hour less is safe. */
export const KEY_LIFE_MS = 5 * 3_600_000

/** A new entry, due as soon as the time to undo has passed. */
export function newEntry(
  id: string,
  content: EntryContent,
  now: number,
  { undoMs = 0, wasHeldUp = false } = {},
): OutboxEntry {
  return {
    ...content,
    id,
    addedAt: now,
    dueAt: now + undoMs,
    triedAt: null,
    tries: 0,
    failedLooks: 0,
    failure: null,
    wasHeldUp,
    needsAttention: false,
  }
}

/** An id above every other one, also where several are made within a millisecond. */
export function nextEntryId(entries: readonly OutboxEntry[], now: number): string {
  const last = Number(entries.at(-1)?.id ?? 0)
  return String(Math.max(now, last + 1))
}

export function isTextEntry(entry: OutboxEntry): entry is TextEntry
export function isTextEntry(content: EntryContent): content is PostContent | EditContent
export function isTextEntry({ kind }: EntryContent): boolean {
  return kind === 'post' || kind === 'edit'
}

/** One that was done with a post. */
export function isActionEntry(entry: OutboxEntry): entry is ActionEntry
export function isActionEntry(content: EntryContent): content is ActionContent
export function isActionEntry(content: EntryContent): boolean {
  return !isTextEntry(content) && content.kind !== 'dismissal'
}

/** What an entry changes: a newer one about the same takes its place. Each post and each dismissal is for itself. */
export function targetOf(entry: OutboxEntry): string
export function targetOf(content: EditContent | ActionContent): string
export function targetOf(content: EntryContent & { readonly id?: string }): string {
  switch (content.kind) {
    case 'post':
    case 'dismissal':
      return String(content.id)
    case 'vote':
      return `vote ${content.pollId}`
    case 'reaction':
      return `reaction ${content.statusId} ${content.name}`
    default:
      return `${content.kind} ${content.statusId}`
  }
}

/** Looks in a row that the server could not answer, after which its writer is asked. */
export const MOST_FAILED_LOOKS = 10

/** The trouble of this one thing at the server, and not of the way there or of the whole server. */
export function isOwnTrouble({ kind, status }: Pick<AttemptFailure, 'kind' | 'status'>): boolean {
  return kind === 'garbage' || (kind === 'http' && (status ?? 0) >= 500 && status !== 503)
}

/** After such a failure the server cannot have it from this try: it has said so, or was not asked for it. */
const hasNotArrived = ({ of, kind, status }: AttemptFailure) =>
  of !== 'post' ||
  kind === 'refused' ||
  kind === 'unsupported' ||
  (kind === 'http' && status !== null && status < 500)

/** When the first try began that may have arrived, also before its writer took it back and sent it again; else null. */
export function mayBeThereSince(entry: OutboxEntry): number | null {
  const before = entry.kind === 'post' ? entry.post.triedAt : undefined
  if (before === undefined) return entry.triedAt
  return entry.triedAt === null ? before : Math.min(before, entry.triedAt)
}

/** The server may have it without having said so. */
export function mayBeDelivered(entry: OutboxEntry): boolean {
  return mayBeThereSince(entry) !== null
}

/** It was never tried and can still be taken back. */
export function isBeforeItsTime({ tries, dueAt }: OutboxEntry, now: number): boolean {
  return tries === 0 && dueAt > now
}

/** The server may have the post without having said so, and may have forgotten its key. */
export function isDeliveryUnknown({ kind, triedAt }: OutboxEntry, now: number): boolean {
  return kind === 'post' && triedAt !== null && now - triedAt > KEY_LIFE_MS
}

/** Nobody but its writer can say whether it has arrived. */
export function asksWriter({ needsAttention, failure }: OutboxEntry): boolean {
  return needsAttention && failure === null
}

/** Nothing more happens until its writer has looked. */
export function askingWriter<Entry extends OutboxEntry>(entry: Entry): Entry {
  return { ...entry, failure: null, needsAttention: true }
}

/** All that was sent of a post and may have arrived: its writer may have changed it between two tries. */
export function triedOf({ post, triedAt }: PostContent & EntryState): readonly TriedPost[] {
  const { triedAt: before, tried, ...now } = post
  // Drafts of the first form told only when.
  const earlier = tried ?? (before === undefined ? [] : [now])
  return triedAt === null || earlier.some((each) => isSamePost(each, now)) ? earlier : [...earlier, now]
}

/** The post as its writer takes it back: it tells what of it may have arrived, and since when. */
export function takenBack(entry: PostContent & EntryState): DraftData {
  const triedAt = mayBeThereSince(entry)
  return triedAt === null ? entry.post : { ...entry.post, triedAt, tried: triedOf(entry) }
}

/** As it is while a try runs: whoever finds it so after a crash tries again with the same key. */
export function startAttempt<Entry extends OutboxEntry>(entry: Entry, now: number): Entry {
  return { ...entry, triedAt: entry.triedAt ?? now, tries: entry.tries + 1 }
}

/**
 * Waits longer after each try, or is laid aside.
 * @param before as it was before this try
 */
export function afterFailure<Entry extends OutboxEntry>(
  before: Entry,
  tried: Entry,
  failure: AttemptFailure,
  now: number,
): Entry {
  const entry = hasNotArrived(failure) ? { ...tried, triedAt: before.triedAt } : tried
  const isLook = failure.of === 'look'
  const failedLooks = isLook && isOwnTrouble(failure) ? entry.failedLooks + 1 : 0
  if (isLook && (!isTransient(failure) || failedLooks >= MOST_FAILED_LOOKS)) return askingWriter(entry)
  if (!isTransient(failure)) return { ...entry, failedLooks, failure, needsAttention: true }
  const wait = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, entry.tries - 1))
  return { ...entry, failedLooks, failure, dueAt: Math.max(now + wait, failure.retryAt ?? 0) }
}

/**
 * Its writer wants it to be sent now.
 * @param isKnown its writer says that the server does not have it
 */
export function withImmediateRetry<Entry extends OutboxEntry>(
  entry: Entry,
  now: number,
  isKnown: boolean,
): Entry {
  const whole = { ...entry, dueAt: now, failedLooks: 0, needsAttention: false }
  if (!isKnown) return whole
  if (whole.kind !== 'post') return { ...whole, triedAt: null }
  const { triedAt: _, tried: __, ...post } = whole.post
  return { ...whole, triedAt: null, post }
}
