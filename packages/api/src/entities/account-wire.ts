import * as v from 'valibot'
import { accountInstanceSchema } from '../dialects/account-instance.ts'
import { address, pageAddress } from '../wire/address.ts'
import { anyValue, field, flag, items, mapOf, nullableField, number, text, wire } from '../wire/wire.ts'
import { customEmojisSchema } from './custom-emoji.ts'
import { profileFieldsSchema } from './field.ts'
import { accountIdSchema } from './ids.ts'
import { embeddedRelationshipSchema } from './relationship.ts'

const roleWire = wire({
  id: nullableField(text),
  name: nullableField(text),
  color: nullableField(text),
  permissions: nullableField(v.union([text, v.number()])),
  highlighted: nullableField(flag),
  collection_limit: nullableField(number),
})

/** Akkoma's admin answers carry an object of flags where Mastodon has a list of named roles. */
const roleFlagsWire = v.pipe(
  wire({ admin: field(flag), moderator: field(flag) }),
  v.transform(({ admin, moderator }) => [
    ...(admin ? [{ name: 'admin' }] : []),
    ...(moderator ? [{ name: 'moderator' }] : []),
  ]),
)
const roleListWire = items(roleWire)
const rolesWire = v.lazy((input) => (Array.isArray(input) ? roleListWire : roleFlagsWire))

const pleromaWire = wire({
  allow_following_move: field(flag),
  also_known_as: field(items(text)),
  ap_id: field(text),
  background_image: nullableField(text),
  birthday: nullableField(text),
  deactivated: nullableField(flag),
  email: nullableField(text),
  favicon: nullableField(address),
  hide_favorites: field(flag),
  hide_followers: field(flag),
  hide_followers_count: field(flag),
  hide_follows: field(flag),
  hide_follows_count: field(flag),
  is_admin: field(flag),
  is_confirmed: field(flag),
  is_local: nullableField(flag),
  is_moderator: field(flag),
  is_suggested: field(flag),
  notification_settings: field(
    wire({ block_from_strangers: field(flag), hide_notification_contents: field(flag) }),
  ),
  relationship: field(embeddedRelationshipSchema),
  settings_store: field(mapOf(anyValue)),
  skip_thread_containment: field(flag),
  tags: field(items(text)),
  unread_conversation_count: field(number),
  unread_notifications_count: field(number),
  accepts_chat_messages: nullableField(flag),
})

const sourceWire = wire({
  fields: field(profileFieldsSchema),
  note: field(text),
  pleroma: field(
    wire({
      actor_type: field(text),
      discoverable: field(flag),
      no_rich_text: field(flag),
      show_role: field(flag),
      show_birthday: nullableField(flag),
    }),
  ),
  privacy: field(text),
  sensitive: field(flag),
  language: nullableField(text),
  follow_requests_count: field(number),
  hide_collections: nullableField(flag),
  discoverable: nullableField(flag),
  indexable: nullableField(flag),
  attribution_domains: nullableField(items(text)),
  also_known_as_uris: nullableField(items(text)),
  web_visibility: nullableField(text),
  web_layout: nullableField(text),
  web_include_boosts: nullableField(flag),
  status_content_type: nullableField(text),
  quote_policy: nullableField(text),
})

/** The entries of an account but for the account it moved to, which has the same. */
export const accountEntries = {
  id: accountIdSchema,
  username: field(text),
  acct: field(text),
  fqn: field(text),
  url: field(pageAddress),
  uri: nullableField(pageAddress),
  display_name: field(text),
  note: field(text),
  fields: field(profileFieldsSchema),
  emojis: field(customEmojisSchema),
  avatar: field(address),
  avatar_static: field(address),
  avatar_description: nullableField(text),
  avatar_media_id: nullableField(text),
  header: field(address),
  header_static: field(address),
  header_description: nullableField(text),
  header_media_id: nullableField(text),
  locked: field(flag),
  bot: field(flag),
  group: nullableField(flag),
  discoverable: nullableField(flag),
  indexable: nullableField(flag),
  noindex: nullableField(flag),
  hide_collections: nullableField(flag),
  enable_rss: nullableField(flag),
  custom_css: nullableField(text),
  theme: nullableField(text),
  memorial: nullableField(flag),
  suspended: nullableField(flag),
  limited: nullableField(flag),
  created_at: field(text),
  last_status_at: nullableField(text),
  statuses_count: field(number),
  followers_count: field(number),
  following_count: field(number),
  subscribing_count: nullableField(number),
  follow_requests_count: field(number),
  accepts_direct_messages_from: field(text),
  mute_expires_at: nullableField(text),
  block_expires_at: nullableField(text),
  role: nullableField(roleWire),
  roles: nullableField(rolesWire),
  akkoma: field(
    wire({
      instance: nullableField(accountInstanceSchema),
      permit_followback: field(flag),
      status_ttl_days: nullableField(number),
    }),
  ),
  pleroma: field(pleromaWire),
  source: field(sourceWire),
  // Further keys of Akkoma's admin answers.
  actor_type: field(text),
  email: nullableField(text),
  is_active: field(flag),
  is_approved: field(flag),
  is_confirmed: field(flag),
  is_suggested: field(flag),
  local: field(flag),
  nickname: field(text),
  registration_reason: nullableField(text),
  tags: field(items(text)),
}

export const accountCoreWire = wire(accountEntries)

export type AccountCoreWire = v.InferOutput<typeof accountCoreWire>
