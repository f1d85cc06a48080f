import { bytesOf, startsWith, viewOf, type Bytes } from './bytes.ts'
import { orientationOf, orientationOnly } from './exif.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const EXIF = 'Exif\0\0'

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** They stand alone, without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * What programs wrote beside the picture that the picture needs: its density, its colours. All else may tell of places:
 * EXIF, XMP, the captions of news agencies, the tracks of action cameras.
 */
function isNeeded(bytes: Bytes, marker: number, start: number): boolean {
  if (!isApplication(marker)) return true
  if (marker === 0xe0) return startsWith(bytes, start, 'JFIF\0') || startsWith(bytes, start, 'JFXX\0')
  if (marker === 0xe2) return startsWith(bytes, start, 'ICC_PROFILE\0')
  return marker === 0xee && startsWith(bytes, start, 'Adobe')
}

/** Where the next marker stands: after the pixels, which may have any byte but never FF and more than a mark of theirs. */
function afterPixels(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isOfPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isOfPixels) return at
  }
  return bytes.length
}

/**
 * A JPEG without what was written beside the picture; how it is turned stays. What stands behind the end goes as well:
 * phones put further pictures and films there, with places of their own. Null when there is nothing to take out, or
 * when it cannot be read.
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf Annex B
 */
export function stripJpeg(bytes: Bytes): Bytes[] | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.subarray(0, 2)]
  let orientation = 1
  let hasChanged = false
  let at = 2
  while (at < bytes.length) {
    // Stray bytes between two parts: readers go on at the next mark.
    if (bytes[at] !== 0xff) {
      const next = bytes.indexOf(0xff, at)
      if (next === -1) return null
      at = next
      hasChanged = true
    }
    if (at + 1 >= bytes.length) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) {
      kept.push(bytes.subarray(at, at + 2))
      hasChanged ||= at + 2 < bytes.length
      break
    }
    if (isBare(marker)) {
      kept.push(bytes.subarray(at, at + 2))
      at += 2
      continue
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return null
    if (isNeeded(bytes, marker, at + 4)) {
      const next = marker === START_OF_SCAN ? afterPixels(bytes, end) : end
      kept.push(bytes.subarray(at, next))
      at = next
      continue
    }
    if (startsWith(bytes, at + 4, EXIF) && orientation === 1)
      orientation = orientationOf(bytes.subarray(at + 4 + EXIF.length, end))
    hasChanged = true
    at = end
  }
  if (!hasChanged) return null
  if (orientation === 1) return kept
  const exif = orientationOnly(orientation)
  const length = 2 + EXIF.length + exif.length
  // Behind the density, which must be first, where there is one.
  const place = kept[1]?.[1] === 0xe0 ? 2 : 1
  return kept.toSpliced(place, 0, bytesOf([0xff, 0xe1, length >> 8, length & 0xff], EXIF), exif)
}
