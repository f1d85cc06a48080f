import type { Attachment, AttachmentId } from '@skein/api'

/** An attachment of which only the kind matters, and perhaps its size in pixels. */
export function plainAttachment(
  kind: Attachment['kind'],
  size: { width?: number; height?: number } = {},
): Attachment {
  return {
    id: 'a' as AttachmentId,
    kind,
    mimeType: null,
    url: 'https://a.example/x',
    previewUrl: null,
    remoteUrl: null,
    description: null,
    blurhash: null,
    duration: null,
    width: size.width ?? null,
    height: size.height ?? null,
  }
}
