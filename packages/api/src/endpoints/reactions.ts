import { reactionSchema, type Reaction } from '../entities/reaction.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity, list } from '../http/reads.ts'

export const reactionEndpoints = {
  all: endpoint('GET', '/api/v1/pleroma/statuses/:id/reactions', list(reactionSchema)),
  one: endpoint('GET', '/api/v1/pleroma/statuses/:id/reactions/:emoji', list(reactionSchema)),
  add: endpoint('PUT', '/api/v1/pleroma/statuses/:id/reactions/:emoji', entity(statusSchema)),
  remove: endpoint('DELETE', '/api/v1/pleroma/statuses/:id/reactions/:emoji', entity(statusSchema)),
}

/** Reactions with those who reacted; of one emoji when it is named. @throws ApiError */
export const fetchReactions = (
  client: Client,
  id: string,
  emoji?: string,
  options: RequestOptions = {},
): Promise<Reaction[]> =>
  emoji === undefined
    ? client.request(callOf(reactionEndpoints.all, { ...options, path: { id } }))
    : client.request(callOf(reactionEndpoints.one, { ...options, path: { id, emoji } }))

/**
 * Reacts or takes the reaction back.
 * @param name as in {@link Reaction}: Unicode, `shortcode` or `shortcode@host`
 * @throws ApiError
 */
export const setReaction = (
  client: Client,
  id: string,
  name: string,
  isOn: boolean,
  options: RequestOptions = {},
): Promise<Status> =>
  client.request(
    callOf(isOn ? reactionEndpoints.add : reactionEndpoints.remove, {
      ...options,
      path: { id, emoji: name },
    }),
  )
