import * as v from 'valibot'
import { field, idText, nullableField, number, text, wire } from '../wire/wire.ts'

const marker = nullableField(
  wire({
    last_read_id: field(idText),
    updated_at: field(text),
    version: field(number),
    pleroma: field(wire({ unread_count: field(number) })),
  }),
)

/** Up to which notification the viewer has read; null where nothing is marked. */
export const markersSchema = v.pipe(
  wire({ home: marker, notifications: marker }),
  v.transform(({ notifications }) => notifications?.last_read_id ?? null),
)
