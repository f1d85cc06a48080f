import { describe, expect, it } from 'vitest'
import { bytesOf, type Bytes } from './bytes.ts'
import { orientationOf, orientationOnly } from './exif.ts'
import { mayContainLocation, stripMetadata, tellsStill } from './strip-metadata.ts'

const two = (value: number) => [value >> 8, value & 0xff]
const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const fourLittle = (value: number) => four(value).toReversed()

/** EXIF with an orientation and, behind it, a directory of places. */
const exif = (orientation: number) =>
  bytesOf(
    'II*\0',
    fourLittle(8),
    [2, 0],
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0],
    fourLittle(0),
    'GPS 52N 5E',
  )

const joined = (parts: readonly Bytes[]) => bytesOf(...parts.map((part) => [...part]))
const stripped = (bytes: Bytes) => {
  const parts = stripMetadata(bytes)
  return parts === null ? null : joined(parts)
}
const letters = (bytes: Bytes | null) => String.fromCharCode(...(bytes ?? []))

const segment = (marker: number, ...parts: readonly (string | readonly number[])[]) => {
  const data = bytesOf(...parts)
  return bytesOf([0xff, marker], two(data.length + 2), [...data])
}
const start = bytesOf([0xff, 0xd8])
const jfif = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])
const exifSegment = (orientation: number) => segment(0xe1, 'Exif\0\0', [...exif(orientation)])
const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', '<x exif:GPSLatitude="52,1N"/>')
const colours = segment(0xe2, 'ICC_PROFILE\0', [1, 1], 'sRGB')
const agency = segment(0xed, 'Photoshop 3.0\0', '8BIM City: Leiden')
const track = segment(0xe6, 'GoPro\0', 'GPS5')
const tables = segment(0xdb, [0, 1, 2, 3])
/** Pixels hold a stuffed FF, a restart mark and fill bytes. */
const scan = joined([
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  bytesOf([9, 0xff, 0, 8, 0xff, 0xd0, 7, 0xff, 0xff, 0, 6]),
])
const end = bytesOf([0xff, 0xd9])
const secondImage = joined([start, exifSegment(1), scan, end])

describe('location data of a JPEG', () => {
  it('[COMP-28] EXIF, XMP, captions of agencies and tracks go; density, colours, tables and pixels stay byte for byte', () => {
    const photo = joined([start, jfif, exifSegment(1), xmp, colours, agency, track, tables, scan, scan, end])
    expect(stripped(photo)).toEqual(joined([start, jfif, colours, tables, scan, scan, end]))
  })

  it('how the picture is turned is all that stays of EXIF', () => {
    const photo = stripped(joined([start, jfif, exifSegment(6), tables, scan, end]))
    const kept = segment(0xe1, 'Exif\0\0', [...orientationOnly(6)])
    expect(photo).toEqual(joined([start, jfif, kept, tables, scan, end]))
    expect(stripped(joined([start, exifSegment(8), tables, scan, end]))?.slice(0, 4)).toEqual(
      bytesOf([0xff, 0xd8, 0xff, 0xe1]),
    )
    expect(letters(photo)).not.toContain('GPS')
  })

  it('further pictures behind the end, with places of their own, go', () => {
    const index = segment(0xe2, 'MPF\0', [1, 2, 3])
    expect(stripped(joined([start, index, tables, scan, end, secondImage]))).toEqual(
      joined([start, tables, scan, end]),
    )
    expect(stripped(joined([start, tables, scan, end, secondImage]))).toEqual(
      joined([start, tables, scan, end]),
    )
  })

  it('one without location data is left as it is, the same bytes', () => {
    expect(stripMetadata(joined([start, jfif, colours, tables, scan, end]))).toBeNull()
  })

  it('one that breaks off within its pixels loses its location all the same', () => {
    expect(letters(stripped(joined([start, exifSegment(1), tables, scan])))).not.toContain('GPS')
  })

  it('one with stray bytes between its parts loses its location all the same', () => {
    const stray = bytesOf([0, 7])
    const photo = joined([start, stray, exifSegment(1), stray, tables, scan, end])
    expect(stripped(photo)).toEqual(joined([start, tables, scan, end]))
  })

  it('where places are left in one that is broken, that is known', () => {
    const broken = joined([start, exifSegment(1), bytesOf([0xff, 0xe1, 0, 0, 1, 2])])
    expect(stripMetadata(broken)).toBeNull()
    expect(tellsStill(broken)).toBe(true)
    expect(tellsStill(joined([start, jfif, colours, tables, scan, end]))).toBe(false)
  })

  it('broken ones pass unchanged', () => {
    const whole = joined([start, exifSegment(3), tables])
    for (let length = 3; length < whole.length; length += 1) {
      const cut = whole.slice(0, length)
      const result = stripped(cut)
      // Cut between two segments it is whole as far as it goes.
      if (result !== null) expect([start.length + exifSegment(3).length]).toContain(length)
    }
    expect(stripMetadata(joined([start, bytesOf([0xff, 0xe1, 0, 0, 1, 2])]))).toBeNull()
    expect(stripMetadata(joined([start, bytesOf([0xff, 0xe1, 0, 1, 1, 2])]))).toBeNull()
    expect(stripMetadata(joined([start, exifSegment(1), bytesOf([1, 2, 3, 4])]))).toBeNull()
  })
})

