import * as v from 'valibot'
import {
  field,
  idText,
  items,
  looseObject,
  nullableField,
  number,
  numberedId,
  text,
  wire,
} from '../wire/wire.ts'

const entrySchema = v.pipe(
  wire({
    id: numberedId,
    message: field(text),
    time: field(number),
    data: field(
      looseObject({
        action: field(text),
        actor: nullableField(looseObject({ id: field(idText), nickname: field(text) })),
      }),
    ),
  }),
  v.transform(({ id, message, time, data }) => ({
    id,
    /** The server's own sentence, in English. */
    message: message ?? '',
    /** Milliseconds since 1970. */
    at: time === undefined ? null : time * 1000,
    /** The server's word for what was done, such as `deactivate`. */
    action: data?.action ?? null,
    actor: data?.actor?.nickname ?? null,
  })),
)

/** Something that the staff did. */
export type ModerationLogEntry = v.InferOutput<typeof entrySchema>

export const moderationLogSchema = v.pipe(
  wire({ items: items(entrySchema), total: field(number) }),
  v.transform(({ items: entries, total }) => ({ entries, total: total ?? entries.length })),
)
