import { boxesIn, headAt, LONGEST_HEAD } from './boxes.ts'
import { bytesIn, bytesOf, startsWith, type Bytes } from './bytes.ts'
import { isHeif } from './strip-heif.ts'

/** What phones and cameras write of places into a film: user data, metadata, XMP. Players need none of it. */
const telling: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

/** What holds further boxes that may tell. */
const holders: ReadonlySet<string> = new Set(['moov', 'trak', 'moof', 'traf'])

/** A description of a film is smaller; what is larger is the film. Bytes. */
const LARGEST_READ = 64_000_000

const first = ['ftyp', 'moov', 'wide', 'free', 'skip', 'mdat']

/** Whether a file begins as an MP4 or a QuickTime film does. */
export function isMovie(start: Bytes): boolean {
  return first.some((name) => startsWith(start, 4, name)) && !isHeif(start)
}

/** Puts zeros in the place of what tells of places; nothing moves, for the film counts from its beginning. */
function blank(bytes: Bytes, from: number, end: number): boolean {
  let hasChanged = false
  for (const box of boxesIn(bytes, from, end)) {
    if (telling.has(box.name)) {
      bytes.set(bytesOf('free'), box.start + 4)
      bytes.fill(0, box.from, box.end)
      hasChanged = true
    } else if (holders.has(box.name)) hasChanged = blank(bytes, box.from, box.end) || hasChanged
  }
  return hasChanged
}

/**
 * A film without what its description tells of places, of the same length; only its description is read. The very
 * file when there is nothing to take out.
 * @throws RangeError when it cannot be read
 * @see ISO/IEC 14496-12 4.2; QuickTime File Format, "User Data Atoms" and "Metadata"
 */
export async function movieWithoutPlaces(file: Blob): Promise<BlobPart[] | null> {
  const parts: BlobPart[] = []
  let hasChanged = false
  for (let at = 0; at < file.size;) {
    // One box says where the next one begins.
    // oxlint-disable-next-line no-await-in-loop
    const head = await bytesIn(file.slice(at, at + LONGEST_HEAD))
    if (head.length < 8) throw new RangeError('a box without a head')
    const { name, whole } = headAt(head, 0, file.size - at)
    const part = file.slice(at, at + whole)
    if (whole < 8 || part.size < whole) throw new RangeError('a box that leaves its place')
    if (!telling.has(name) && !holders.has(name)) parts.push(part)
    else {
      if (whole > LARGEST_READ) throw new RangeError('a description that is too long')
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await bytesIn(part)
      hasChanged = blank(bytes, 0, bytes.length) || hasChanged
      parts.push(bytes)
    }
    at += whole
  }
  return hasChanged ? parts : null
}
