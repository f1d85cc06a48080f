import { onSignOut } from './session.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

/** Which form a draft belongs to [COMP-20]. */
export type DraftKey =
  | 'status'
  | `reply:${string}`
  | `quote:${string}`
  | `redraft:${string}`
  | `again:${string}`

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
  /** Under which the file itself is kept until the server has it. */
  upload?: string
}

/** A poll of a post that is being written. */
export interface DraftPoll {
  options: readonly string[]
  isMultiple: boolean
  /** Seconds. */
  expiresIn: number
}

/** What is kept of a post that is being written, in the names other clients use [COMP-19]. */
export interface DraftData {
  spoilerText: string
  status: string
  nsfw: boolean
  files: readonly DraftFile[]
  poll: DraftPoll | null
  mediaDescriptions: Readonly<Record<string, string>>
  visibility: string
  language: string
  contentType: string
  /** Kept so that a post sent twice around a reload is one post. */
  idempotencyKey: string
  /** Of a post that is written anew. */
  inReplyToId: string | null
  quoteId: string | null
}

export interface Draft {
  /** Milliseconds since 1970. */
  updatedAt: number
  data: DraftData
}

type Stored = Record<string, Record<string, Draft>>

const storageKey = 'drafts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readAll(): Stored {
  const stored = readStored(storageKey)
  return isRecord(stored) ? (stored as Stored) : {}
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

/** What was stored of a post, with its shape; null when it is none. */
export function toDraftData(value: unknown): DraftData | null {
  if (!isRecord(value)) return null
  const files = Array.isArray(value['files'])
    ? value['files'].filter((file): file is DraftFile => isRecord(file) && typeof file['id'] === 'string')
    : []
  return {
    spoilerText: text(value['spoilerText']),
    status: text(value['status']),
    nsfw: value['nsfw'] === true,
    files,
    poll: toPoll(value['poll']),
    mediaDescriptions: isRecord(value['mediaDescriptions'])
      ? (value['mediaDescriptions'] as Record<string, string>)
      : {},
    visibility: text(value['visibility']),
    language: text(value['language']),
    contentType: text(value['contentType']),
    idempotencyKey: text(value['idempotencyKey']),
    inReplyToId: idOf(value['inReplyToId']),
    quoteId: idOf(value['quoteId']),
  }
}

/** The draft of a form, or null; whatever stood in the storage, what comes back has its shape. */
export function readDraft(accountId: string, key: DraftKey): DraftData | null {
  const drafts = readAll()[accountId]
  return isRecord(drafts) && isRecord(drafts[key]) ? toDraftData(drafts[key].data) : null
}

/** Keeps a draft, or forgets it with null [COMP-21]. Answers whether it could be kept beyond this page. */
export function writeDraft(accountId: string, key: DraftKey, data: DraftData | null): boolean {
  const all = readAll()
  const { [key]: _, ...others } = all[accountId] ?? {}
  const mine = data === null ? others : { ...others, [key]: { updatedAt: Date.now(), data } }
  const { [accountId]: __, ...rest } = all
  const next = Object.keys(mine).length === 0 ? rest : { ...rest, [accountId]: mine }
  if (Object.keys(next).length === 0) {
    removeStored(storageKey)
    return true
  }
  return writeStored(storageKey, next)
}

/** Posts that were deleted to be written anew, or taken back, and still wait to be posted: the newest first. */
export function readRewriteKeys(
  accountId: string,
): Extract<DraftKey, `redraft:${string}` | `again:${string}`>[] {
  const drafts = readAll()[accountId]
  if (!isRecord(drafts)) return []
  return Object.keys(drafts)
    .filter((key): key is `redraft:${string}` | `again:${string}` => /^(?:redraft|again):/.test(key))
    .toReversed()
}

/** Forgets all drafts of an account: nothing of a signed-out account stays behind. */
export function forgetDrafts(accountId: string): void {
  const { [accountId]: _, ...rest } = readAll()
  if (Object.keys(rest).length === 0) removeStored(storageKey)
  else writeStored(storageKey, rest)
}

onSignOut(({ accountId, reason }) => {
  if (reason === 'left' && accountId !== null) forgetDrafts(accountId)
})
