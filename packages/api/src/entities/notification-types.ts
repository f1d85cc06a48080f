interface NotificationDefinition {
  /** The words of the servers for it. */
  readonly wireNames: readonly string[]
  /** Without the status it is about it cannot be shown. [NOTIF-09] */
  readonly needsStatus: boolean
}

const ofStatus = (...wireNames: string[]) =>
  ({ wireNames, needsStatus: true }) satisfies NotificationDefinition
const alone = (...wireNames: string[]) => ({ wireNames, needsStatus: false }) satisfies NotificationDefinition

/** What can happen to the viewer, in one word for all servers. [NOTIF-08] */
export const notificationTypes = {
  mention: ofStatus('mention'),
  favourite: ofStatus('favourite'),
  repeat: ofStatus('reblog'),
  reaction: ofStatus('pleroma:emoji_reaction', 'emoji_reaction', 'reaction'),
  follow: alone('follow'),
  follow_request: alone('follow_request'),
  poll: ofStatus('poll'),
  move: alone('move'),
  update: ofStatus('update'),
  status: ofStatus('status'),
  report: alone('pleroma:report', 'admin.report'),
  quote: ofStatus('quote'),
  /** A post that the viewer quoted was edited. */
  quoted_update: ofStatus('quoted_update'),
  sign_up: alone('admin.sign_up'),
  moderation_warning: alone('moderation_warning'),
  /** Follows that the server ended, because it or somebody no longer deals with another server or person. */
  severed_relationships: alone('severed_relationships'),
  added_to_collection: alone('added_to_collection'),
  collection_update: alone('collection_update'),
  /** What somebody did with a post of the viewer, who has to agree to it first. */
  pending_favourite: ofStatus('pending.favourite'),
  pending_reply: ofStatus('pending.reply'),
  pending_repeat: ofStatus('pending.reblog'),
  /** Whatever has another name: a server may be newer than this list. */
  unknown: alone(),
} as const satisfies Record<string, NotificationDefinition>

export type NotificationType = keyof typeof notificationTypes

const everyType = Object.keys(notificationTypes) as NotificationType[]

const typesByWireName: ReadonlyMap<string, NotificationType> = new Map(
  everyType.flatMap((type) => notificationTypes[type].wireNames.map((name) => [name, type] as const)),
)

/** The type that a server means. */
export const readNotificationType = (wireName: string): NotificationType =>
  typesByWireName.get(wireName) ?? 'unknown'

/** What servers of the Pleroma family call all that they can tell; reports come only when they are asked for by name. */
export const pleromaTypeNames: readonly string[] = [
  'mention',
  'favourite',
  'reblog',
  'pleroma:emoji_reaction',
  'follow',
  'follow_request',
  'poll',
  'move',
  'update',
  'pleroma:report',
]
