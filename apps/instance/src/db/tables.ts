/** Raised when a table changes: a file of an older version is refused instead of misread. */
export const SCHEMA_VERSION = '1'

const people = `
create table accounts (
  id text primary key, username text not null, host text, acct text not null collate nocase unique,
  uri text not null, url text not null, display_name text not null, note text not null, note_source text not null,
  fields text not null, fields_source text not null, avatar text, header text, background text,
  emojis text not null, tags text not null, role text not null,
  is_locked integer not null, is_bot integer not null, is_deactivated integer not null, is_confirmed integer not null,
  is_approved integer not null, needs_password_reset integer not null, is_suggested integer not null,
  is_discoverable integer not null, shows_role integer not null, no_rich_text integer not null,
  hides_followers integer not null, hides_follows integer not null, hides_followers_count integer not null,
  hides_follows_count integer not null, hides_favourites integer not null, blocks_strangers integer not null,
  hides_notification_contents integer not null, skips_thread_containment integer not null,
  allows_following_move integer not null, permits_followback integer not null, accepts_direct_from text not null,
  status_ttl_days integer, default_scope text not null, default_sensitive integer not null,
  settings_store text not null, also_known_as text not null, moved_to_id text, email text collate nocase,
  password_hash text, totp_secret text, is_totp_confirmed integer not null, backup_codes text not null,
  statuses_count integer not null, followers_count integer not null, following_count integer not null,
  last_status_at integer, created_at integer not null
) strict;
create index accounts_email on accounts (email);
create index accounts_host on accounts (host);
create table remote_hosts (
  host text primary key, name text not null, favicon text, software_name text not null,
  software_version text not null, nodeinfo text not null
) strict;
create table follows (
  id integer primary key autoincrement, follower_id text not null, followed_id text not null, state text not null,
  shows_reblogs integer not null, notifies integer not null, created_at integer not null,
  unique (follower_id, followed_id)
) strict;
create index follows_followed on follows (followed_id, state);
create table mutes (
  id integer primary key autoincrement, account_id text not null, target_id text not null,
  notifications integer not null, expires_at integer, unique (account_id, target_id)
) strict;
create table blocks (
  id integer primary key autoincrement, account_id text not null, target_id text not null,
  unique (account_id, target_id)
) strict;
create table domain_blocks (account_id text not null, host text not null, primary key (account_id, host)) strict;
create table notes (
  account_id text not null, target_id text not null, comment text not null, primary key (account_id, target_id)
) strict;
create table thread_mutes (
  account_id text not null, context text not null, expires_at integer, primary key (account_id, context)
) strict;
create table lists (id integer primary key autoincrement, account_id text not null, title text not null) strict;
create index lists_account on lists (account_id);
create table list_accounts (list_id integer not null, account_id text not null, primary key (list_id, account_id)) strict;
create table tag_follows (
  id integer primary key autoincrement, account_id text not null, tag text not null, unique (account_id, tag)
) strict;
`

const posts = `
create table statuses (
  id text primary key, account_id text not null, reblog_of_id text, uri text not null, url text not null,
  content text not null, content_type text not null, source_text text not null, subject text not null,
  visibility text not null, list_id integer, is_sensitive integer not null, language text,
  in_reply_to_id text, in_reply_to_account_id text, quote_id text, context text not null,
  conversation_id integer not null, is_local integer not null, has_media integer not null, poll_id integer,
  card text, emojis text not null, replies_count integer not null, reblogs_count integer not null,
  favourites_count integer not null, created_at integer not null, edited_at integer, expires_at integer,
  pinned_at integer
) strict;
create index statuses_account on statuses (account_id, id);
create index statuses_context on statuses (context, id);
create index statuses_reply on statuses (in_reply_to_id);
create index statuses_reblog on statuses (reblog_of_id, account_id);
create index statuses_visibility on statuses (visibility, id);
create index statuses_local on statuses (is_local);
create index statuses_expires on statuses (expires_at) where expires_at is not null;
create table status_edits (
  id integer primary key autoincrement, status_id text not null, content text not null, subject text not null,
  is_sensitive integer not null, emojis text not null, media text not null, poll text, created_at integer not null
) strict;
create index status_edits_status on status_edits (status_id);
create table mentions (status_id text not null, account_id text not null, primary key (status_id, account_id)) strict;
create index mentions_account on mentions (account_id, status_id);
create table tags (name text primary key) strict;
create table status_tags (status_id text not null, tag text not null, primary key (status_id, tag)) strict;
create index status_tags_tag on status_tags (tag, status_id);
create table media (
  id integer primary key autoincrement, account_id text not null, status_id text, position integer not null,
  kind text not null, mime text not null, url text not null, preview_url text not null, description text not null,
  blurhash text, width integer, height integer, created_at integer not null
) strict;
create index media_status on media (status_id, position);
create table polls (
  id integer primary key autoincrement, status_id text not null, options text not null, is_multiple integer not null,
  expires_at integer, is_announced integer not null, remote_voters integer
) strict;
create index polls_status on polls (status_id);
create index polls_expires on polls (expires_at) where is_announced = 0;
create table poll_votes (
  poll_id integer not null, account_id text not null, choice integer not null,
  primary key (poll_id, account_id, choice)
) strict;
create table favourites (
  id text primary key, account_id text not null, status_id text not null, unique (account_id, status_id)
) strict;
create index favourites_status on favourites (status_id, id);
create table bookmarks (
  id integer primary key autoincrement, account_id text not null, status_id text not null,
  unique (account_id, status_id)
) strict;
create table reactions (
  id integer primary key autoincrement, account_id text not null, status_id text not null, name text not null,
  url text, unique (status_id, name, account_id)
) strict;
create table conversations (
  id integer primary key autoincrement, account_id text not null, context text not null,
  last_status_id text not null, accounts text not null, is_read integer not null, unique (account_id, context)
) strict;
create table notifications (
  id integer primary key autoincrement, account_id text not null, from_id text not null, type text not null,
  status_id text, target_id text, emoji text, emoji_url text, is_seen integer not null, created_at integer not null
) strict;
create index notifications_account on notifications (account_id, id);
create index notifications_status on notifications (status_id);
`

