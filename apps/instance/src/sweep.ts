import { deleteStatus } from './commands/delete-status.ts'
import { deleteExpiredFilters } from './commands/filters.ts'
import { announceEndedPolls } from './commands/polls.ts'
import { postScheduled } from './commands/schedule-status.ts'
import type { Context } from './context.ts'
import { withTransaction } from './context.ts'

/** Does what time asks for: posts that delete themselves, posts that were scheduled, polls that end, filters that expire. */
export const sweep = (ctx: Context): Promise<void> =>
  withTransaction(ctx, async (inside) => {
    const expired = await inside.db
      .selectFrom('statuses')
      .select('id')
      .where('expires_at', '<=', inside.clock.now())
      .execute()
    for (const { id } of expired) await deleteStatus(inside, id)
    await postScheduled(inside)
    await announceEndedPolls(inside)
    await deleteExpiredFilters(inside)
  })
