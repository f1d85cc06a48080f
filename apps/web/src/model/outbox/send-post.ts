import {
  describeMedia,
  isApiError,
  postStatus,
  type PostPayload,
  type RequestOptions,
  type Scope,
  type Status,
} from '@skein/api'

import { getClient } from '../client.ts'
import type { DraftData } from '../drafts.ts'
import type { TryFailure } from './entries.ts'

/** What the server is given of a post. */
export function payloadOf(post: DraftData): PostPayload {
  return {
    status: post.status,
    subject: post.spoilerText === '' ? null : post.spoilerText,
    scope: post.visibility as Scope,
    isSensitive: post.nsfw,
    mediaIds: post.files.map(({ id }) => id),
    contentType: post.contentType,
    language: post.language,
    inReplyToId: post.inReplyToId,
    quoteId: post.quoteId,
    poll: post.poll,
    idempotencyKey: post.idempotencyKey,
  }
}

class DescriptionsNotSaved extends Error {}

/**
 * Saves the descriptions that the server does not have yet; they must stand before the post is sent [COMP-27].
 * @throws DescriptionsNotSaved with the failure as its cause
 */
export async function saveDescriptions(
  { files, mediaDescriptions }: DraftData,
  options: RequestOptions = {},
): Promise<void> {
  const changed = files.flatMap(({ id, savedDescription = '' }) => {
    const description = (mediaDescriptions[id] ?? '').trim()
    return description === savedDescription ? [] : { id, description }
  })
  try {
    await Promise.all(
      changed.map(({ id, description }) => describeMedia(getClient(), id, description, options)),
    )
  } catch (error) {
    throw new DescriptionsNotSaved('a description was not saved', { cause: error })
  }
}

/** @throws ApiError, DescriptionsNotSaved */
export async function sendPost(post: DraftData, options: RequestOptions): Promise<Status> {
  await saveDescriptions(post, options)
  return postStatus(getClient(), payloadOf(post), options)
}

const unexplained: Omit<TryFailure, 'of'> = {
  kind: 'refused',
  status: null,
  identifier: null,
  serverMessage: null,
  fields: {},
  retryAt: null,
}

/** What is kept of an error that a try ended with. */
export function toFailure(error: unknown): TryFailure {
  const isOfDescription = error instanceof DescriptionsNotSaved
  const reason = isOfDescription ? error.cause : error
  const of = isOfDescription ? 'descriptions' : 'post'
  if (!isApiError(reason)) return { ...unexplained, of }
  const { kind, status, identifier, serverMessage, fields, retryAt } = reason
  return { kind, status, identifier, serverMessage, fields, retryAt, of }
}
