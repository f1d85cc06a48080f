import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { MediaRow } from '../db/schema.ts'
import { detectType, extensionOf, kindOf } from '../media/kinds.ts'
import { readPicture } from '../media/process.ts'
import { toMillis } from '../moments.ts'
import type { AddMediaInput } from './types.ts'

/** Stores a file under the name of its content; returns the path it is served from. */
export const storeFile = async (ctx: Context, bytes: Uint8Array, extension: string): Promise<string> => {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
  await ctx.media.write(name, bytes)
  return `/media/${name}`
}

export const addMedia = async (ctx: Context, input: AddMediaInput): Promise<MediaRow> => {
  const { bytes } = input
  const mime = await detectType(bytes, input.mime)
  const kind = kindOf(mime)
  const isAnalysed = kind === 'image' && ctx.options.arePicturesAnalysed
  const picture = isAnalysed ? await readPicture(bytes) : null
  const url = await storeFile(ctx, bytes, extensionOf(mime, input.fileName))
  return ctx.db
    .insertInto('media')
    .values({
      account_id: input.accountId,
      status_id: null,
      position: 0,
      kind,
      mime,
      url,
      preview_url: picture?.preview ? await storeFile(ctx, picture.preview, 'webp') : url,
      description: input.description ?? '',
      blurhash: picture?.blurhash ?? null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      created_at: toMillis(input.createdAt, ctx.clock.now()),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const describeMedia = (ctx: Context, mediaId: number, description: string): Promise<MediaRow> =>
  ctx.db
    .updateTable('media')
    .set({ description })
    .where('id', '=', mediaId)
    .returningAll()
    .executeTakeFirstOrThrow()
