import type { Generated } from 'kysely'
import type { Flag, Json, Millis } from './scalars.ts'

export interface AccountTable {
  id: string
  username: string
  host: string | null
  /** `user`, or `user@host` for a remote account: unique, compared without case. */
  acct: string
  uri: string
  url: string
  display_name: string
  note: string
  note_source: string
  fields: Json
  fields_source: Json
  avatar: string | null
  header: string | null
  background: string | null
  emojis: Json
  tags: Json
  role: 'member' | 'moderator' | 'admin'
  is_locked: Flag
  is_bot: Flag
  is_deactivated: Flag
  is_confirmed: Flag
  is_approved: Flag
  needs_password_reset: Flag
  is_suggested: Flag
  is_discoverable: Flag
  shows_role: Flag
  no_rich_text: Flag
  hides_followers: Flag
  hides_follows: Flag
  hides_followers_count: Flag
  hides_follows_count: Flag
  hides_favourites: Flag
  blocks_strangers: Flag
  hides_notification_contents: Flag
  skips_thread_containment: Flag
  allows_following_move: Flag
  permits_followback: Flag
  accepts_direct_from: string
  status_ttl_days: number | null
  default_scope: string
  default_sensitive: Flag
  settings_store: Json
  also_known_as: Json
  moved_to_id: string | null
  email: string | null
  password_hash: string | null
  totp_secret: string | null
  is_totp_confirmed: Flag
  backup_codes: Json
  statuses_count: number
  followers_count: number
  following_count: number
  last_status_at: Millis | null
  created_at: Millis
}

export interface RemoteHostTable {
  host: string
  name: string
  favicon: string | null
  software_name: string
  software_version: string
  nodeinfo: Json
}

export interface FollowTable {
  id: Generated<number>
  follower_id: string
  followed_id: string
  state: 'accepted' | 'pending'
  shows_reblogs: Flag
  notifies: Flag
  created_at: Millis
}

export interface MuteTable {
  id: Generated<number>
  account_id: string
  target_id: string
  notifications: Flag
  expires_at: Millis | null
}

export interface BlockTable {
  id: Generated<number>
  account_id: string
  target_id: string
}

export interface DomainBlockTable {
  account_id: string
  host: string
}

export interface NoteTable {
  account_id: string
  target_id: string
  comment: string
}

export interface ThreadMuteTable {
  account_id: string
  context: string
  expires_at: Millis | null
}

export interface ListTable {
  id: Generated<number>
  account_id: string
  title: string
}

export interface ListAccountTable {
  list_id: number
  account_id: string
}

export interface TagFollowTable {
  id: Generated<number>
  account_id: string
  tag: string
}

export interface FilterTable {
  id: Generated<number>
  account_id: string
  /** Numbers the filters of one account from 1; the id that answers show. */
  filter_id: number
  phrase: string
  contexts: Json
  is_irreversible: Flag
  is_whole_word: Flag
  expires_at: Millis | null
}

/** A secret that is not confirmed yet. The account's confirmed secret is no longer accepted while there is one. */
export interface TotpSetupTable {
  account_id: string
  /** Base32. */
  secret: string
}

export interface MascotTable {
  account_id: string
  media_id: number
}
