import * as v from 'valibot'
import { field, flag, nullableField, text, wire } from '../wire/wire.ts'
import { listIdSchema } from './ids.ts'

/** A named group of followed accounts with a timeline of its own. */
export const listSchema = v.pipe(
  wire({
    id: listIdSchema,
    title: field(text),
    replies_policy: nullableField(text),
    exclusive: nullableField(flag),
  }),
  v.transform((list) => ({ id: list.id, title: list.title ?? '' })),
)

export type List = v.InferOutput<typeof listSchema>
