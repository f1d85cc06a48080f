import { describeMedia, fetchMedia, isApiError, type PostPayload, type RequestOptions } from '@skein/api'

import { getClient } from '../client.ts'
import type { DraftData } from '../writing/drafts.ts'
import { isMediaNotFound } from '../writing/gone-file.ts'
import type { AttemptFailure } from './entries.ts'

/** What the server is given of a post. */
export function payloadOf(post: DraftData): PostPayload {
  return {
    status: post.status,
    subject: post.subject === '' ? null : post.subject,
    ...(post.scope === null ? {} : { scope: post.scope }),
    isSensitive: post.isSensitive,
    mediaIds: post.files.map(({ id }) => id),
    contentType: post.contentType,
    language: post.language,
    inReplyToId: post.inReplyToId,
    quoteId: post.quoteId,
    poll: post.poll,
    idempotencyKey: post.idempotencyKey,
  }
}

/** What failed before the post itself; the cause says why. */
export class NotPrepared extends Error {
  readonly of: Exclude<AttemptFailure['of'], 'post'>

  constructor(of: NotPrepared['of'], cause: unknown) {
    super('not prepared', { cause })
    this.of = of
  }
}

/** A server that no longer has a file posts without it, and does not say so. */
async function seeFile(id: string, options: RequestOptions): Promise<void> {
  try {
    await fetchMedia(getClient(), id, options)
  } catch (error) {
    // One that cannot tell has to be believed.
    if (isMediaNotFound(error)) throw new NotPrepared('files', error)
  }
}

async function saveDescription(id: string, description: string, options: RequestOptions): Promise<void> {
  try {
    await describeMedia(getClient(), id, description, options)
  } catch (error) {
    throw new NotPrepared(isMediaNotFound(error) ? 'files' : 'descriptions', error)
  }
}

/**
 * What must be so before the post is sent: the server has the files that were uploaded for it, and their descriptions
 * [COMP-27].
 * @param isSeen an earlier try may have posted them: then not every server tells of them
 * @throws NotPrepared
 */
export async function prepareFiles(
  { files, mediaDescriptions }: DraftData,
  isSeen: boolean,
  options: RequestOptions,
): Promise<void> {
  const steps = files.flatMap(({ id, upload, savedDescription = '' }) => {
    const description = (mediaDescriptions[id] ?? '').trim()
    if (description !== savedDescription) return saveDescription(id, description, options)
    return upload === undefined || isSeen ? [] : seeFile(id, options)
  })
  await Promise.all(steps)
}

const unexplained: Omit<AttemptFailure, 'of'> = {
  kind: 'refused',
  status: null,
  identifier: null,
  serverMessage: null,
  fields: {},
  retryAt: null,
}

/** What is kept of an error that a try ended with. */
export function toFailure(error: unknown): AttemptFailure {
  const isBefore = error instanceof NotPrepared
  const reason = isBefore ? error.cause : error
  const of = isBefore ? error.of : 'post'
  if (!isApiError(reason)) return { ...unexplained, of }
  const { kind, status, identifier, serverMessage, fields, retryAt } = reason
  return { kind, status, identifier, serverMessage, fields, retryAt, of }
}
