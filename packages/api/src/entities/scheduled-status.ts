import * as v from 'valibot'
import {
  anyValue,
  field,
  flag,
  idText,
  items,
  looseObject,
  nullableField,
  number,
  text,
  wire,
} from '../wire/wire.ts'
import { attachmentSchema } from './attachment.ts'
import { statusSchema } from './status.ts'

const scheduledStatusSchema = v.pipe(
  wire({
    id: idText,
    scheduled_at: field(text),
    params: nullableField(
      looseObject({
        text: nullableField(text),
        visibility: nullableField(text),
        spoiler_text: nullableField(text),
        sensitive: nullableField(flag),
        scheduled_at: field(text),
        in_reply_to_id: nullableField(idText),
        expires_in: nullableField(number),
        poll: nullableField(anyValue),
      }),
    ),
    media_attachments: field(items(attachmentSchema)),
  }),
  v.transform((scheduled) => ({ id: scheduled.id, scheduledAt: scheduled.scheduled_at ?? null })),
)

/** A post that waits for its time. */
export type ScheduledStatus = v.InferOutput<typeof scheduledStatusSchema>

/** The answer to posting: the status, or what was scheduled. */
export const postedSchema = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'scheduled_at' in input && !('account' in input)
    ? scheduledStatusSchema
    : statusSchema,
)
