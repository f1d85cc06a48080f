import type { StatusSource } from '@skein/api'
import type { PollRow, StatusRow } from '@skein/store'
import type { DraftData, DraftPoll } from '../../../model/writing.ts'

/** How long a poll may stay open, seconds. */
export interface PollSpan {
  readonly minExpiration: number
  readonly maxExpiration: number
}

/** The last part of an address, to be read. */
function nameOf(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/**
 * A poll as it would be asked again. A poll without an end, or one that is over, gets the longest or the shortest time
 * that the server allows.
 * @param from milliseconds since 1970 from which its time is counted
 */
function writtenPoll(poll: PollRow, from: number, span: PollSpan): DraftPoll {
  const end = poll.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(poll.expiresAt)
  const seconds = Math.round((end - from) / 1_000)
  const expiresIn = Math.max(span.minExpiration, Math.min(span.maxExpiration, seconds || 0))
  return { options: poll.options.map(({ title }) => title), isMultiple: poll.isMultiple, expiresIn }
}

export interface WrittenParts {
  readonly status: StatusRow
  readonly source: StatusSource
  readonly poll: PollRow | null
  /** Milliseconds since 1970 from which the poll's time is counted: now, or when the post was written. */
  readonly pollFrom: number
  readonly pollSpan: PollSpan
}

/** A post as its author wrote it, with all that a form can hold: nothing of it is lost. [POST-27, COMP-41] */
export function writtenPost({ status, source, poll, pollFrom, pollSpan }: WrittenParts): DraftData {
  return {
    subject: source.subject,
    status: source.text,
    isSensitive: status.isSensitive,
    files: status.attachments.map(({ id, kind, url, previewUrl, description }) => ({
      id,
      kind,
      url,
      previewUrl,
      name: nameOf(url),
      savedDescription: description ?? '',
    })),
    poll: poll === null ? null : writtenPoll(poll, pollFrom, pollSpan),
    mediaDescriptions: Object.fromEntries(
      status.attachments.map(({ id, description }) => [id, description ?? '']),
    ),
    scope: status.scope,
    language: status.language ?? '',
    contentType: source.contentType ?? status.contentType ?? 'text/plain',
    idempotencyKey: '',
    inReplyToId: status.inReplyToId,
    quoteId: status.quoteId,
  }
}
