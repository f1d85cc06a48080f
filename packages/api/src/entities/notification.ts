import * as v from 'valibot'
import { anyValue, field, flag, nullableField, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { notificationIdSchema } from './ids.ts'
import { detailWire, foldNotificationDetail } from './notification-detail.ts'
import { notificationTypes, readNotificationType } from './notification-types.ts'
import { statusSchema } from './status.ts'

const notificationWire = wire({
  id: notificationIdSchema,
  type: v.pipe(text, v.nonEmpty()),
  created_at: field(text),
  account: nullableField(accountSchema),
  status: nullableField(statusSchema),
  target: nullableField(accountSchema),
  emoji: nullableField(text),
  emoji_url: nullableField(text),
  emoji_reaction: nullableField(anyValue),
  ...detailWire,
  group_key: nullableField(text),
  filtered: nullableField(flag),
  pleroma: field(wire({ is_muted: field(flag), is_seen: field(flag) })),
})

/** Message of the issue of a notification that is understood but not one that Skein shows. */
export const UNSUPPORTED = 'unsupported'

/**
 * Something that happened to the viewer. A type about a status without a status, and a known type without an account,
 * is left out; a type that is not known is kept with its name. `createdAt` as the server writes it.
 * @see https://docs.joinmastodon.org/entities/Notification/
 */
export const notificationSchema = v.pipe(
  notificationWire,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wire = dataset.value
    const type = readNotificationType(wire.type)
    const lacksStatus = wire.status == null && notificationTypes[type].needsStatus
    if (lacksStatus || (wire.account == null && type !== 'unknown')) {
      addIssue({ message: UNSUPPORTED, input: wire.type })
      return NEVER
    }
    return {
      id: wire.id,
      type,
      /** The server's own word for it. */
      wireType: wire.type,
      createdAt: wire.created_at ?? null,
      isSeen: wire.pleroma?.is_seen ?? false,
      isMuted: wire.pleroma?.is_muted ?? false,
      account: wire.account ?? null,
      status: wire.status ?? null,
      target: wire.target ?? null,
      emoji: wire.emoji ?? null,
      emojiUrl: wire.emoji_url ?? null,
      detail: foldNotificationDetail(wire),
    }
  }),
)

export type Notification = v.InferOutput<typeof notificationSchema>
