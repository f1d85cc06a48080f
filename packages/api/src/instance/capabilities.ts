import type { InstanceInfo } from '../entities/instance.ts'
import type { NodeInfo } from '../entities/node-info.ts'

/** What a server has said of itself, as far as it tells what the server can do. */
export interface ServerSigns {
  readonly instance: InstanceInfo | null
  readonly nodeInfo: NodeInfo | null
  /** Name of the software in lower case, and its version; null where nothing names them. */
  readonly softwareName: string | null
  readonly backendVersion: string | null
  /** Names in the list of features that servers of the Pleroma family have; null where there is none. */
  readonly features: readonly string[] | null
}

type Test = (signs: ServerSigns) => boolean

const has =
  (...names: string[]): Test =>
  ({ features }) =>
    features !== null && names.some((name) => features.includes(name))

const pleromaLike = has('pleroma_api', 'akkoma_api')

const hasSpoken: Test = ({ instance, nodeInfo }) => instance !== null || nodeInfo !== null

/** What is offered from the first moment on, so that nothing moves on the servers that can do it. */
const untilItSpeaks =
  (test: Test): Test =>
  (signs) =>
    !hasSpoken(signs) || test(signs)

/** What Mastodon has, by its changelog, since a version. No server says so itself. */
const mastodonSince =
  (major: number, minor: number): Test =>
  ({ softwareName, backendVersion }) => {
    const [, ...parts] = /^(\d+)\.(\d+)/.exec(backendVersion ?? '') ?? []
    const [first = 0, second = 0] = parts.map(Number)
    return softwareName === 'mastodon' && (first > major || (first === major && second >= minor))
  }

/** What to look for; servers name the same thing differently. */
const CAPABILITIES = {
  /** [BOOT-11] */
  polls: ({ features, instance }) =>
    features?.includes('polls') ?? (instance?.poll_limits != null || instance?.configuration?.polls != null),
  /** [BOOT-11] */
  editing: ({ features, instance }) => features?.includes('editing') ?? instance?.configuration != null,
  /** [BOOT-11] */
  translation: has('akkoma:machine_translation'),
  /** [BOOT-11] A post reaches only those who are mentioned at its beginning. */
  safeDirectMessages: has('safe_dm_mentions'),
  /** [BOOT-11] */
  mediaProxy: has('media_proxy'),
  quotes: untilItSpeaks(has('quote_posting')),
  reactions: untilItSpeaks(
    has('pleroma_emoji_reactions', 'custom_emoji_reactions', 'pleroma_custom_emoji_reactions'),
  ),
  customReactions: has('custom_emoji_reactions', 'pleroma_custom_emoji_reactions'),
  /** Servers of the Pleroma family tell a list of reactions to announcements, always empty, and take none. */
  announcementReactions: (signs) =>
    has('announcement_reactions')(signs) || (signs.backendVersion !== null && !pleromaLike(signs)),
  /** Visitors can read announcements; elsewhere they need a token. */
  publicAnnouncements: pleromaLike,
  /** The server takes announcements from its admins over the API. */
  announcementEditing: pleromaLike,
  bubble: ({ nodeInfo }) => (nodeInfo?.metadata?.localBubbleInstances?.length ?? 0) > 0,
  knownNetwork: ({ nodeInfo }) => nodeInfo?.metadata?.federatedTimelineAvailable ?? true,
  /** A timeline of direct messages, beside the list of conversations. */
  directTimeline: untilItSpeaks(pleromaLike),
  /** Posts that stay on the server. */
  localScope: pleromaLike,
  /** A post can be looked at before it is published; others would publish it. */
  previews: pleromaLike,
  /** The server can leave replies out of a timeline. */
  replyFilters: untilItSpeaks(pleromaLike),
  /** Calls that name notifications: to mark them as read, elsewhere by markers, and to dismiss several, elsewhere one by one. */
  notificationReads: pleromaLike,
  /** A call of its own to be told of each post of somebody; elsewhere it belongs to following. */
  subscriptions: pleromaLike,
  /** Reports are sorted into spam, broken rules and the like; others take words only. */
  reportCategories: ({ softwareName }) => softwareName === 'mastodon',
  /** Settings of frontends are kept with the account, in named profiles; a thing of Akkoma alone. */
  settingsProfiles: has('akkoma_api'),
  /** Password, e-mail address, aliases, moving, lists in, backups and deletion are asked for over the API. */
  accountChanges: pleromaLike,
  /** The server has pages of its own for its staff, at `/pleroma/admin/`. */
  administrationPages: pleromaLike,
  /** Staff can delete what others posted with the call for their own posts. */
  staffDeletion: pleromaLike,
  /** The server has a socket. */
  streaming: untilItSpeaks(
    ({ instance }) => !!instance?.urls?.streaming_api || !!instance?.configuration?.urls?.streaming,
  ),
  /** The text `ping` on the socket is answered with `pong`. */
  socketPings: pleromaLike,
  /** Name and password are known to give a token; others have to be asked. */
  passwordGrant: pleromaLike,
  /** [BOOT-13] */
  suggestions: ({ nodeInfo }) => nodeInfo?.metadata?.suggestions?.enabled ?? false,
  /** `from:`, `has:`, `before:` and the like among the words of a search. */
  searchOperators: mastodonSince(4, 2),
  /** Which hashtags are talked about. */
  trendingTags: mastodonSince(3, 5),
} as const satisfies Record<string, Test>

/** A thing that some servers can do and others cannot. */
export type Capability = keyof typeof CAPABILITIES

/** All that a server can do. */
export type Capabilities = Readonly<Record<Capability, boolean>>

/** Whether an instance can do something; asked by what it does, never by which software it is. */
export function can(instance: { readonly capabilities: Capabilities }, capability: Capability): boolean {
  return instance.capabilities[capability]
}

/** Judges once what a server can do. */
export function foldCapabilities(signs: ServerSigns): Capabilities {
  const judged = Object.entries<Test>(CAPABILITIES).map(([name, test]) => [name, test(signs)])
  return Object.fromEntries(judged) as Capabilities
}
