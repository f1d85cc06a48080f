import * as v from 'valibot'
import { field, flag, items, nullableField, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { conversationIdSchema } from './ids.ts'
import { statusSchema } from './status.ts'

/**
 * Direct posts among the same people.
 * @see https://docs.joinmastodon.org/entities/Conversation/
 */
export const conversationSchema = v.pipe(
  wire({
    id: conversationIdSchema,
    accounts: field(items(accountSchema)),
    last_status: nullableField(statusSchema),
    unread: field(flag),
  }),
  v.transform((conversation) => ({
    id: conversation.id,
    accounts: conversation.accounts ?? [],
    lastStatus: conversation.last_status ?? null,
    isUnread: conversation.unread ?? false,
  })),
)

export type Conversation = v.InferOutput<typeof conversationSchema>
