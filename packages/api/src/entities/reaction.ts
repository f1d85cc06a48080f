import * as v from 'valibot'
import { address } from '../wire/address.ts'
import { field, flag, items, nullableField, number, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { accountIdSchema } from './ids.ts'

/** `:blobcat:` and `blobcat` are the same reaction; Unicode stays as it is. */
export function bareEmojiName(name: string): string {
  return name.length > 2 && name.startsWith(':') && name.endsWith(':') ? name.slice(1, -1) : name
}

/**
 * How many reacted with one emoji. `name` is Unicode, `shortcode` or `shortcode@host`, without colons;
 * `url` is null for Unicode.
 */
export const reactionSchema = v.pipe(
  wire({
    name: v.pipe(text, v.nonEmpty()),
    url: nullableField(address),
    static_url: nullableField(text),
    count: field(number),
    me: field(flag),
    account_ids: field(items(accountIdSchema)),
    accounts: field(items(accountSchema)),
  }),
  v.transform((reaction) => ({
    name: bareEmojiName(reaction.name),
    url: reaction.url || null,
    count: reaction.count ?? reaction.account_ids?.length ?? reaction.accounts?.length ?? 0,
    me: reaction.me ?? false,
    accountIds: reaction.account_ids ?? (reaction.accounts ?? []).map(({ id }) => id),
    accounts: reaction.accounts ?? [],
  })),
)

export const reactionsSchema = items(reactionSchema)

export type Reaction = v.InferOutput<typeof reactionSchema>
