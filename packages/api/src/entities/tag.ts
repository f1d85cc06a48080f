import * as v from 'valibot'
import { converted, field, flag, items, nullableField, number, text, wire } from '../wire/wire.ts'

/** Mastodon sends these counts as text, others as numbers. */
const looseNumber = v.pipe(
  v.union([v.number(), converted(v.pipe(text, v.digits()), String)]),
  v.transform(Number),
)

const historySchema = v.pipe(
  wire({
    day: v.union([text, v.pipe(number, v.transform(String))]),
    uses: field(looseNumber),
    accounts: field(looseNumber),
  }),
  v.transform((entry) => ({ day: entry.day, uses: entry.uses ?? 0, accounts: entry.accounts ?? 0 })),
)

/** Some versions of GoToSocial have no history and say `true`. */
const histories = converted(items(historySchema), (value) => (typeof value === 'boolean' ? [] : value))

const tagWire = wire({
  id: nullableField(text),
  name: v.pipe(text, v.nonEmpty()),
  url: field(text),
  following: field(flag),
  featuring: nullableField(flag),
  history: field(histories),
})

/**
 * A hashtag; `name` without `#`. `following` is null where the server does not say.
 * @see https://docs.joinmastodon.org/entities/Tag/
 */
export const tagSchema = v.pipe(
  tagWire,
  v.transform((tag) => ({
    name: tag.name,
    url: tag.url ?? '',
    following: tag.following ?? null,
    history: tag.history ?? [],
  })),
)

export const tagsSchema = items(tagSchema)

export type Tag = v.InferOutput<typeof tagSchema>
