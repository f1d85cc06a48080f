import { bytesOf, startsWith, viewOf, type Bytes } from './bytes.ts'
import { orientationOf, orientationOnly } from './exif.ts'

const SIGNATURE_BYTES = 8
/** Length and name before the data of a chunk, a sum behind it. */
const HEAD_BYTES = 8
const SUM_BYTES = 4

const texts = ['tEXt', 'zTXt', 'iTXt']
/** Names under which programs put EXIF, XMP and IPTC into texts. */
const tellingNames = /^(?:XML:com\.adobe\.xmp|Raw profile type (?:exif|xmp|app1|iptc|8bim))$/i

function nameOfText(bytes: Bytes, from: number): string {
  const end = bytes.indexOf(0, from)
  return end === -1 || end - from > 79 ? '' : String.fromCharCode(...bytes.subarray(from, end))
}

/** The sum that stands behind each chunk (CRC-32). */
function sumOf(bytes: Bytes): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

const fourBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

function exifChunk(orientation: number): Bytes[] {
  const data = orientationOnly(orientation)
  const named = bytesOf('eXIf', [...data])
  return [bytesOf(fourBytes(data.length)), named, bytesOf(fourBytes(sumOf(named)))]
}

/**
 * A PNG without EXIF, XMP and IPTC, and without what stands behind its end; how it is turned stays. Null when there is
 * nothing to take out, or when it cannot be read.
 * @see https://www.w3.org/TR/png-3/
 */
export function stripPng(bytes: Bytes): Bytes[] | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.subarray(0, SIGNATURE_BYTES)]
  let hasChanged = false
  let at = SIGNATURE_BYTES
  while (at < bytes.length) {
    if (at + HEAD_BYTES + SUM_BYTES > bytes.length) return null
    const data = at + HEAD_BYTES
    const end = data + view.getUint32(at) + SUM_BYTES
    if (end > bytes.length) return null
    const name = at + 4
    const is = (word: string) => startsWith(bytes, name, word)
    if (is('eXIf')) {
      const orientation = orientationOf(bytes.subarray(data, end - SUM_BYTES))
      if (orientation !== 1) kept.push(...exifChunk(orientation))
      hasChanged = true
    } else if (texts.some(is) && tellingNames.test(nameOfText(bytes, data))) hasChanged = true
    else kept.push(bytes.subarray(at, end))
    at = end
    if (is('IEND')) break
  }
  return hasChanged || at < bytes.length ? kept : null
}
