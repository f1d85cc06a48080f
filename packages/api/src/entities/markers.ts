import * as v from 'valibot'
import { field, idText, looseObject, nullableField } from '../wire/wire.ts'

const marker = nullableField(looseObject({ last_read_id: field(idText) }))

/** Up to which id the viewer has read; null where nothing is marked. */
export const markersSchema = v.pipe(
  looseObject({ home: marker, notifications: marker }),
  v.transform(({ home, notifications }) => ({
    home: home?.last_read_id ?? null,
    notifications: notifications?.last_read_id ?? null,
  })),
)
