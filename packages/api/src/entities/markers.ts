import * as v from 'valibot'
import { field, idText, looseObject, nullableField } from '../wire/wire.ts'

const marker = nullableField(looseObject({ last_read_id: field(idText) }))

/** Up to which notification the viewer has read; null where nothing is marked. */
export const markersSchema = v.pipe(
  looseObject({ notifications: marker }),
  v.transform(({ notifications }) => notifications?.last_read_id ?? null),
)
