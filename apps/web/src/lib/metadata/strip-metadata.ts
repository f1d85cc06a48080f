import { bytesOf, startsWith, type Bytes } from './bytes.ts'
import { isHeif, stripHeif } from './strip-heif.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

/** What a file has to begin with to be looked at, bytes. */
export const MAGIC_BYTES = 12

const png = bytesOf([0x89], 'PNG\r\n', [0x1a], '\n')

function stripperOf(bytes: Bytes): ((bytes: Bytes) => Bytes[] | null) | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg
  if (png.every((byte, index) => bytes[index] === byte)) return stripPng
  if (isHeif(bytes)) return stripHeif
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') ? stripWebp : null
}

/** Whether a file is a photograph that may tell where it was taken, by its first {@link MAGIC_BYTES} bytes. */
export const mayContainLocation = (start: Bytes): boolean => stripperOf(start) !== null

const marks = ['Exif\0\0', 'eXIf', 'EXIF', '//ns.adobe.com/xap/', 'Photoshop 3.0\0']

/** Whether there is anything in a photograph that may tell of places. */
export function tellsStill(bytes: Bytes): boolean {
  return marks.some((mark) => {
    const letter = mark.charCodeAt(0)
    for (let at = bytes.indexOf(letter); at !== -1; at = bytes.indexOf(letter, at + 1))
      if (startsWith(bytes, at, mark)) return true
    return false
  })
}

/**
 * A photograph without what it tells of places, cameras and people; its pixels are the same. Null when there was
 * nothing to take out, or when it is broken or of another kind: then it is left as it is.
 */
export function stripMetadata(bytes: Bytes): Bytes[] | null {
  try {
    return stripperOf(bytes)?.(bytes) ?? null
  } catch {
    return null
  }
}
