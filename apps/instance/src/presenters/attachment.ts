import type { MediaRow } from '../db/schema.ts'
import { absoluteUrl } from '../text/origin.ts'

export const presentAttachment = (row: MediaRow, origin: string) => {
  const url = absoluteUrl(row.url, origin)
  const { width, height } = row
  return {
    blurhash: row.blurhash,
    description: row.description,
    id: String(row.id),
    ...(width !== null && height !== null
      ? { meta: { original: { aspect: width / height, height, width } } }
      : {}),
    pleroma: { mime_type: row.mime },
    preview_url: absoluteUrl(row.preview_url, origin),
    remote_url: url,
    text_url: url,
    type: row.kind,
    url,
  }
}
