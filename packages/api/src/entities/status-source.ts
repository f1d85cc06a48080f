import * as v from 'valibot'
import { field, nullableField, text, wire } from '../wire/wire.ts'
import { statusIdSchema } from './ids.ts'

/** A status as its author wrote it. */
export const statusSourceSchema = v.pipe(
  wire({
    id: statusIdSchema,
    text: field(text),
    spoiler_text: field(text),
    content_type: nullableField(text),
  }),
  v.transform((source) => ({
    id: source.id,
    text: source.text ?? '',
    subject: source.spoiler_text ?? '',
    contentType: source.content_type ?? null,
  })),
)

export type StatusSource = v.InferOutput<typeof statusSourceSchema>
