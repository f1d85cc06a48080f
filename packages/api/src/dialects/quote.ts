import * as v from 'valibot'
import { idText, nullableField, text, wire } from '../wire/wire.ts'

/** How a quote stands: the quoted status where it came along, and its id where that is known. */
export interface QuoteAnswer<Status> {
  readonly status: Status | null
  readonly id: string | null
}

/**
 * Akkoma's quotes are the quoted status itself; Mastodon's wrap it with a state and may hold it back.
 * @param status the schema of a status
 */
export function quoteSchema<Status extends { id: string }>(
  status: v.GenericSchema<unknown, Status>,
): v.GenericSchema<unknown, QuoteAnswer<Status>> {
  const wrapped = v.pipe(
    wire({
      state: text,
      quoted_status: nullableField(status),
      quoted_status_id: nullableField(idText),
    }),
    v.transform((quote) => ({
      status: quote.quoted_status ?? null,
      id: quote.quoted_status?.id ?? quote.quoted_status_id ?? null,
    })),
  )
  const plain = v.pipe(
    status,
    v.transform((quoted) => ({ status: quoted, id: quoted.id })),
  )
  return v.lazy((input) =>
    typeof input === 'object' && input !== null && 'state' in input ? wrapped : plain,
  )
}
