import { failure } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { detectType, kindOf } from '../media/kinds.ts'
import { presentAttachment } from '../presenters/attachment.ts'
import { readUpload } from './media.ts'

const PATH = '/api/v1/pleroma/mascot'

/** The picture of people who chose none; its address is without a host, as recorded. */
const defaultMascot = (url: string) => ({
  id: 'default-mascot',
  pleroma: { mime_type: 'image/png' },
  preview_url: url,
  url,
})

const show = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'read:accounts')
  const media = await c.var.ctx.db
    .selectFrom('media')
    .innerJoin('mascots', 'mascots.media_id', 'media.id')
    .selectAll('media')
    .where('mascots.account_id', '=', viewer.id)
    .executeTakeFirst()
  return c.json(
    media ? presentAttachment(media, c.var.origin) : defaultMascot(c.var.ctx.options.defaultMascot),
  )
}

const replace = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:accounts')
  const { file } = await readUpload(c)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mime = await detectType(bytes, file.type)
  if (kindOf(mime) !== 'image') throw failure(415, 'mascots can only be images')
  const media = await c.var.commands.addMedia({ accountId: viewer.id, bytes, mime, fileName: file.name })
  await c.var.ctx.db
    .insertInto('mascots')
    .values({ account_id: viewer.id, media_id: media.id })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ media_id: media.id }))
    .execute()
  return c.json(presentAttachment(media, c.var.origin))
}

export const addMascotRoutes = (app: App): void => {
  app.get(PATH, show)
  app.put(PATH, replace)
}
