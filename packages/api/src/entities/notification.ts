import * as v from 'valibot'
import { anything, field, flag, nullableField, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { notificationIdSchema } from './ids.ts'
import { statusSchema } from './status.ts'

const TYPES = {
  favourite: 'favourite',
  reblog: 'repeat',
  mention: 'mention',
  follow: 'follow',
  follow_request: 'follow_request',
  move: 'move',
  poll: 'poll',
  'pleroma:emoji_reaction': 'reaction',
  emoji_reaction: 'reaction',
  reaction: 'reaction',
  update: 'update',
  status: 'status',
  'pleroma:report': 'report',
  'admin.report': 'report',
} as const

/** What happened, in one word for all servers. */
export type NotificationType = (typeof TYPES)[keyof typeof TYPES]

const WITHOUT_STATUS: ReadonlySet<NotificationType> = new Set(['follow', 'follow_request', 'move', 'report'])

const notificationWire = wire({
  id: notificationIdSchema,
  type: text,
  created_at: field(text),
  account: accountSchema,
  status: nullableField(statusSchema),
  target: nullableField(accountSchema),
  emoji: nullableField(text),
  emoji_url: nullableField(text),
  report: nullableField(anything),
  group_key: nullableField(text),
  filtered: nullableField(flag),
  pleroma: field(wire({ is_muted: field(flag), is_seen: field(flag) })),
})

/** Message of the issue of a notification that is understood but not one that Skein shows. */
export const UNSUPPORTED = 'unsupported'

/**
 * Something that happened to the viewer. An unknown type, and a type about a status without a status, is left out.
 * @see https://docs.joinmastodon.org/entities/Notification/
 */
export const notificationSchema = v.pipe(
  notificationWire,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wire = dataset.value
    const type = Object.hasOwn(TYPES, wire.type) ? TYPES[wire.type as keyof typeof TYPES] : null
    if (type === null || (wire.status == null && !WITHOUT_STATUS.has(type))) {
      addIssue({ message: UNSUPPORTED, input: wire.type })
      return NEVER
    }
    return {
      id: wire.id,
      type,
      createdAt: wire.created_at ?? null,
      isSeen: wire.pleroma?.is_seen ?? false,
      isMuted: wire.pleroma?.is_muted ?? false,
      account: wire.account,
      status: wire.status ?? null,
      target: wire.target ?? null,
      emoji: wire.emoji ?? null,
      emojiUrl: wire.emoji_url ?? null,
    }
  }),
)

export type Notification = v.InferOutput<typeof notificationSchema>
