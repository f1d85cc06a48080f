import { conversationSchema, type Conversation } from '../entities/conversation.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { askById, callOf, endpoint } from '../http/endpoint.ts'
import { entity, page } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'

export const conversationEndpoints = {
  all: endpoint('GET', '/api/v1/conversations', page(conversationSchema)),
  read: endpoint('POST', '/api/v1/conversations/:id/read', entity(conversationSchema)),
}

/**
 * Direct posts by the people in them, the one with the newest post first. Pages begin below the conversation `maxId`.
 * @see https://docs.joinmastodon.org/methods/conversations/#get
 * @throws ApiError
 */
export const fetchConversations = (
  client: Client,
  params: RequestOptions & { readonly maxId?: string | null; readonly limit?: number } = {},
): Promise<Page<Conversation>> => {
  const { maxId, limit = PAGE_SIZE, ...options } = params
  return client.request(callOf(conversationEndpoints.all, { ...options, query: { max_id: maxId, limit } }))
}

/**
 * Marks a conversation as read; the answer is the conversation as it is then.
 * @see https://docs.joinmastodon.org/methods/conversations/#read
 * @throws ApiError
 */
export const markConversationRead = askById(conversationEndpoints.read)
