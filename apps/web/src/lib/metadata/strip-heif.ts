import { boxesIn, type Box } from './boxes.ts'
import { startsWith, viewOf, type Bytes } from './bytes.ts'

const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'mif2', 'msf1', 'avif', 'avis']

/** Whether a file begins as a HEIF or an AVIF does. */
export function isHeif(bytes: Bytes): boolean {
  return startsWith(bytes, 4, 'ftyp') && brands.some((brand) => startsWith(bytes, 8, brand))
}

/** Numbers of different lengths, read one behind the other. */
function reader(bytes: Bytes, from: number) {
  const view = viewOf(bytes)
  let at = from
  return {
    /** @param size 0, 1, 2, 4 or 8 bytes */
    take(size: number): number {
      const here = at
      at += size
      if (size === 0) return 0
      if (size === 1) return view.getUint8(here)
      if (size === 2) return view.getUint16(here)
      return size === 4 ? view.getUint32(here) : Number(view.getBigUint64(here))
    },
    text(): string {
      const end = bytes.indexOf(0, at)
      const text = String.fromCharCode(...bytes.subarray(at, end === -1 ? bytes.length : end))
      at = end === -1 ? bytes.length : end + 1
      return text
    },
  }
}

/** Numbers of the items that tell of places: EXIF and XMP. */
function tellingItems(bytes: Bytes, list: Box): ReadonlySet<number> {
  const version = bytes[list.from] ?? 0
  const found = new Set<number>()
  for (const box of boxesIn(bytes, list.from + (version === 0 ? 6 : 8), list.end)) {
    const entryVersion = bytes[box.from] ?? 0
    if (box.name !== 'infe' || entryVersion < 2) continue
    const entry = reader(bytes, box.from + 4)
    const id = entry.take(entryVersion === 2 ? 2 : 4)
    entry.take(2)
    const kind = String.fromCharCode(entry.take(1), entry.take(1), entry.take(1), entry.take(1))
    entry.text()
    if (kind === 'Exif' || (kind === 'mime' && entry.text() === 'application/rdf+xml')) found.add(id)
  }
  return found
}

interface Extent {
  readonly from: number
  readonly length: number
}

/** Where some items lie in the file. Items may lie in the file itself or in a box of the list's neighbour. */
function* extentsOf(
  bytes: Bytes,
  places: Box,
  items: ReadonlySet<number>,
  dataFrom: number,
): Generator<Extent> {
  const version = bytes[places.from] ?? 0
  const table = reader(bytes, places.from + 4)
  const sizes = [table.take(1), table.take(1)].flatMap((byte) => [byte >> 4, byte & 0xf])
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = sizes
  const idSize = version < 2 ? 2 : 4
  for (let left = table.take(idSize); left > 0; left -= 1) {
    const id = table.take(idSize)
    const method = version === 0 ? 0 : table.take(2) & 0xf
    table.take(2)
    if (items.has(id) && method > 1) throw new RangeError('an item within an item')
    const base = table.take(baseSize) + (method === 1 ? dataFrom : 0)
    for (let extents = table.take(2); extents > 0; extents -= 1) {
      if (version > 0) table.take(indexSize)
      const from = base + table.take(offsetSize)
      const length = table.take(lengthSize)
      if (!items.has(id)) continue
      if (from + length > bytes.length) throw new RangeError('an item that leaves the file')
      yield { from, length: length === 0 ? bytes.length - from : length }
    }
  }
}

/**
 * A HEIF or an AVIF in which zeros stand for EXIF and XMP; nothing moves, for the file counts from its beginning. How the
 * picture is turned is said elsewhere. Null when there is nothing to take out, or when it cannot be read.
 * @see ISO/IEC 14496-12 8.11 and 23008-12 annex A
 */
export function stripHeif(bytes: Bytes): Bytes[] | null {
  const meta = [...boxesIn(bytes, 0, bytes.length)].find(({ name }) => name === 'meta')
  if (meta === undefined) return null
  const parts = new Map([...boxesIn(bytes, meta.from + 4, meta.end)].map((box) => [box.name, box]))
  const list = parts.get('iinf')
  const places = parts.get('iloc')
  if (list === undefined || places === undefined) return null
  const items = tellingItems(bytes, list)
  const extents = [...extentsOf(bytes, places, items, parts.get('idat')?.from ?? 0)]
  if (extents.length === 0) return null
  const copy = bytes.slice()
  for (const { from, length } of extents) copy.fill(0, from, from + length)
  return [copy]
}
