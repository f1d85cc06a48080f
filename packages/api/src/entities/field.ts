import * as v from 'valibot'
import { field, items, nullableField, text, wire } from '../wire/wire.ts'

/** A row of a profile: name and value, the value as server HTML. */
export const profileFieldSchema = v.pipe(
  wire({ name: field(text), value: field(text), verified_at: nullableField(text) }),
  v.transform((field) => ({
    name: field.name ?? '',
    value: field.value ?? '',
    verifiedAt: field.verified_at ?? null,
  })),
)

export const profileFieldsSchema = items(profileFieldSchema)

export type Field = v.InferOutput<typeof profileFieldSchema>
