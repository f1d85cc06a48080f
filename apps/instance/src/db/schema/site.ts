import type { Generated } from 'kysely'
import type { Flag, Json, Millis } from './scalars.ts'

export interface AnnouncementTable {
  id: string
  content: string
  source: string
  starts_at: Millis | null
  ends_at: Millis | null
  is_all_day: Flag
  published_at: Millis
}

export interface AnnouncementReadTable {
  announcement_id: string
  account_id: string
}

export interface AnnouncementReactionTable {
  id: Generated<number>
  announcement_id: string
  account_id: string
  name: string
  url: string | null
}

export interface EmojiTable {
  shortcode: string
  /** Path from the root of the server, or a whole URL. */
  path: string
  tags: Json
  pack: string | null
}

export interface AppTable {
  id: Generated<number>
  client_id: string
  client_secret: string
  name: string
  redirect_uris: string
  scopes: string
  website: string | null
  created_at: Millis
}

export interface TokenTable {
  id: Generated<number>
  app_id: number
  account_id: string | null
  access_token: string
  refresh_token: string
  scopes: string
  created_at: Millis
  valid_until: Millis
}

export interface AuthorizationTable {
  code: string
  app_id: number
  account_id: string
  scopes: string
  redirect_uri: string
  token_id: number | null
  valid_until: Millis
}

/** What the verifier of a code has to hash to (RFC 7636, S256). */
export interface CodeChallengeTable {
  code: string
  challenge: string
}

export interface MfaChallengeTable {
  token: string
  app_id: number
  account_id: string
  /** What to do after the code: a token answer, or the redirect of the consent page. */
  redirect: Json | null
  scopes: string
  valid_until: Millis
}

export interface IdempotencyTable {
  account_id: string
  key: string
  status_id: string
  created_at: Millis
}

export interface FrontendSettingsTable {
  account_id: string
  frontend: string
  profile: string
  settings: Json
  version: number
}

export interface MarkerTable {
  account_id: string
  timeline: string
  last_read_id: string
  version: number
  updated_at: Millis
}

export interface InviteTable {
  token: string
  /** Null: as often as wished. */
  max_uses: number | null
  uses: number
  created_at: Millis
}

/** What somebody said when they signed up. */
export interface SignUpTable {
  account_id: string
  reason: string
  language: string | null
}

export interface MetaTable {
  key: string
  value: string
}

/** An archive of somebody's posts. */
export interface BackupTable {
  id: Generated<number>
  account_id: string
  url: string
  bytes: number
  /** Until then it counts as being made. */
  ready_at: Millis
  created_at: Millis
}

/** Reports of which a copy was to go to the other server. */
export interface ForwardedReportTable {
  report_id: string
}

export interface ReportTable {
  id: string
  account_id: string
  target_id: string
  comment: string
  status_ids: Json
  state: 'open' | 'closed' | 'resolved'
  created_at: Millis
}

/** How a browser is reached; one for each token. */
export interface PushSubscriptionTable {
  id: Generated<number>
  token_id: number
  endpoint: string
  alerts: Json
}
