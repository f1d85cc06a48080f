import { fileTypeFromBuffer } from 'file-type'

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/apng': 'png',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'text/plain': 'txt',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/json': 'json',
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'application/manifest+json': 'webmanifest',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'image/x-icon': 'ico',
  'application/wasm': 'wasm',
  'text/xml': 'xml',
}

const TYPES = new Map(
  Object.entries(EXTENSIONS)
    .map(([mime, extension]) => [extension, mime])
    .toReversed() as [string, string][],
)

/** Media type of a file name; `application/octet-stream` for unknown endings. */
export const typeOfName = (name: string): string => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (extension === 'jpeg') return 'image/jpeg'
  if (extension === 'htm') return 'text/html'
  if (extension === 'mjs') return 'text/javascript'
  return TYPES.get(extension) ?? 'application/octet-stream'
}

export const extensionOf = (mime: string, fileName: string | undefined): string => {
  const known = EXTENSIONS[mime]
  if (known) return known
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName ?? '')?.[1]
  return ending?.toLowerCase() ?? 'bin'
}

/** The type the bytes themselves show, else the one that was claimed. */
export const detectType = async (bytes: Uint8Array, claimed: string): Promise<string> => {
  const found = await fileTypeFromBuffer(bytes)
  return found?.mime ?? claimed.split(';')[0]?.trim() ?? 'application/octet-stream'
}

export type MediaKind = 'image' | 'video' | 'audio' | 'unknown'

export const kindOf = (mime: string): MediaKind => {
  const family = mime.split('/')[0]
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'unknown'
}
