import * as v from 'valibot'
import { field, flag, nullableField, number, text, wire } from '../wire/wire.ts'

/** An archive of somebody's posts. `createdAt` in milliseconds since 1970, `bytes` its size; null where not told. */
export const backupSchema = v.pipe(
  wire({
    id: number,
    content_type: field(text),
    url: v.pipe(text, v.nonEmpty()),
    file_size: nullableField(number),
    processed: field(flag),
    inserted_at: nullableField(text),
  }),
  v.transform((backup) => ({
    id: String(backup.id),
    url: backup.url,
    isReady: backup.processed === true,
    bytes: backup.file_size || null,
    createdAt: millisOf(backup.inserted_at),
  })),
)

const millisOf = (moment: string | null | undefined): number | null => {
  const millis = Date.parse(moment ?? '')
  return Number.isNaN(millis) ? null : millis
}

export type Backup = v.InferOutput<typeof backupSchema>
