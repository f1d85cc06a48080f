import type { View } from '../context.ts'
import * as limits from '../limits.ts'
import { readFeatures } from '../options.ts'
import { SERVER_VERSION, countSite, federationInfo, pollLimits } from './nodeinfo.ts'

export const presentInstance = async ({ ctx, origin }: View) => {
  const { options } = ctx
  const counts = await countSite(ctx)
  return {
    approval_required: options.isApprovalRequired,
    avatar_upload_limit: options.avatarLimit,
    background_image: `${origin}${options.background}`,
    background_upload_limit: options.backgroundLimit,
    banner_upload_limit: options.bannerLimit,
    description: options.description,
    description_limit: options.descriptionLimit,
    email: options.email,
    languages: options.languages,
    max_toot_chars: options.textLimit,
    pleroma: {
      metadata: {
        account_activation_required: options.isActivationRequired,
        features: readFeatures(options),
        federation: federationInfo(ctx),
        fields_limits: {
          max_fields: limits.FIELDS_MAX,
          max_remote_fields: limits.FIELDS_MAX_REMOTE,
          name_length: limits.FIELD_NAME_LIMIT,
          value_length: limits.FIELD_VALUE_LIMIT,
        },
        post_formats: options.postFormats,
        privileged_staff: false,
      },
      stats: { mau: counts.activeMonth },
      vapid_public_key: ctx.vapidKey,
    },
    poll_limits: pollLimits(ctx),
    registrations: options.isRegistrationOpen,
    short_description: options.description,
    stats: {
      domain_count: counts.hosts + options.peersCount,
      remote_user_count: counts.remoteUsers,
      status_count: counts.localPosts,
      user_count: counts.users,
    },
    thumbnail: `${origin}${options.thumbnail}`,
    title: options.title,
    upload_limit: options.uploadLimit,
    uri: new URL(origin).hostname,
    urls: { streaming_api: origin.replace(/^http/, 'ws') },
    version: SERVER_VERSION,
  }
}
