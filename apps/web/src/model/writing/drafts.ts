import type { Scope } from '@skein/api'
import { scopes } from '@skein/store'

import { createEmitter } from '../../lib/emitter.ts'
import { isRecord } from '../../lib/fields.ts'
import { storedDraft, storedDrafts, storeDraft, watchStoredDrafts } from './stored-drafts.ts'

/** What a draft is about: a post of its own, or one that stands to another post or person [COMP-20]. */
export type DraftContext =
  | 'status'
  | `${'reply' | 'quote' | 'edit' | 'redraft'}:${string}`
  | `mention:${string}`
  | `again:${string}`

/** Which form a draft belongs to: the first of its context, or one more beside it. */
export type DraftKey = DraftContext | `${DraftContext}~${string}`

/** One file of a draft. */
export interface DraftFile {
  /** Empty while the server does not have it. */
  id: string
  kind: string
  url: string
  previewUrl: string | null
  name: string
  /** The description that the server has. */
  savedDescription?: string
  /** Under which the file itself is kept on this device until it is posted: servers forget files of no post. */
  upload?: string
}

/** A poll of a post that is being written. */
export interface DraftPoll {
  options: readonly string[]
  isMultiple: boolean
  /** Seconds. */
  expiresIn: number
}

/** What is kept of a post that is being written. */
export interface DraftData {
  subject: string
  status: string
  isSensitive: boolean
  files: readonly DraftFile[]
  poll: DraftPoll | null
  mediaDescriptions: Readonly<Record<string, string>>
  /** Null where it is not known. */
  scope: Scope | null
  language: string
  contentType: string
  /** Kept so that a post sent twice around a reload is one post. */
  idempotencyKey: string
  /** When it was sent before and nobody answered, milliseconds since 1970: the server may have it. */
  triedAt?: number
  /** As what it may be there: what was sent then, before its writer took it back. */
  tried?: readonly TriedPost[]
  /** Of a post that is written anew. */
  inReplyToId: string | null
  quoteId: string | null
}

/** A post as it was sent once. */
export type TriedPost = Omit<DraftData, 'triedAt' | 'tried'>

export interface Draft {
  /** Milliseconds since 1970. */
  updatedAt: number
  data: DraftData
  /** Of an edit: the post as it was when it was opened. */
  written?: DraftData
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const idOf = (value: unknown) => text(value) || null

function toPoll(value: unknown): DraftPoll | null {
  if (!isRecord(value) || !Array.isArray(value['options'])) return null
  const options = value['options'].filter((option) => typeof option === 'string')
  const expiresIn = value['expiresIn']
  if (options.length === 0 || typeof expiresIn !== 'number') return null
  return { options, isMultiple: value['isMultiple'] === true, expiresIn }
}

/** What was stored of a post, by its names here or by those of `toStored`; null when it is none. */
export function toDraftData(value: unknown): DraftData | null {
  if (!isRecord(value)) return null
  const files = Array.isArray(value['files'])
    ? value['files'].filter((file): file is DraftFile => isRecord(file) && typeof file['id'] === 'string')
    : []
  return {
    subject: text(value['subject'] ?? value['spoilerText']),
    status: text(value['status']),
    isSensitive: (value['isSensitive'] ?? value['nsfw']) === true,
    files,
    poll: toPoll(value['poll']),
    mediaDescriptions: isRecord(value['mediaDescriptions'])
      ? (value['mediaDescriptions'] as Record<string, string>)
      : {},
    scope: scopes.find((scope) => scope === (value['scope'] ?? value['visibility'])) ?? null,
    language: text(value['language']),
    contentType: text(value['contentType']),
    idempotencyKey: text(value['idempotencyKey']),
    inReplyToId: idOf(value['inReplyToId']),
    quoteId: idOf(value['quoteId']),
    ...(typeof value['triedAt'] === 'number' ? { triedAt: value['triedAt'] } : {}),
    ...(Array.isArray(value['tried'])
      ? { tried: value['tried'].flatMap((each) => toTried(each) ?? []) }
      : {}),
  }
}

function toTried(value: unknown): TriedPost | null {
  const data = toDraftData(value)
  if (data === null) return null
  const { triedAt: _, tried: __, ...post } = data
  return post
}

/** The names that other clients use for the same storage [COMP-19]. */
const storedData = ({ subject, isSensitive, scope, ...data }: DraftData) => ({
  spoilerText: subject,
  nsfw: isSensitive,
  visibility: scope ?? '',
  ...data,
})

const toStored = ({ data, written, ...draft }: Draft) => ({
  ...draft,
  data: storedData(data),
  ...(written === undefined ? {} : { written: storedData(written) }),
})

function toDraft(value: unknown): Draft | null {
  const data = isRecord(value) ? toDraftData(value['data']) : null
  if (!isRecord(value) || data === null) return null
  const written = toDraftData(value['written'])
  const updatedAt = typeof value['updatedAt'] === 'number' ? value['updatedAt'] : 0
  return { updatedAt, data, ...(written === null ? {} : { written }) }
}

/** A draft with what is known about it, or null; whatever stood in the storage, what comes back has its shape. */
export function findDraft(accountId: string, key: DraftKey): Draft | null {
  return toDraft(storedDraft(accountId, key))
}

/** What was written into a form, or null. */
export function readDraft(accountId: string, key: DraftKey): DraftData | null {
  return findDraft(accountId, key)?.data ?? null
}

/** All drafts of an account by their keys, the one that was changed last first. */
export function readDrafts(accountId: string): readonly (readonly [DraftKey, Draft])[] {
  return Object.entries(storedDrafts(accountId))
    .flatMap(([key, value]) => {
      const draft = toDraft(value)
      return draft === null ? [] : [[key, draft] as [DraftKey, Draft]]
    })
    .toSorted(([, one], [, other]) => other.updatedAt - one.updatedAt)
}

const change = createEmitter()

/** Calls back when drafts change, here or in another tab. Returns the way to stop. */
export function watchDrafts(onChange: () => void): () => void {
  const stop = change.on(onChange)
  const stopWatching = watchStoredDrafts(onChange)
  return () => {
    stop()
    stopWatching()
  }
}

/** Keeps what was written into a form, or forgets it with null [COMP-21]. Answers whether it could be kept beyond this page. */
export function writeDraft(accountId: string, key: DraftKey, data: DraftData | null): boolean {
  return keepDraft(accountId, key, data === null ? null : { updatedAt: Date.now(), data })
}

/** As `writeDraft`, with what is known about it. */
export function keepDraft(accountId: string, key: DraftKey, draft: Draft | null): boolean {
  if (draft === null && storedDraft(accountId, key) === null) return true
  const isKept = storeDraft(accountId, key, draft === null ? null : toStored(draft))
  change.emit()
  return isKept
}
