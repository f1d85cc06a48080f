import type * as v from 'valibot'
import { anyValue, field, flag, items, looseObject, nullableField, number, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { federationPolicySchema } from './federation-policy.ts'

const strings = field(items(text))

/** Mastodon and its kin tell their limits here, Akkoma at the top. */
const configurationWire = looseObject({
  statuses: nullableField(
    looseObject({
      max_characters: nullableField(number),
      max_media_attachments: nullableField(number),
      characters_reserved_per_url: nullableField(number),
      supported_mime_types: strings,
    }),
  ),
  media_attachments: nullableField(
    looseObject({
      supported_mime_types: strings,
      image_size_limit: nullableField(number),
      video_size_limit: nullableField(number),
      description_limit: field(number),
    }),
  ),
  polls: nullableField(
    looseObject({
      max_options: field(number),
      max_characters_per_option: nullableField(number),
      min_expiration: field(number),
      max_expiration: field(number),
    }),
  ),
  accounts: nullableField(looseObject({ max_profile_fields: nullableField(number) })),
  urls: nullableField(looseObject({ streaming: nullableField(text) })),
  emojis: nullableField(looseObject({ emoji_size_limit: nullableField(number) })),
})

export const pollLimitsWire = wire({
  max_expiration: field(number),
  max_option_chars: field(number),
  max_options: field(number),
  min_expiration: field(number),
})

const metadataWire = wire({
  account_activation_required: field(flag),
  features: strings,
  federation: field(federationPolicySchema),
  fields_limits: field(
    wire({
      max_fields: field(number),
      max_remote_fields: field(number),
      name_length: field(number),
      value_length: field(number),
    }),
  ),
  post_formats: strings,
  privileged_staff: field(flag),
  birthday_required: nullableField(flag),
  birthday_min_age: nullableField(number),
  translation: nullableField(anyValue),
})

/**
 * What a server tells about itself (version 1); what it means is folded into the instance options.
 * @see https://docs.joinmastodon.org/entities/V1_Instance/
 */
export const instanceSchema = wire({
  uri: field(text),
  domain: nullableField(text),
  account_domain: nullableField(text),
  title: field(text),
  short_description: field(text),
  short_description_text: nullableField(text),
  description: field(text),
  description_text: nullableField(text),
  email: field(text),
  version: field(text),
  debug: nullableField(flag),
  urls: field(wire({ streaming_api: field(text) })),
  stats: field(
    looseObject({
      user_count: field(number),
      status_count: field(number),
      domain_count: field(number),
      remote_user_count: field(number),
    }),
  ),
  thumbnail: nullableField(text),
  thumbnail_type: nullableField(text),
  thumbnail_static: nullableField(text),
  thumbnail_static_type: nullableField(text),
  thumbnail_description: nullableField(text),
  languages: strings,
  registrations: field(flag),
  approval_required: field(flag),
  invites_enabled: nullableField(flag),
  configuration: nullableField(configurationWire),
  contact_account: nullableField(accountSchema),
  rules: nullableField(
    items(looseObject({ id: nullableField(text), text: nullableField(text), hint: nullableField(text) })),
  ),
  terms: nullableField(text),
  terms_text: nullableField(text),
  avatar_upload_limit: field(number),
  background_image: nullableField(text),
  background_upload_limit: field(number),
  banner_upload_limit: field(number),
  description_limit: field(number),
  max_toot_chars: field(number),
  max_media_attachments: nullableField(number),
  poll_limits: field(pollLimitsWire),
  shout_limit: nullableField(number),
  upload_limit: field(number),
  pleroma: field(
    wire({
      metadata: field(metadataWire),
      stats: field(wire({ mau: field(number) })),
      vapid_public_key: nullableField(text),
      oauth_consumer_strategies: strings,
    }),
  ),
})

export type InstanceInfo = v.InferOutput<typeof instanceSchema>
