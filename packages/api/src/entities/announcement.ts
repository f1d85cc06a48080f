import * as v from 'valibot'
import { field, flag, nullableField, text, wire } from '../wire/wire.ts'
import { customEmojisSchema } from './custom-emoji.ts'
import { announcementIdSchema } from './ids.ts'
import { mentionsSchema } from './mention.ts'
import { reactionsSchema, type Reaction } from './reaction.ts'
import { tagsSchema } from './tag.ts'

/** How many reacted to an announcement with one emoji; nobody is told who. */
export type AnnouncementReaction = Omit<Reaction, 'accounts'>

const ofAnybody = (reactions: readonly AnnouncementReaction[] | undefined) => reactions ?? null

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
    mentions: wire.mentions ?? [],
    tags: wire.tags ?? [],
    /** Null where the server tells none. */
    reactions: ofAnybody(wire.reactions),
    /** What was written; only admins are told. */
    rawContent: wire.pleroma?.raw_content ?? null,
  })),
)

export type Announcement = v.InferOutput<typeof announcementSchema>
