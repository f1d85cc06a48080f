/** Switches of the served site, all changeable while it runs (`instance.options.isPrivate = true`). */
export interface SiteOptions {
  title: string
  description: string
  email: string
  /** Characters of a post. */
  textLimit: number
  /** Characters of a description of a picture. */
  descriptionLimit: number
  /** Bytes. */
  uploadLimit: number
  avatarLimit: number
  bannerLimit: number
  backgroundLimit: number
  pollMaxOptions: number
  pollMaxOptionChars: number
  /** Seconds. */
  pollMinExpiration: number
  pollMaxExpiration: number
  isRegistrationOpen: boolean
  isApprovalRequired: boolean
  isActivationRequired: boolean
  areInvitesEnabled: boolean
  isMailerEnabled: boolean
  /** The puzzle of signing up. */
  captcha: 'none' | 'native' | 'kocaptcha'
  /** Whether members are told whom they may want to follow. */
  areSuggestionsEnabled: boolean
  /** False: the announcements there are are kept back. */
  areAnnouncementsShown: boolean
  /** Whether members react to announcements, as on Mastodon; Akkoma tells an empty list and has no call for it. */
  areAnnouncementReactionsOn: boolean
  /** Whether members can have posts translated; a server without a translator does not tell the feature. */
  isTranslationOn: boolean
  /** False: nothing is known of new pictures, neither size nor blurhash, as without the server's upload filters. */
  arePicturesAnalysed: boolean
  /** False: a page with a single-segment path that is no user name is sent without preloaded answers, as Akkoma does. */
  areAllPagesPreloaded: boolean
  /** Visitors may read nothing (profiles, posts, timelines). */
  isPrivate: boolean
  /** Timelines a visitor may read; a private site closes all of them. */
  publicTimelineVisibility: { local: boolean; federated: boolean; bubble: boolean }
  isFederatedTimelineAvailable: boolean
  /** Hosts of the bubble besides our own. */
  bubbleHosts: string[]
  /** Made-up servers that `/api/v1/instance/peers` lists besides the known ones. */
  peersCount: number
  features: string[]
  /** What the server does with some others, in the form node info tells it. */
  federationPolicy: Record<string, unknown>
  /** Posts a profile may have pinned at once. */
  pinnedLimit: number
  postFormats: string[]
  restrictedNicknames: string[]
  /** Kinds of grants that `/oauth/token` takes; without `password` as on Mastodon and GoToSocial. */
  grantTypes: string[]
  /** Scopes an app may be registered with, others are refused as on Mastodon; empty: any. */
  oauthScopes: string[]
  /** Whether `/.well-known/oauth-authorization-server` tells of these two. */
  isOAuthDescribed: boolean
  /** What `/api/pleroma/frontend_configurations` says under `pleroma_fe`. */
  frontendConfiguration: Record<string, unknown>
  /** Characters of JSON that one profile of a frontend's settings may have. */
  frontendSettingsLimit: number
  /** Frontends among which people may choose, as `name/ref`. */
  selectableFrontends: string[]
  languages: string[]
  /** Paths from the root of the server. */
  thumbnail: string
  background: string
  defaultAvatar: string
  defaultBanner: string
  /** Shown to people who chose no mascot. */
  defaultMascot: string
  favicon: string
  /** False: as servers that know no idempotency keys; each request posts. */
  knowsIdempotencyKeys: boolean
  /** Akkoma's default rate limits (429). */
  areRateLimitsOn: boolean
  /** Serves `/__faults` for tests in a browser. */
  allowFaults: boolean
  /** Origin of local addresses, such as `http://localhost:4173`; null: that of the request. */
  origin: string | null
}

const FEATURES = [
  'pleroma_api',
  'akkoma_api',
  'akkoma:machine_translation',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'shareable_emoji_packs',
  'multifetch',
  'pleroma:api/v1/notifications:include_types_filter',
  'quote_posting',
  'editing',
  'bubble_timeline',
  'pleroma_emoji_reactions',
  'exposable_reactions',
  'profile_directory',
  'custom_emoji_reactions',
]

