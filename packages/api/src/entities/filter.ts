import * as v from 'valibot'
import { field, flag, idText, items, nullableField, text, wire } from '../wire/wire.ts'

/** Where filters apply. Akkoma answers 500 to a filter with `account`. */
const contexts = items(v.picklist(['home', 'notifications', 'public', 'thread', 'account']))

/**
 * A word or phrase that the viewer does not want to read, of the first version of the API.
 * @see https://docs.joinmastodon.org/entities/V1_Filter/
 */
export const filterSchema = v.pipe(
  wire({
    id: idText,
    phrase: v.pipe(text, v.nonEmpty()),
    context: field(contexts),
    whole_word: field(flag),
    irreversible: field(flag),
    expires_at: nullableField(text),
  }),
  v.transform((wire) => {
    const expiresAt = Date.parse(wire.expires_at ?? '')
    return {
      id: wire.id,
      phrase: wire.phrase,
      contexts: wire.context ?? [],
      isWholeWord: wire.whole_word ?? false,
      /** Posts are left out instead of folded. */
      isIrreversible: wire.irreversible ?? false,
      /** Milliseconds since 1970; null for one that does not expire. */
      expiresAt: Number.isNaN(expiresAt) ? null : expiresAt,
    }
  }),
)

export type ServerFilter = v.InferOutput<typeof filterSchema>