const site = `
create table announcements (
  id text primary key, content text not null, source text not null, starts_at integer, ends_at integer,
  is_all_day integer not null, published_at integer not null
) strict;
create table announcement_reads (
  announcement_id text not null, account_id text not null, primary key (announcement_id, account_id)
) strict;
create table emojis (shortcode text primary key, path text not null, tags text not null, pack text) strict;
create table apps (
  id integer primary key autoincrement, client_id text not null unique, client_secret text not null,
  name text not null, redirect_uris text not null, scopes text not null, website text, created_at integer not null
) strict;
create table tokens (
  id integer primary key autoincrement, app_id integer not null, account_id text, access_token text not null unique,
  refresh_token text not null, scopes text not null, created_at integer not null, valid_until integer not null
) strict;
create index tokens_account on tokens (account_id);
create index tokens_refresh on tokens (refresh_token);
create table authorizations (
  code text primary key, app_id integer not null, account_id text not null, scopes text not null,
  redirect_uri text not null, token_id integer, valid_until integer not null
) strict;
create table mfa_challenges (
  token text primary key, app_id integer not null, account_id text not null, redirect text, scopes text not null,
  valid_until integer not null
) strict;
create table idempotency (
  account_id text not null, key text not null, status_id text not null, created_at integer not null,
  primary key (account_id, key)
) strict;
create table frontend_settings (
  account_id text not null, frontend text not null, profile text not null, settings text not null,
  version integer not null, primary key (account_id, frontend, profile)
) strict;
create table markers (
  account_id text not null, timeline text not null, last_read_id text not null, version integer not null,
  updated_at integer not null, primary key (account_id, timeline)
) strict;
create table reports (
  id text primary key, account_id text not null, target_id text not null, comment text not null,
  status_ids text not null, state text not null, created_at integer not null
) strict;
`

export const TABLES: readonly string[] = [people, posts, site]

/** Tables that came later: a database without them gets them when it is opened. */
export const LATER_TABLES = `
create table if not exists scheduled_statuses (
  id integer primary key autoincrement, account_id text not null, scheduled_at integer not null,
  params text not null, input text not null
) strict;
create index if not exists scheduled_statuses_due on scheduled_statuses (scheduled_at);
create table if not exists forwarded_reports (report_id text primary key) strict;
create table if not exists invites (
  token text primary key, max_uses integer, uses integer not null, created_at integer not null
) strict;
create table if not exists announcement_reactions (
  id integer primary key autoincrement, announcement_id text not null, account_id text not null, name text not null,
  url text, unique (announcement_id, name, account_id)
) strict;
create table if not exists code_challenges (code text primary key, challenge text not null) strict;
create table if not exists backups (
  id integer primary key autoincrement, account_id text not null, url text not null, bytes integer not null,
  ready_at integer not null, created_at integer not null
) strict;
create table if not exists sign_ups (account_id text primary key, reason text not null, language text) strict;
create table if not exists push_subscriptions (
  id integer primary key autoincrement, token_id integer not null unique, endpoint text not null, alerts text not null
) strict;
create table if not exists filters (
  id integer primary key autoincrement, account_id text not null, filter_id integer not null, phrase text not null,
  contexts text not null, is_irreversible integer not null, is_whole_word integer not null, expires_at integer,
  unique (account_id, filter_id)
) strict;
create index if not exists filters_expires on filters (expires_at) where expires_at is not null;
create table if not exists totp_setups (account_id text primary key, secret text not null) strict;
create table if not exists mascots (account_id text primary key, media_id integer not null) strict;
`
