import * as v from 'valibot'
import { anyValue, field, flag, idText, items, nullableField, text, wire } from '../wire/wire.ts'

/** What a server says of a report that it has taken. */
export const reportSchema = v.pipe(
  wire({
    id: idText,
    action_taken: field(flag),
    // The Mastodon family tells all of it.
    action_taken_at: nullableField(text),
    action_taken_comment: nullableField(text),
    category: field(text),
    comment: field(text),
    created_at: field(text),
    forwarded: field(flag),
    status_ids: nullableField(items(idText)),
    rule_ids: nullableField(items(idText)),
    collection_ids: nullableField(items(idText)),
    target_account: field(anyValue),
  }),
  v.transform(({ id }) => ({ id })),
)

export type SentReport = v.InferOutput<typeof reportSchema>
