import { DEFAULT_POLL_LIMITS, DEFAULT_TEXT_LIMIT } from '../limits.ts'
import type { InstanceLimits, TextCount } from './instance.ts'
import type { InstanceSources } from './sources.ts'

/** The first limit that says something, as a whole number. */
function limitOf(...candidates: (number | null | undefined)[]): number | null {
  const found = candidates.find((value) => value != null && Number.isFinite(value) && value >= 0)
  return found == null ? null : Math.trunc(found)
}

function foldFieldsLimits({ instance, nodeInfo }: InstanceSources): InstanceLimits['fieldsLimits'] {
  const node = nodeInfo?.metadata?.fieldsLimits
  const own = instance?.pleroma?.metadata?.fields_limits
  return {
    maxFields:
      limitOf(node?.maxFields, own?.max_fields, instance?.configuration?.accounts?.max_profile_fields) ?? 0,
    maxRemoteFields: limitOf(node?.maxRemoteFields, own?.max_remote_fields) ?? 0,
    nameLength: limitOf(node?.nameLength, own?.name_length) ?? 0,
    valueLength: limitOf(node?.valueLength, own?.value_length) ?? 0,
  }
}

function foldPollLimits({ instance, nodeInfo }: InstanceSources): InstanceLimits['pollLimits'] {
  const given = nodeInfo?.metadata?.pollLimits ?? instance?.poll_limits
  const other = instance?.configuration?.polls
  const base = DEFAULT_POLL_LIMITS
  return {
    maxOptions: limitOf(given?.max_options, other?.max_options) ?? base.maxOptions,
    maxOptionChars: limitOf(given?.max_option_chars, other?.max_characters_per_option) ?? base.maxOptionChars,
    minExpiration: limitOf(given?.min_expiration, other?.min_expiration) ?? base.minExpiration,
    maxExpiration: limitOf(given?.max_expiration, other?.max_expiration) ?? base.maxExpiration,
  }
}

/**
 * Each server counts by a rule of its own: Akkoma and Pleroma graphemes of what was written (`validate_character_limit`),
 * Mastodon and its forks graphemes with addresses at a fixed length (`StatusLengthValidator`), GoToSocial code points,
 * although it names a length for addresses (`validateStatusContent`).
 */
function foldTextCount({ instance, nodeInfo }: InstanceSources): TextCount {
  if (nodeInfo?.software?.name === 'gotosocial') return { unit: 'codePoint', urlLength: null }
  const reserved = instance?.configuration?.statuses?.characters_reserved_per_url
  return { unit: 'grapheme', urlLength: limitOf(reserved) }
}

/** Akkoma tells its limits at the top, Mastodon and its kin under `configuration`. [BOOT-07, BOOT-08, BOOT-13] */
export function foldLimits(sources: InstanceSources): InstanceLimits {
  const { instance, nodeInfo } = sources
  const uploads = nodeInfo?.metadata?.uploadLimits
  const configured = instance?.configuration
  const media = configured?.media_attachments
  const mediaLimit = media ? Math.max(media.image_size_limit ?? 0, media.video_size_limit ?? 0) || null : null
  return {
    textLimit: limitOf(instance?.max_toot_chars, configured?.statuses?.max_characters) ?? DEFAULT_TEXT_LIMIT,
    textCount: foldTextCount(sources),
    uploadLimit: limitOf(instance?.upload_limit, uploads?.general, mediaLimit),
    imageLimit: limitOf(instance?.upload_limit, uploads?.general, media?.image_size_limit),
    avatarLimit: limitOf(instance?.avatar_upload_limit, uploads?.avatar),
    backgroundLimit: limitOf(instance?.background_upload_limit, uploads?.background),
    bannerLimit: limitOf(instance?.banner_upload_limit, uploads?.banner),
    descriptionLimit: limitOf(instance?.description_limit, media?.description_limit),
    // The file limit of [COMP-30].
    maxAttachments: limitOf(instance?.max_media_attachments, configured?.statuses?.max_media_attachments),
    mediaTypes: media?.supported_mime_types ?? null,
    fieldsLimits: foldFieldsLimits(sources),
    pollLimits: foldPollLimits(sources),
  }
}
