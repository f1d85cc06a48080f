import type { MediaRow } from '../db/schema.ts'
import { Failure, failure, missingField, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { type Params, readParams } from '../http/params.ts'
import { typeOfName } from '../media/kinds.ts'
import { presentAttachment } from '../presenters/attachment.ts'

const tooLarge = (): Failure => new Failure(413, { errors: { detail: 'Request Entity Too Large' } })

// The form around a file takes some bytes of its own.
const FORM_BYTES = 10_000

/** The file of a request and its other fields. @throws Failure 413 above the limit of the site, 400 without a file */
export const readUpload = async (c: Call): Promise<{ file: File; params: Params }> => {
  const { uploadLimit } = c.var.ctx.options
  if (Number(c.req.header('content-length') ?? 0) > uploadLimit + FORM_BYTES) throw tooLarge()
  const params = await readParams(c)
  const file = params.file('file')
  if (!file) throw missingField('file')
  if (file.size > uploadLimit) throw tooLarge()
  return { file, params }
}

const upload = async (c: Call, status: 200 | 202): Promise<Response> => {
  const viewer = requireViewer(c, 'write:media')
  const { file, params } = await readUpload(c)
  const description = params.text('description') ?? ''
  // As Akkoma does: a description that is put on a file later is taken at any length.
  if (description.length > c.var.ctx.options.descriptionLimit) throw failure(400, 'description_too_long')
  const media = await c.var.commands.addMedia({
    accountId: viewer.id,
    bytes: new Uint8Array(await file.arrayBuffer()),
    mime: file.type || 'application/octet-stream',
    fileName: file.name,
    description,
  })
  return c.json(presentAttachment(media, c.var.origin), status)
}

const requireMedia = async (c: Call, accountId: string): Promise<MediaRow> => {
  const media = await c.var.ctx.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', Number(c.req.param('id')))
    .executeTakeFirst()
  if (!media) throw notFound()
  if (media.account_id !== accountId) throw failure(403, 'Access denied')
  return media
}

/** `bytes=from-to` of a request; null: the whole file, or a range we cannot serve. */
const readRange = (text: string | undefined, size: number): { from: number; to: number } | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(text ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return from <= to ? { from, to } : null
}

// A picture may be shown anywhere, but a file opened by itself may do nothing.
const FILE_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox"

const serveFile = async (c: Call): Promise<Response> => {
  const name = c.req.param('name') ?? ''
  const bytes = await c.var.ctx.media.read(name)
  if (!bytes) return c.text('Not Found', 404)
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=1209600, immutable',
    'content-security-policy': FILE_POLICY,
    'content-type': typeOfName(name),
  }
  const range = readRange(c.req.header('range'), bytes.byteLength)
  if (!range) return c.body(bytes.slice().buffer, 200, headers)
  const part = bytes.slice(range.from, range.to + 1)
  return c.body(part.buffer, 206, {
    ...headers,
    'content-range': `bytes ${range.from}-${range.to}/${bytes.byteLength}`,
  })
}

export const addMediaRoutes = (app: App): void => {
  app.post('/api/v1/media', (c) => upload(c, 200))
  app.post('/api/v2/media', (c) => upload(c, 202))
  app.get('/api/v1/media/:id', async (c) => {
    const viewer = requireViewer(c, 'read')
    return c.json(presentAttachment(await requireMedia(c, viewer.id), c.var.origin))
  })
  app.put('/api/v1/media/:id', async (c) => {
    const viewer = requireViewer(c, 'write:media')
    const media = await requireMedia(c, viewer.id)
    const description = (await readParams(c)).text('description') ?? media.description
    return c.json(presentAttachment(await c.var.commands.describeMedia(media.id, description), c.var.origin))
  })
  app.get('/media/:name', serveFile)
}
