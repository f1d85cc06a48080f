interface NotificationDefinition {
  /** The words of the servers for it. */
  readonly wireNames: readonly string[]
  /** Without the status it is about it cannot be shown. [NOTIF-09] */
  readonly needsStatus: boolean
  /** What hides it, as settings profiles spell it; null: always shown. [NOTIF-03] */
  readonly settingName: string | null
}

/** What can happen to the viewer, in one word for all servers, in the order in which it is offered. [NOTIF-08] */
export const notificationTypes = {
  mention: { wireNames: ['mention'], needsStatus: true, settingName: 'mentions' },
  favourite: { wireNames: ['favourite'], needsStatus: true, settingName: 'likes' },
  repeat: { wireNames: ['reblog'], needsStatus: true, settingName: 'repeats' },
  reaction: {
    wireNames: ['pleroma:emoji_reaction', 'emoji_reaction', 'reaction'],
    needsStatus: true,
    settingName: 'emojiReactions',
  },
  follow: { wireNames: ['follow'], needsStatus: false, settingName: 'follows' },
  follow_request: { wireNames: ['follow_request'], needsStatus: false, settingName: 'followRequest' },
  poll: { wireNames: ['poll'], needsStatus: true, settingName: 'polls' },
  move: { wireNames: ['move'], needsStatus: false, settingName: 'moves' },
  update: { wireNames: ['update'], needsStatus: true, settingName: null },
  status: { wireNames: ['status'], needsStatus: true, settingName: null },
  report: { wireNames: ['pleroma:report', 'admin.report'], needsStatus: false, settingName: null },
} as const satisfies Record<string, NotificationDefinition>

export type NotificationType = keyof typeof notificationTypes

export type NotificationSettingName = NonNullable<(typeof notificationTypes)[NotificationType]['settingName']>

/** Types that can be hidden. */
export type HideableType = {
  [Type in NotificationType]: (typeof notificationTypes)[Type]['settingName'] extends null ? never : Type
}[NotificationType]

const everyType = Object.keys(notificationTypes) as NotificationType[]

const isHideable = (type: NotificationType): type is HideableType =>
  notificationTypes[type].settingName !== null

export const hideableTypes: readonly HideableType[] = everyType.filter(isHideable)

const typesByWireName: ReadonlyMap<string, NotificationType> = new Map(
  everyType.flatMap((type) => notificationTypes[type].wireNames.map((name) => [name, type] as const)),
)

/** The type that a server means; null for one that is not known. */
export const readNotificationType = (wireName: string): NotificationType | null =>
  typesByWireName.get(wireName) ?? null
