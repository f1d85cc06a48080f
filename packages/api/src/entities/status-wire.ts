import * as v from 'valibot'
import { pageAddress } from '../wire/address.ts'
import { anyValue, field, flag, items, nullableField, number, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { attachmentSchema } from './attachment.ts'
import { cardSchema } from './card.ts'
import { customEmojisSchema } from './custom-emoji.ts'
import { accountIdSchema, statusIdSchema } from './ids.ts'
import { mentionsSchema } from './mention.ts'
import { pollSchema } from './poll.ts'
import { reactionsSchema } from './reaction.ts'
import { tagsSchema } from './tag.ts'

const plainTextWire = wire({ 'text/plain': field(text) })

/** Pleroma's own part of a status but for the quote inside it. */
export const statusPleromaEntries = {
  content: field(plainTextWire),
  context: nullableField(text),
  conversation_id: nullableField(number),
  direct_conversation_id: nullableField(number),
  emoji_reactions: field(reactionsSchema),
  expires_at: nullableField(text),
  in_reply_to_account_acct: nullableField(text),
  local: field(flag),
  parent_visible: field(flag),
  pinned_at: nullableField(text),
  quote_id: nullableField(statusIdSchema),
  quote_url: nullableField(text),
  quote_visible: nullableField(flag),
  quotes_count: nullableField(number),
  bookmark_folder: nullableField(text),
  list_id: nullableField(number),
  event: nullableField(anyValue),
  spoiler_text: field(plainTextWire),
  thread_muted: field(flag),
}

const akkomaWire = wire({
  in_reply_to_apid: nullableField(text),
  quote_apid: nullableField(text),
  source: nullableField(wire({ content: field(text), mediaType: nullableField(text) })),
})

/** The entries of a status but for the statuses inside it. */
export const statusEntries = {
  id: statusIdSchema,
  account: accountSchema,
  uri: field(text),
  url: nullableField(pageAddress),
  created_at: field(text),
  edited_at: nullableField(text),
  content: field(text),
  content_type: nullableField(text),
  text: nullableField(text),
  spoiler_text: field(text),
  visibility: field(text),
  local_only: nullableField(flag),
  sensitive: field(flag),
  language: nullableField(text),
  in_reply_to_id: nullableField(statusIdSchema),
  in_reply_to_account_id: nullableField(accountIdSchema),
  quote_id: nullableField(statusIdSchema),
  media_attachments: field(items(attachmentSchema)),
  poll: nullableField(pollSchema),
  card: nullableField(cardSchema),
  mentions: field(mentionsSchema),
  tags: field(tagsSchema),
  emojis: field(customEmojisSchema),
  emoji_reactions: field(reactionsSchema),
  reactions: nullableField(reactionsSchema),
  replies_count: field(number),
  reblogs_count: field(number),
  favourites_count: field(number),
  quotes_count: nullableField(number),
  favourited: field(flag),
  reblogged: field(flag),
  bookmarked: field(flag),
  muted: field(flag),
  pinned: field(flag),
  application: nullableField(wire({ name: nullableField(text), website: nullableField(text) })),
  filtered: nullableField(v.array(v.unknown())),
  interaction_policy: nullableField(anyValue),
  quote_approval: nullableField(anyValue),
  akkoma: field(akkomaWire),
  pleroma: field(wire(statusPleromaEntries)),
}

export const statusCoreWire = wire(statusEntries)

export type StatusCoreWire = v.InferOutput<typeof statusCoreWire>
