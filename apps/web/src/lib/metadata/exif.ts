import { bytesOf, startsWith, viewOf, type Bytes } from './bytes.ts'

const ORIENTATION_TAG = 0x0112
const ENTRY_BYTES = 12

/**
 * How a picture is turned: 1 (as it is) to 8; 1 where nothing readable says so.
 * @param tiff an EXIF block without any name before it
 * @see https://www.media.mit.edu/pia/Research/deepview/exif.html
 */
export function orientationOf(tiff: Bytes): number {
  const isLittle = startsWith(tiff, 0, 'II*\0')
  if (!isLittle && !startsWith(tiff, 0, 'MM\0*')) return 1
  const view = viewOf(tiff)
  try {
    const directory = view.getUint32(4, isLittle)
    const entries = view.getUint16(directory, isLittle)
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES
      if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue
      const value = view.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // It ends before it says so.
  }
  return 1
}

/** An EXIF block that says how the picture is turned, and nothing else. */
export function orientationOnly(orientation: number): Bytes {
  return bytesOf(
    'MM\0*',
    [0, 0, 0, 8],
    // One entry: the tag, a short, one of it, its value.
    [0, 1],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    // No further directory.
    [0, 0, 0, 0],
  )
}
