import { bytesOf, startsWith, viewOf, type Bytes } from './bytes.ts'
import { orientationOf, orientationOnly } from './exif.ts'

/** "RIFF", the length, "WEBP". */
const START_BYTES = 12
const HEAD_BYTES = 8
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

const fourBytes = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff)

/**
 * A WebP without EXIF and XMP; how it is turned stays. Null when there is nothing to take out, or when it cannot be
 * read.
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function stripWebp(bytes: Bytes): Bytes[] | null {
  const view = viewOf(bytes)
  const end = HEAD_BYTES + view.getUint32(4, true)
  if (end > bytes.length) return null
  const kept: Bytes[] = []
  let orientation = 1
  let hasChanged = end < bytes.length
  let at = START_BYTES
  while (at < end) {
    if (at + HEAD_BYTES > end) return null
    const data = at + HEAD_BYTES
    const length = view.getUint32(at + 4, true)
    // Data of an odd length have one more byte behind them, which some programs forget at the end.
    const next = Math.min(data + length + (length % 2), bytes.length)
    if (data + length > end) return null
    if (startsWith(bytes, at, 'EXIF')) {
      const name = startsWith(bytes, data, 'Exif\0\0') ? 6 : 0
      orientation = orientationOf(bytes.subarray(data + name, data + length))
      hasChanged = true
    } else if (startsWith(bytes, at, 'XMP ')) hasChanged = true
    else kept.push(bytes.subarray(at, next))
    at = next
  }
  if (!hasChanged) return null
  if (orientation !== 1) {
    const exif = orientationOnly(orientation)
    kept.push(bytesOf('EXIF', fourBytes(exif.length)), exif)
  }
  const [first] = kept
  if (first !== undefined && startsWith(first, 0, 'VP8X')) {
    const head = first.slice()
    const flags = (head[HEAD_BYTES] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
    head[HEAD_BYTES] = orientation === 1 ? flags : flags | EXIF_FLAG
    kept[0] = head
  }
  const length = kept.reduce((sum, part) => sum + part.length, 4)
  return [bytesOf('RIFF', fourBytes(length), 'WEBP'), ...kept]
}
