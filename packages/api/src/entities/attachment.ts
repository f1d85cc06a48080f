import * as v from 'valibot'
import { address } from '../wire/address.ts'
import { anyValue, field, nullableField, number, text, wire } from '../wire/wire.ts'
import { attachmentIdSchema } from './ids.ts'

const sizeWire = wire({
  width: field(number),
  height: field(number),
  aspect: field(number),
  size: nullableField(text),
  duration: nullableField(number),
  bitrate: nullableField(number),
  frame_rate: nullableField(v.union([text, v.number()])),
})

const attachmentWire = wire({
  id: attachmentIdSchema,
  type: field(text),
  url: nullableField(address),
  preview_url: nullableField(address),
  remote_url: nullableField(address),
  preview_remote_url: nullableField(address),
  text_url: nullableField(address),
  description: nullableField(text),
  blurhash: nullableField(text),
  meta: nullableField(
    wire({
      original: nullableField(sizeWire),
      small: nullableField(sizeWire),
      focus: nullableField(wire({ x: field(number), y: field(number) })),
      colors: nullableField(anyValue),
      length: nullableField(text),
      duration: nullableField(number),
      fps: nullableField(number),
      size: nullableField(text),
      width: field(number),
      height: field(number),
      aspect: field(number),
      audio_encode: nullableField(text),
      audio_bitrate: nullableField(text),
      audio_channels: nullableField(text),
    }),
  ),
  pleroma: field(wire({ mime_type: field(text), name: nullableField(text) })),
})

/** How an attachment is shown. */
export type AttachmentKind = 'image' | 'video' | 'audio' | 'flash' | 'html' | 'unknown'

/** From the MIME type where the server says it, else from the word it uses. */
function foldKind(mimeType: string | null, word: string): AttachmentKind {
  const type = mimeType ?? word
  if (type.includes('flash')) return 'flash'
  if (type.includes('text/html')) return 'html'
  if (type.includes('image') || type === 'gifv') return type === 'gifv' ? 'video' : 'image'
  if (type.includes('video')) return 'video'
  if (type.includes('audio')) return 'audio'
  return 'unknown'
}

/**
 * A file of a status. Sizes in pixels, `duration` in seconds.
 * @see https://docs.joinmastodon.org/entities/MediaAttachment/
 */
export const attachmentSchema = v.pipe(
  attachmentWire,
  v.transform((wire) => {
    const mimeType = wire.pleroma?.mime_type ?? null
    const { meta } = wire
    return {
      id: wire.id,
      kind: foldKind(mimeType, wire.type ?? 'unknown'),
      mimeType,
      url: wire.url || wire.remote_url || '',
      previewUrl: wire.preview_url || null,
      remoteUrl: wire.remote_url || null,
      description: wire.description || null,
      blurhash: wire.blurhash || null,
      width: meta?.original?.width ?? meta?.width ?? null,
      height: meta?.original?.height ?? meta?.height ?? null,
      duration: meta?.original?.duration ?? meta?.duration ?? null,
    }
  }),
)

export type Attachment = v.InferOutput<typeof attachmentSchema>