const TRANSLATION = 'akkoma:machine_translation'

/** What the server says that it can. */
export const readFeatures = (options: SiteOptions): readonly string[] => [
  ...options.features.filter((name) => options.isTranslationOn || name !== TRANSLATION),
  ...(options.areAnnouncementReactionsOn ? ['announcement_reactions'] : []),
]

export const isTranslationOffered = (options: SiteOptions): boolean =>
  readFeatures(options).includes(TRANSLATION)

const RESTRICTED_NICKNAMES = [
  '.well-known ~ about activities api auth check_password dev friend-requests inbox internal main media nodeinfo notice',
  'oauth objects ostatus_subscribe pleroma proxy push registration relay settings status tag user-search user_exists',
  'users web verify_credentials update_credentials relationships search confirmation_resend mfa',
].flatMap((line) => line.split(' '))

const defaults = (): SiteOptions => ({
  title: 'Skein',
  description: 'A small server to try the client with. It does not federate.',
  email: 'admin@localhost',
  textLimit: 5000,
  descriptionLimit: 5000,
  uploadLimit: 16_000_000,
  avatarLimit: 2_000_000,
  bannerLimit: 4_000_000,
  backgroundLimit: 4_000_000,
  pollMaxOptions: 20,
  pollMaxOptionChars: 200,
  pollMinExpiration: 0,
  pollMaxExpiration: 31_536_000,
  isRegistrationOpen: false,
  isApprovalRequired: false,
  isActivationRequired: false,
  areInvitesEnabled: false,
  isMailerEnabled: false,
  captcha: 'none',
  areSuggestionsEnabled: false,
  areAnnouncementsShown: true,
  areAnnouncementReactionsOn: false,
  isTranslationOn: true,
  arePicturesAnalysed: true,
  areAllPagesPreloaded: true,
  isPrivate: false,
  publicTimelineVisibility: { local: true, federated: true, bubble: false },
  isFederatedTimelineAvailable: true,
  bubbleHosts: ['bubble.example.org'],
  peersCount: 0,
  features: FEATURES,
  federationPolicy: {},
  pinnedLimit: 5,
  postFormats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
  restrictedNicknames: RESTRICTED_NICKNAMES,
  grantTypes: ['password', 'authorization_code', 'refresh_token', 'client_credentials'],
  oauthScopes: [],
  isOAuthDescribed: false,
  frontendConfiguration: {},
  frontendSettingsLimit: 100_000,
  selectableFrontends: ['pleroma-fe/stable', 'skein/stable'],
  languages: ['en'],
  thumbnail: '/instance/thumbnail.jpeg',
  background: '/images/city.jpg',
  defaultAvatar: '/images/avi.png',
  defaultBanner: '/images/banner.png',
  defaultMascot: '/images/pleroma-fox-tan-smol.png',
  favicon: '/favicon.png',
  knowsIdempotencyKeys: true,
  areRateLimitsOn: false,
  allowFaults: false,
  origin: null,
})

export const createSiteOptions = (given: Partial<SiteOptions> = {}): SiteOptions => ({
  ...defaults(),
  ...given,
})

/** An Akkoma with default settings, where the defaults above are more permissive. */
export const STOCK_OPTIONS: Partial<SiteOptions> = {
  title: 'Akkoma',
  description: 'Akkoma: The cooler fediverse server',
  isRegistrationOpen: true,
  captcha: 'native',
  isTranslationOn: false,
  arePicturesAnalysed: false,
  areAllPagesPreloaded: false,
  bubbleHosts: [],
  pinnedLimit: 1,
  frontendConfiguration: { hideSiteName: false, loginMethod: 'password', theme: 'pleroma-dark' },
  selectableFrontends: ['pleroma-fe/stable'],
  areRateLimitsOn: true,
}
