import type { View } from '../context.ts'
import type { PollRow } from '../db/schema.ts'
import { isEnded, readOptions } from '../commands/polls.ts'
import { wireTime } from '../moments.ts'
import { presentEmojis } from '../text/emoji.ts'

export interface PollFacts {
  ownVotes: number[]
  voters: number
  authorId: string
  isRemote: boolean
  /** Stored emoji of the post. */
  emojis: string
}

/** Local single-choice polls say no number of voters: it is that of the votes. */
const votersCount = (poll: PollRow, facts: PollFacts): number | null => {
  if (facts.isRemote) return poll.remote_voters
  return poll.is_multiple === 1 ? facts.voters : null
}

export const presentPoll = (view: View, poll: PollRow, facts: PollFacts) => {
  const options = readOptions(poll)
  const isUsed = ({ shortcode }: { shortcode: string }): boolean =>
    options.some(({ title }) => title.includes(`:${shortcode}:`))
  const isOwn = view.viewer?.id === facts.authorId
  return {
    emojis: presentEmojis(facts.emojis, view.origin).filter(isUsed),
    expired: isEnded(poll, view.ctx.clock.now()),
    expires_at: poll.expires_at === null ? null : wireTime(poll.expires_at),
    id: String(poll.id),
    multiple: poll.is_multiple === 1,
    options: options.map(({ title, votes }) => ({ title, votes_count: votes })),
    ...(view.viewer ? { own_votes: facts.ownVotes, voted: isOwn || facts.ownVotes.length > 0 } : {}),
    voters_count: votersCount(poll, facts),
    votes_count: options.reduce((sum, { votes }) => sum + votes, 0),
  }
}

/** What presenting polls needs beside their rows, for many at once. */
export const loadPollFacts = async (view: View, pollIds: readonly number[]) => {
  const { db } = view.ctx
  if (pollIds.length === 0)
    return { ownVotes: new Map<number, number[]>(), voters: new Map<number, number>() }
  const own = view.viewer
    ? await db
        .selectFrom('poll_votes')
        .selectAll()
        .where('poll_id', 'in', pollIds)
        .where('account_id', '=', view.viewer.id)
        .orderBy('choice')
        .execute()
    : []
  const voters = await db
    .selectFrom('poll_votes')
    .select((eb) => ['poll_id', eb.fn.count<number>('account_id').distinct().as('n')])
    .where('poll_id', 'in', pollIds)
    .groupBy('poll_id')
    .execute()
  const ownVotes = new Map<number, number[]>()
  for (const { poll_id: id, choice } of own) ownVotes.set(id, [...(ownVotes.get(id) ?? []), choice])
  return { ownVotes, voters: new Map(voters.map(({ poll_id: id, n }) => [id, n])) }
}
