import type { Generated } from 'kysely'
import type { Flag, Json, Millis } from './scalars.ts'

export interface StatusTable {
  id: string
  account_id: string
  reblog_of_id: string | null
  uri: string
  url: string
  content: string
  content_type: string
  source_text: string
  subject: string
  visibility: string
  list_id: number | null
  is_sensitive: Flag
  language: string | null
  in_reply_to_id: string | null
  in_reply_to_account_id: string | null
  quote_id: string | null
  context: string
  conversation_id: number
  is_local: Flag
  has_media: Flag
  poll_id: number | null
  card: Json | null
  emojis: Json
  replies_count: number
  reblogs_count: number
  favourites_count: number
  created_at: Millis
  edited_at: Millis | null
  expires_at: Millis | null
  pinned_at: Millis | null
}

export interface ScheduledStatusTable {
  id: Generated<number>
  account_id: string
  scheduled_at: Millis
  /** What the request said, as it is shown again. */
  params: Json
  /** The post as the command takes it. */
  input: Json
}

export interface StatusEditTable {
  id: Generated<number>
  status_id: string
  content: string
  subject: string
  is_sensitive: Flag
  emojis: Json
  media: Json
  poll: Json | null
  created_at: Millis
}

export interface MentionTable {
  status_id: string
  account_id: string
}

export interface StatusTagTable {
  status_id: string
  tag: string
}

export interface TagTable {
  name: string
}

export interface MediaTable {
  id: Generated<number>
  account_id: string
  status_id: string | null
  position: number
  kind: string
  mime: string
  url: string
  preview_url: string
  description: string
  blurhash: string | null
  width: number | null
  height: number | null
  created_at: Millis
}

export interface PollTable {
  id: Generated<number>
  status_id: string
  options: Json
  is_multiple: Flag
  expires_at: Millis | null
  is_announced: Flag
  /** Voters counted by a remote server; null on local polls. */
  remote_voters: number | null
}

export interface PollVoteTable {
  poll_id: number
  account_id: string
  choice: number
}

export interface FavouriteTable {
  id: string
  account_id: string
  status_id: string
}

export interface BookmarkTable {
  id: Generated<number>
  account_id: string
  status_id: string
}

export interface ReactionTable {
  id: Generated<number>
  account_id: string
  status_id: string
  name: string
  url: string | null
}

export interface ConversationTable {
  id: Generated<number>
  account_id: string
  context: string
  last_status_id: string
  accounts: Json
  is_read: Flag
}

export interface NotificationTable {
  id: Generated<number>
  account_id: string
  from_id: string
  type: string
  status_id: string | null
  target_id: string | null
  emoji: string | null
  emoji_url: string | null
  is_seen: Flag
  created_at: Millis
}
