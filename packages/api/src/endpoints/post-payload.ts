import type { Scope } from '../dialects/scope.ts'
import { ApiError } from '../http/api-error.ts'
import type { Part } from '../http/call.ts'
import { can } from '../instance/capabilities.ts'
import type { Instance } from '../instance/instance.ts'

/** What is sent with each post as the program it was written with. */
export const SOURCE_LABEL = 'Skein'

/** What to post. */
export interface PostPayload {
  readonly status: string
  readonly subject?: string | null
  readonly scope?: Scope
  readonly isSensitive?: boolean
  /** MIME type of `status`. */
  readonly contentType?: string | null
  /** ISO 639 code. */
  readonly language?: string | null
  readonly mediaIds?: readonly string[]
  /** `expiresIn` in seconds. */
  readonly poll?: {
    readonly options: readonly string[]
    readonly isMultiple: boolean
    readonly expiresIn: number
  } | null
  readonly inReplyToId?: string | null
  readonly quoteId?: string | null
  /** Asks how it would look; nothing is posted. */
  readonly isPreview?: boolean
  /** Seconds until the server deletes the post. */
  readonly expiresIn?: number | null
  /** ISO date. */
  readonly scheduledAt?: string | null
  /** The same key twice posts once. */
  readonly idempotencyKey?: string
}

type Entries = (readonly [string, Part])[]

const optional = (name: string, value: string | number | null | undefined): Entries =>
  value === null || value === undefined || value === '' ? [] : [[name, String(value)]]

/** [POLL-14] Nothing of a poll in which nothing was written. */
function encodePoll(poll: PostPayload['poll']): Entries {
  if (!poll?.options.some((option) => option.trim() !== '')) return []
  return [
    ['poll[expires_in]', String(poll.expiresIn)],
    ['poll[multiple]', String(poll.isMultiple)],
    ...poll.options.map((option) => ['poll[options][]', option] as const),
  ]
}

const encodeMedia = (ids: readonly string[] = []): Entries => ids.map((id) => ['media_ids[]', id] as const)

/**
 * Fields of `POST /api/v1/statuses`.
 * @throws ApiError of kind `unsupported` for what the server would publish without its quote or to other readers
 */
export function encodePost(payload: PostPayload, instance: Instance): Entries {
  if (
    (payload.quoteId && !can(instance, 'quotes')) ||
    (payload.scope === 'local' && !can(instance, 'localScope'))
  )
    throw new ApiError({ kind: 'unsupported' })
  return [
    ['status', payload.status],
    ['source', SOURCE_LABEL],
    ...optional('spoiler_text', payload.subject),
    ...optional('visibility', payload.scope),
    ...(payload.isSensitive === undefined ? [] : [['sensitive', String(payload.isSensitive)] as const]),
    ...optional('content_type', payload.contentType),
    ...optional('language', payload.language),
    ...encodeMedia(payload.mediaIds),
    ...encodePoll(payload.poll),
    ...optional('in_reply_to_id', payload.inReplyToId),
    ...optional('quote_id', payload.quoteId),
    ...(payload.isPreview ? [['preview', 'true'] as const] : []),
    ...optional('expires_in', payload.expiresIn),
    ...optional('scheduled_at', payload.scheduledAt),
  ]
}

/** Fields of `PUT /api/v1/statuses/{id}`; subject and sensitivity always go, so that they can be cleared. */
export function encodeEdit(payload: PostPayload): Entries {
  return [
    ['status', payload.status],
    ['source', SOURCE_LABEL],
    ['spoiler_text', payload.subject ?? ''],
    ['sensitive', String(payload.isSensitive ?? false)],
    ...optional('content_type', payload.contentType),
    ...optional('language', payload.language),
    ...encodeMedia(payload.mediaIds),
    ...encodePoll(payload.poll),
  ]
}
