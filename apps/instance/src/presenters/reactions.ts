import type { View } from '../context.ts'
import { absoluteUrl } from '../text/origin.ts'

export interface ReactionJson {
  account_ids: string[]
  count: number
  me: boolean
  name: string
  url: string | null
}

/** The reactions of many posts, in the order in which each was first given; not those of people the viewer blocks. */
export const loadReactions = async (
  { ctx, viewer, origin }: View,
  statusIds: readonly string[],
): Promise<Map<string, ReactionJson[]>> => {
  const found = new Map<string, ReactionJson[]>()
  if (statusIds.length === 0) return found
  let query = ctx.db.selectFrom('reactions').selectAll().where('status_id', 'in', statusIds).orderBy('id')
  if (viewer) {
    query = query.where('account_id', 'not in', (eb) =>
      eb.selectFrom('blocks').select('target_id').where('account_id', '=', viewer.id),
    )
  }
  for (const row of await query.execute()) {
    const list = found.get(row.status_id) ?? []
    found.set(row.status_id, list)
    let reaction = list.find(({ name }) => name === row.name)
    if (!reaction) {
      reaction = {
        account_ids: [],
        count: 0,
        me: false,
        name: row.name,
        url: row.url === null ? null : absoluteUrl(row.url, origin),
      }
      list.push(reaction)
    }
    reaction.account_ids.push(row.account_id)
    reaction.count += 1
    reaction.me ||= row.account_id === viewer?.id
  }
  return found
}
