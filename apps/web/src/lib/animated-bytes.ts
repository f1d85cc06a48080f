/** A format whose pictures can move. */
export type MovingFormat = 'GIF' | 'WEBP' | 'APNG'

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Whether a file moves, from its first bytes: the format, `still`, or null when more bytes have to tell. */
export function findMotion(bytes: Uint8Array): MovingFormat | 'still' | null {
  if (bytes.length < 12) return null
  if (textAt(bytes, 0, 4) === 'GIF8') return findInGif(bytes)
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return findInWebp(bytes)
  if (textAt(bytes, 1, 3) === 'PNG') return findInPng(bytes)
  return 'still'
}

/** The verdict when nothing more can be read: a GIF that says it repeats is taken for one that moves. */
export function judgeMotion(bytes: Uint8Array): MovingFormat | 'still' {
  const repeats = () => textAt(bytes, 0, 1024).includes('NETSCAPE2.0')
  return findMotion(bytes) ?? (textAt(bytes, 0, 4) === 'GIF8' && repeats() ? 'GIF' : 'still')
}

/** Entries of a colour table, of three bytes each, from the byte that announces it. */
const tableBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** A second frame makes it move. */
function findInGif(bytes: Uint8Array): 'GIF' | 'still' | null {
  if (bytes.length < 13) return null
  let at = 13 + tableBytes(bytes[10] ?? 0)
  let frames = 0
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
    at += 1
  }
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x21) {
      at += 2
      skipBlocks()
    } else if (kind === 0x2c) {
      frames += 1
      if (frames === 2) return 'GIF'
      if (at + 9 >= bytes.length) return null
      // The descriptor, its own colours, and the width of its codes.
      at += 10 + tableBytes(bytes[at + 9] ?? 0) + 1
      skipBlocks()
    } else return 'still'
  }
  return null
}

/** The animation bit of the extended header. */
function findInWebp(bytes: Uint8Array): 'WEBP' | 'still' | null {
  if (bytes.length < 21) return null
  return textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0 ? 'WEBP' : 'still'
}

/** An `acTL` chunk before the first picture data. */
function findInPng(bytes: Uint8Array): 'APNG' | 'still' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  while (at + 8 <= bytes.length) {
    const name = textAt(bytes, at + 4, 4)
    if (name === 'acTL') return 'APNG'
    if (name === 'IDAT' || name === 'IEND') return 'still'
    at += 12 + view.getUint32(at)
  }
  return null
}
