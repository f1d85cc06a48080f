import * as v from 'valibot'
import { pageAddress } from '../wire/address.ts'
import { field, items, text, wire } from '../wire/wire.ts'
import { accountIdSchema } from './ids.ts'

/** Somebody a status is addressed to. */
export const mentionSchema = v.pipe(
  wire({ id: accountIdSchema, acct: field(text), username: field(text), url: field(pageAddress) }),
  v.transform((mention) => {
    const acct = mention.acct ?? mention.username ?? ''
    return {
      id: mention.id,
      acct,
      username: mention.username ?? acct.split('@')[0] ?? '',
      url: mention.url ?? '',
    }
  }),
)

export const mentionsSchema = items(mentionSchema)

export type Mention = v.InferOutput<typeof mentionSchema>
