import type { Context } from '../context.ts'
import type { ScheduledRow } from '../db/schema.ts'
import { postStatus } from './post-status.ts'
import type { PostStatusInput } from './types.ts'

interface ScheduleInput {
  post: PostStatusInput
  /** What the request said, as it is shown again. */
  params: Record<string, unknown>
  /** Milliseconds since 1970. */
  at: number
}

export const scheduleStatus = (ctx: Context, { post, params, at }: ScheduleInput): Promise<ScheduledRow> =>
  ctx.db
    .insertInto('scheduled_statuses')
    .values({
      account_id: post.accountId,
      scheduled_at: at,
      params: JSON.stringify(params),
      input: JSON.stringify(post),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Makes the posts whose time has come, in their order. */
export const postScheduled = async (ctx: Context): Promise<void> => {
  const due = await ctx.db
    .selectFrom('scheduled_statuses')
    .selectAll()
    .where('scheduled_at', '<=', ctx.clock.now())
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute()
  for (const { id, input } of due) {
    await ctx.db.deleteFrom('scheduled_statuses').where('id', '=', id).execute()
    const post = JSON.parse(input) as PostStatusInput
    // Whoever was to be answered may be gone by now: the post then stands for itself.
    await postStatus(ctx, post).catch(() => postStatus(ctx, { ...post, inReplyToId: null, quoteId: null }))
  }
}
