import type { View } from '../context.ts'
import type { AnnouncementRow } from '../db/schema.ts'
import { wireTimeShort } from '../moments.ts'
import { absoluteUrl, fillOrigin } from '../text/origin.ts'

const time = (ms: number | null): string | null => (ms === null ? null : wireTimeShort(ms))

const present = (origin: string, row: AnnouncementRow) => ({
  all_day: row.is_all_day === 1,
  content: fillOrigin(row.content, origin),
  emojis: [],
  ends_at: time(row.ends_at),
  id: row.id,
  mentions: [],
  published_at: wireTimeShort(row.published_at),
  reactions: [],
  starts_at: time(row.starts_at),
  statuses: [],
  tags: [],
  updated_at: wireTimeShort(row.published_at),
})

interface AnnouncementReactionJson {
  count: number
  me: boolean
  name: string
  url?: string
  static_url?: string
}

/** The reactions to all announcements, in the order in which each was first given; as Mastodon writes them. */
export const loadAnnouncementReactions = async ({
  ctx,
  viewer,
  origin,
}: View): Promise<Map<string, AnnouncementReactionJson[]>> => {
  const found = new Map<string, AnnouncementReactionJson[]>()
  if (!ctx.options.areAnnouncementReactionsOn) return found
  for (const row of await ctx.db.selectFrom('announcement_reactions').selectAll().orderBy('id').execute()) {
    const list = found.get(row.announcement_id) ?? []
    found.set(row.announcement_id, list)
    let reaction = list.find(({ name }) => name === row.name)
    if (!reaction) {
      const url = row.url === null ? null : absoluteUrl(row.url, origin)
      reaction = { count: 0, me: false, name: row.name, ...(url && { url, static_url: url }) }
      list.push(reaction)
    }
    reaction.count += 1
    reaction.me ||= row.account_id === viewer?.id
  }
  return found
}

/** As members see it. */
export const presentAnnouncement = (
  { origin }: Pick<View, 'origin'>,
  row: AnnouncementRow,
  isRead: boolean,
  reactions: readonly AnnouncementReactionJson[] = [],
) => ({
  ...present(origin, row),
  reactions,
  read: isRead,
})

/** As admins see it, with what was written. */
export const presentAnnouncementForAdmin = ({ origin }: Pick<View, 'origin'>, row: AnnouncementRow) => ({
  ...present(origin, row),
  pleroma: { raw_content: row.source },
})
