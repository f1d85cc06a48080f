import type { InstanceOptions } from './instance/instance-options.ts'

type Test = (options: InstanceOptions) => boolean

const has =
  (...names: string[]): Test =>
  ({ features }) =>
    names.some((name) => features.includes(name))

const pleromaLike = has('pleroma_api', 'akkoma_api')

/** What to look for; servers name the same thing differently. */
const CAPABILITIES = {
  polls: ({ pollsAvailable }) => pollsAvailable,
  editing: ({ editingAvailable }) => editingAvailable,
  translation: ({ translationEnabled }) => translationEnabled,
  quotes: has('quote_posting'),
  reactions: has('pleroma_emoji_reactions', 'custom_emoji_reactions', 'pleroma_custom_emoji_reactions'),
  customReactions: has('custom_emoji_reactions', 'pleroma_custom_emoji_reactions'),
  /** Servers of the Pleroma family tell a list of reactions to announcements, always empty, and take none. */
  announcementReactions: (options) =>
    has('announcement_reactions')(options) || (options.backendVersion !== null && !pleromaLike(options)),
  bubble: (options) => has('bubble_timeline')(options) && options.localBubbleInstances.length > 0,
  /** Posts that stay on the server. */
  localScope: pleromaLike,
  /** More than plain text can be written. */
  richText: ({ postFormats }) => postFormats.length > 1,
  /** `with_muted` and `reply_visibility` of timelines are understood. */
  timelineFilters: pleromaLike,
  /** Notifications can be marked as read one by one and up to one. */
  notificationReads: pleromaLike,
  notificationTypes: has('pleroma:api/v1/notifications:include_types_filter'),
  /** Settings can be kept on the server. */
  settingsProfiles: has('akkoma_api'),
  expiringPosts: pleromaLike,
  /** A call of its own to be told of each post of somebody; elsewhere it belongs to following. */
  subscriptions: pleromaLike,
  /** Reports are sorted into spam, broken rules and the like; others take words only. */
  reportCategories: ({ softwareName }) => softwareName === 'mastodon',
  /** The server has pages of its own for its staff, at `/pleroma/admin/`. */
  administrationPages: pleromaLike,
  /** The text `ping` on the socket is answered with `pong`. */
  answersPing: pleromaLike,
  directory: has('profile_directory'),
  safeDirectMessages: ({ safeDM }) => safeDM,
  mediaProxy: ({ mediaProxyAvailable }) => mediaProxyAvailable,
  /** Name and password are known to give a token; others have to be asked. */
  passwordGrant: pleromaLike,
  /** The server has a page that follows from elsewhere. */
  remoteInteraction: ({ federating }) => federating,
} as const satisfies Record<string, Test>

/** A thing that some servers can and others cannot. */
export type Capability = keyof typeof CAPABILITIES

/** Whether an instance can do something; asked by what it does, never by which software it is. */
export function can(options: InstanceOptions, capability: Capability): boolean {
  return CAPABILITIES[capability](options)
}
