import * as v from 'valibot'
import { field, flag, nullableField, text, wire } from '../wire/wire.ts'
import { customEmojisSchema } from './custom-emoji.ts'
import { announcementIdSchema } from './ids.ts'
import { mentionsSchema } from './mention.ts'
import { reactionsSchema } from './reaction.ts'
import { tagsSchema } from './tag.ts'

/**
 * A notice of the server's staff; `content` is server HTML.
 * @see https://docs.joinmastodon.org/entities/Announcement/
 */
export const announcementSchema = v.pipe(
  wire({
    id: announcementIdSchema,
    content: field(text),
    starts_at: nullableField(text),
    ends_at: nullableField(text),
    all_day: field(flag),
    published: nullableField(flag),
    published_at: nullableField(text),
    updated_at: field(text),
    read: field(flag),
    emojis: field(customEmojisSchema),
    mentions: field(mentionsSchema),
    tags: field(tagsSchema),
    statuses: field(v.array(v.unknown())),
    reactions: field(reactionsSchema),
    pleroma: nullableField(wire({ raw_content: nullableField(text) })),
  }),
  v.transform((wire) => ({
    id: wire.id,
    content: wire.content ?? '',
    startsAt: wire.starts_at ?? null,
    endsAt: wire.ends_at ?? null,
    allDay: wire.all_day ?? false,
    publishedAt: wire.published_at ?? null,
    isRead: wire.read ?? false,
    emojis: wire.emojis ?? [],
  })),
)

export type Announcement = v.InferOutput<typeof announcementSchema>
