import type { Context } from '../context.ts'
import { findPoll, requireStatus } from '../db/find.ts'
import type { PollRow } from '../db/schema.ts'
import { failure, internalError } from '../failure.ts'
import { notify } from './notifications.ts'
import type { Commands } from './types.ts'

export interface StoredOption {
  title: string
  votes: number
}

export const readOptions = (poll: PollRow): StoredOption[] => JSON.parse(poll.options) as StoredOption[]

const requirePoll = async (ctx: Context, pollId: number): Promise<PollRow> => {
  const poll = await findPoll(ctx, pollId)
  if (!poll) throw internalError()
  return poll
}

const checkChoices = (poll: PollRow, choices: readonly number[], count: number): void => {
  if (poll.is_multiple === 0 && choices.length > 1) throw failure(422, 'Too many choices')
  const isKnown = (choice: number): boolean => Number.isInteger(choice) && choice >= 0 && choice < count
  if (choices.length === 0 || !choices.every(isKnown)) throw failure(422, 'Invalid indices')
}

export const isEnded = (poll: PollRow, now: number): boolean =>
  poll.expires_at !== null && poll.expires_at <= now

/** A second vote changes nothing. Ended polls take votes here (seeds write the past), not over the API. */
export const vote = async (ctx: Context, input: Parameters<Commands['vote']>[0]): Promise<PollRow> => {
  const poll = await requirePoll(ctx, input.pollId)
  const status = await requireStatus(ctx, poll.status_id)
  if (status.account_id === input.accountId) throw failure(422, "Poll's author can't vote")
  const options = readOptions(poll)
  const choices = [...new Set(input.choices)]
  checkChoices(poll, choices, options.length)
  const known = await ctx.db
    .selectFrom('poll_votes')
    .select('choice')
    .where('poll_id', '=', poll.id)
    .where('account_id', '=', input.accountId)
    .executeTakeFirst()
  if (known) return poll
  await ctx.db
    .insertInto('poll_votes')
    .values(choices.map((choice) => ({ poll_id: poll.id, account_id: input.accountId, choice })))
    .execute()
  const counted = options.map((option, index) => ({
    ...option,
    votes: option.votes + Number(choices.includes(index)),
  }))
  await ctx.db
    .updateTable('polls')
    .set({ options: JSON.stringify(counted) })
    .where('id', '=', poll.id)
    .execute()
  return requirePoll(ctx, poll.id)
}

/** Tells the author and the voters of polls that ended since the last look. */
export const announceEndedPolls = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now()
  const ended = await ctx.db
    .selectFrom('polls')
    .selectAll()
    .where('is_announced', '=', 0)
    .where('expires_at', '<=', now)
    .execute()
  for (const poll of ended) {
    await ctx.db.updateTable('polls').set({ is_announced: 1 }).where('id', '=', poll.id).execute()
    const status = await requireStatus(ctx, poll.status_id).catch(() => null)
    if (!status) continue
    const voters = await ctx.db
      .selectFrom('poll_votes')
      .select('account_id')
      .distinct()
      .where('poll_id', '=', poll.id)
      .execute()
    for (const accountId of new Set([status.account_id, ...voters.map((row) => row.account_id)])) {
      await notify(ctx, {
        accountId,
        fromId: status.account_id,
        type: 'poll',
        statusId: status.id,
        createdAt: poll.expires_at ?? now,
      })
    }
  }
}
