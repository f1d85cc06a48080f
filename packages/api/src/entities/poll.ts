import * as v from 'valibot'
import { converted, field, flag, items, nullableField, number, text, wire } from '../wire/wire.ts'
import { customEmojisSchema } from './custom-emoji.ts'
import { pollIdSchema } from './ids.ts'

const optionSchema = v.pipe(
  wire({ title: field(text), votes_count: nullableField(number) }),
  v.transform((option) => ({ title: option.title ?? '', votesCount: option.votes_count ?? null })),
)

/** An option that cannot be read keeps its number: the others are voted for by theirs. */
const readableOption = converted(optionSchema, (value) => (typeof value === 'string' ? { title: value } : {}))

/** One answer of a poll; `votesCount` is null while the server keeps it secret. */
export type PollOption = v.InferOutput<typeof optionSchema>

const pollWire = wire({
  id: pollIdSchema,
  options: field(v.array(readableOption)),
  expires_at: nullableField(text),
  expired: field(flag),
  multiple: field(flag),
  votes_count: field(number),
  voters_count: nullableField(number),
  voted: field(flag),
  own_votes: field(items(number)),
  emojis: field(customEmojisSchema),
  pleroma: nullableField(wire({ non_anonymous: nullableField(flag) })),
})

/**
 * A question with answers to vote for. `hasVoted` and `ownVotes` are null for visitors.
 * @see https://docs.joinmastodon.org/entities/Poll/
 */
export const pollSchema = v.pipe(
  pollWire,
  v.transform((poll) => ({
    id: poll.id,
    options: poll.options ?? [],
    expiresAt: poll.expires_at ?? null,
    isExpired: poll.expired ?? false,
    isMultiple: poll.multiple ?? false,
    votesCount: poll.votes_count ?? 0,
    votersCount: poll.voters_count ?? null,
    hasVoted: poll.voted ?? null,
    ownVotes: poll.own_votes ?? null,
    emojis: poll.emojis ?? [],
  })),
)

export type Poll = v.InferOutput<typeof pollSchema>
