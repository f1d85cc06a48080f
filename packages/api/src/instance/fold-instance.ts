import type { FrontendConfig } from '../entities/frontend-config.ts'
import type { InstanceInfo } from '../entities/instance.ts'
import type { NodeInfo } from '../entities/node-info.ts'
import { DEFAULT_POLL_LIMITS, DEFAULT_TEXT_LIMIT } from '../limits.ts'
import type { InstanceOptions } from './instance-options.ts'
import { withConfig } from './with-config.ts'

/** What start-up could load; null where a load failed. */
export interface InstanceSources {
  /** Origin of the server; empty for the page's own. */
  readonly server?: string
  readonly instance: InstanceInfo | null
  readonly nodeInfo: NodeInfo | null
  /** Of `/static/config.json`. */
  readonly staticConfig: FrontendConfig | null
  /** The `pleroma_fe` block of the frontend configurations; lies over the static file [BOOT-06]. */
  readonly serverConfig: FrontendConfig | null
}

type Count = number | null | undefined

/** The first limit that says something, as a whole number. */
function limitOf(...candidates: Count[]): number | null {
  const found = candidates.find((value) => value != null && Number.isFinite(value) && value >= 0)
  return found == null ? null : Math.trunc(found)
}

/** "2.7.2 (compatible; Akkoma 3.16.0)": the software behind the version it claims to be. */
function readVersion(version: string | null | undefined) {
  const behind = /\(compatible; (\S+) ([^)]+)\)/.exec(version ?? '')
  return { name: behind?.[1]?.toLowerCase() ?? null, version: behind?.[2] ?? version ?? null }
}

function foldLimits({ instance, nodeInfo }: InstanceSources) {
  const uploads = nodeInfo?.metadata?.uploadLimits
  const configured = instance?.configuration
  const media = configured?.media_attachments
  const mediaLimit = media ? Math.max(media.image_size_limit ?? 0, media.video_size_limit ?? 0) || null : null
  return {
    textLimit: limitOf(instance?.max_toot_chars, configured?.statuses?.max_characters) ?? DEFAULT_TEXT_LIMIT,
    uploadLimit: limitOf(instance?.upload_limit, uploads?.general, mediaLimit),
    imageLimit: limitOf(instance?.upload_limit, uploads?.general, media?.image_size_limit),
    avatarLimit: limitOf(instance?.avatar_upload_limit, uploads?.avatar),
    backgroundLimit: limitOf(instance?.background_upload_limit, uploads?.background),
    bannerLimit: limitOf(instance?.banner_upload_limit, uploads?.banner),
    descriptionLimit: limitOf(instance?.description_limit, media?.description_limit),
    // The file limit of [COMP-30].
    maxAttachments: limitOf(instance?.max_media_attachments, configured?.statuses?.max_media_attachments),
    mediaTypes: media?.supported_mime_types ?? null,
  }
}

function foldFieldsLimits({ instance, nodeInfo }: InstanceSources): InstanceOptions['fieldsLimits'] {
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

function foldPollLimits({ instance, nodeInfo }: InstanceSources): InstanceOptions['pollLimits'] {
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

/** Five switches by their names in the list of features [BOOT-11]; without a list, by what else is told. */
function foldFeatures({ instance, nodeInfo }: InstanceSources) {
  const listed = nodeInfo?.metadata?.features ?? instance?.pleroma?.metadata?.features ?? null
  const features = listed ?? []
  const knowsPolls = instance?.poll_limits != null || instance?.configuration?.polls != null
  return {
    features,
    mediaProxyAvailable: features.includes('media_proxy'),
    safeDM: features.includes('safe_dm_mentions'),
    pollsAvailable: listed ? features.includes('polls') : knowsPolls,
    editingAvailable: listed ? features.includes('editing') : instance?.configuration != null,
    translationEnabled: features.includes('akkoma:machine_translation'),
  }
}

function foldAccess({ instance, nodeInfo }: InstanceSources) {
  const metadata = nodeInfo?.metadata
  const own = instance?.pleroma?.metadata
  const visibility = metadata?.publicTimelineVisibility
  const isSuggesting = metadata?.suggestions?.enabled ?? false
  return {
    registrationOpen: nodeInfo?.openRegistrations ?? instance?.registrations ?? false,
    accountApprovalRequired: instance?.approval_required ?? false,
    accountActivationRequired:
      metadata?.accountActivationRequired ?? own?.account_activation_required ?? false,
    invitesEnabled: metadata?.invitesEnabled ?? instance?.invites_enabled ?? false,
    mailerEnabled: metadata?.mailerEnabled ?? false,
    private: metadata?.private ?? false,
    federating: metadata?.federation?.isEnabled ?? own?.federation?.isEnabled ?? true,
    federatedTimelineAvailable: metadata?.federatedTimelineAvailable ?? true,
    publicTimelineVisibility: {
      local: visibility?.local ?? true,
      federated: visibility?.federated ?? true,
      bubble: visibility?.bubble ?? false,
    },
    localBubbleInstances: metadata?.localBubbleInstances ?? [],
    restrictedNicknames: metadata?.restrictedNicknames ?? [],
    staffAccounts: metadata?.staffAccounts ?? [],
    federationPolicy: metadata?.federation ?? own?.federation ?? null,
    suggestions: { enabled: isSuggesting, web: metadata?.suggestions?.web ?? '' },
    suggestionsEnabled: isSuggesting,
  }
}

/**
 * Makes one set of options of all that a server tells, whichever server it is and whatever failed to load.
 * Rules: [BOOT-06] to [BOOT-14].
 */
export function foldInstance(sources: InstanceSources): InstanceOptions {
  const { instance, nodeInfo } = sources
  const claimed = readVersion(instance?.version)
  const formats = nodeInfo?.metadata?.postFormats ?? instance?.pleroma?.metadata?.post_formats
  const facts = {
    server: sources.server ?? '',
    name: nodeInfo?.metadata?.nodeName || instance?.title || '',
    description:
      instance?.short_description || instance?.description || nodeInfo?.metadata?.nodeDescription || '',
    softwareName: nodeInfo?.software?.name ?? claimed.name,
    backendVersion: nodeInfo?.software?.version ?? claimed.version,
    languages: instance?.languages ?? [],
    vapidPublicKey: instance?.pleroma?.vapid_public_key ?? null,
    postFormats: formats ?? instance?.configuration?.statuses?.supported_mime_types ?? ['text/plain'],
    background: instance?.background_image ?? '',
    streamingUrl: instance?.urls?.streaming_api || instance?.configuration?.urls?.streaming || null,
    ...foldLimits(sources),
    fieldsLimits: foldFieldsLimits(sources),
    pollLimits: foldPollLimits(sources),
    ...foldFeatures(sources),
    ...foldAccess(sources),
  }
  const options = withConfig(facts, { ...sources.staticConfig, ...sources.serverConfig })
  return { ...options, name: options.name || instance?.uri || '' }
}
