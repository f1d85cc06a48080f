import { pollSchema, type Poll } from '../entities/poll.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'

export const pollEndpoints = {
  get: endpoint('GET', '/api/v1/polls/:id', entity(pollSchema)),
  vote: endpoint('POST', '/api/v1/polls/:id/votes', entity(pollSchema)),
}

/** @throws ApiError */
export const fetchPoll = askById(pollEndpoints.get)

/**
 * Votes; a second vote changes nothing and is no error.
 * @param choices indices of options
 * @throws ApiError
 */
export const vote = (
  client: Client,
  id: string,
  choices: readonly number[],
  options: RequestOptions = {},
): Promise<Poll> =>
  client.request(callOf(pollEndpoints.vote, { ...options, path: { id }, json: { choices } }))