const chunk = (name: string, ...parts: readonly (string | readonly number[])[]) => {
  const data = bytesOf(...parts)
  return bytesOf(four(data.length), name, [...data], [1, 2, 3, 4])
}
const signature = bytesOf([0x89], 'PNG\r\n', [0x1a], '\n')
const header = chunk('IHDR', four(2), four(2), [8, 2, 0, 0, 0])
const pixels = chunk('IDAT', [1, 2, 3])
const pngEnd = chunk('IEND')

describe('location data of a PNG', () => {
  it('EXIF, XMP and profiles in texts go; other texts, colours and pixels stay', () => {
    const title = chunk('tEXt', 'Title\0Geese')
    const gamma = chunk('gAMA', four(45455))
    const photo = joined([
      signature,
      header,
      gamma,
      title,
      chunk('eXIf', [...exif(1)]),
      chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', '<x GPSLatitude="52"/>'),
      chunk('zTXt', 'Raw profile type exif\0\0', 'GPS'),
      pixels,
      pngEnd,
      bytesOf('GPS behind the end'),
    ])
    expect(stripped(photo)).toEqual(joined([signature, header, gamma, title, pixels, pngEnd]))
  })

  it('how it is turned stays, in a chunk with a right sum', () => {
    const photo = stripped(joined([signature, header, chunk('eXIf', [...exif(6)]), pixels, pngEnd]))
    const at = letters(photo).indexOf('eXIf')
    expect(photo && orientationOf(photo.slice(at + 4))).toBe(6)
    const named = bytesOf('eXIf', [...orientationOnly(6)])
    // Known from another program: the sum of this very chunk.
    expect(photo && [...photo.slice(at + named.length, at + named.length + 4)]).toEqual(four(0xd6674b69))
  })

  it('one without location data, and broken ones, pass unchanged', () => {
    expect(stripMetadata(joined([signature, header, pixels, pngEnd]))).toBeNull()
    expect(stripMetadata(joined([signature, header, chunk('eXIf', 'GPS'), pixels]).slice(0, -3))).toBeNull()
  })
})

const riff = (...parts: readonly Bytes[]) => {
  const body = joined(parts)
  return bytesOf('RIFF', fourLittle(body.length + 4), 'WEBP', [...body])
}
const webpChunk = (name: string, ...parts: readonly (string | readonly number[])[]) => {
  const data = bytesOf(...parts)
  return bytesOf(name, fourLittle(data.length), [...data], data.length % 2 === 1 ? [0] : [])
}
const extended = (flags: number) => webpChunk('VP8X', [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0])
const image = webpChunk('VP8L', [0x2f, 1, 2])

describe('location data of a WebP', () => {
  it('EXIF and XMP go, with the flags that promise them and the right length', () => {
    const colour = webpChunk('ICCP', 'sRGB')
    const photo = riff(
      extended(0x2c),
      colour,
      image,
      webpChunk('EXIF', [...exif(1)]),
      webpChunk('XMP ', 'GPSLatitude'),
    )
    expect(stripped(photo)).toEqual(riff(extended(0x20), colour, image))
  })

  it('how it is turned stays', () => {
    const photo = riff(extended(0x08), image, webpChunk('EXIF', 'Exif\0\0', [...exif(8)]))
    expect(stripped(photo)).toEqual(riff(extended(0x08), image, webpChunk('EXIF', [...orientationOnly(8)])))
  })

  it('one without location data, and broken ones, pass unchanged', () => {
    expect(stripMetadata(riff(image))).toBeNull()
    expect(stripMetadata(riff(extended(0x08), webpChunk('EXIF', [...exif(1)])).slice(0, -4))).toBeNull()
  })
})

it('files of other kinds are not touched', () => {
  expect(mayContainLocation(bytesOf('GIF89a', [0, 0, 0, 0, 0, 0]))).toBe(false)
  expect(mayContainLocation(bytesOf(''))).toBe(false)
  expect(mayContainLocation(bytesOf('RIFF', [0, 0, 0, 0], 'WAVE'))).toBe(false)
  expect(stripMetadata(bytesOf('GIF89a GPS'))).toBeNull()
})
