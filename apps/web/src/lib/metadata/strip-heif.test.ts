import { describe, expect, it } from 'vitest'
import { bytesOf, type Bytes } from './bytes.ts'
import { mayContainLocation, stripMetadata } from './strip-metadata.ts'

const two = (value: number) => [value >> 8, value & 0xff]
const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const letters = (bytes: Bytes) => String.fromCharCode(...bytes)

const box = (name: string, ...parts: readonly (string | readonly number[])[]) => {
  const content = bytesOf(...parts)
  return [...bytesOf(four(content.length + 8), name, [...content])]
}
const fileType = (brand: string) => box('ftyp', brand, four(0), brand)
const item = (id: number, kind: string, content = '') =>
  box('infe', [2, 0, 0, 0], two(id), two(0), kind, [0], content === '' ? [] : `${content}\0`)
const itemList = box(
  'iinf',
  [0, 0, 0, 0],
  two(4),
  item(1, 'av01'),
  item(2, 'Exif'),
  item(3, 'mime', 'application/rdf+xml'),
  item(4, 'mime', 'text/plain'),
)

const contents = { 1: 'PIXELS', 2: 'Exif GPS 52N 5E', 3: '<x GPSLatitude="52"/>', 4: 'a note on GPS' }

/** A picture of four items that lie one behind the other in the file. `shift` says where too late by so many bytes. */
function picture({ brand = 'avif', shift = 0, method = 0 } = {}): Bytes {
  const withPlaces = (dataFrom: number) => {
    let at = dataFrom + shift
    const places = Object.entries(contents).map(([id, text]) => {
      const place = [
        ...two(Number(id)),
        ...two(method),
        ...two(0),
        ...two(1),
        ...four(at),
        ...four(text.length),
      ]
      at += text.length
      return place
    })
    const locations = box('iloc', [1, 0, 0, 0], [0x44, 0x00], two(4), places.flat())
    const data = Object.values(contents).join('')
    return method === 1
      ? bytesOf(fileType(brand), box('meta', four(0), itemList, locations, box('idat', data)))
      : bytesOf(fileType(brand), box('meta', four(0), itemList, locations), box('mdat', data))
  }
  const dataFrom = method === 1 ? 0 : letters(withPlaces(0)).indexOf('PIXELS')
  return withPlaces(dataFrom)
}

const zeros = (text: string) => '\0'.repeat(text.length)

describe('location data of a HEIF and an AVIF', () => {
  it.each(['heic', 'mif1', 'avif'])(
    '[COMP-28] EXIF and XMP of %s become zeros where they lie; all else stays',
    (brand) => {
      const photo = picture({ brand })
      expect(mayContainLocation(photo.slice(0, 12))).toBe(true)
      const expected = letters(photo)
        .replace(contents[2], zeros(contents[2]))
        .replace(contents[3], zeros(contents[3]))
      expect(letters(stripMetadata(photo)?.[0] ?? bytesOf())).toBe(expected)
      expect(letters(photo)).toContain('GPS 52N')
    },
  )

  it('items in a box of the list are found, too', () => {
    const stripped = letters(stripMetadata(picture({ method: 1 }))?.[0] ?? bytesOf())
    expect(stripped).toContain('PIXELS')
    expect(stripped).toContain('a note on GPS')
    expect(stripped).not.toContain('GPS 52N')
    expect(stripped).not.toContain('GPSLatitude')
  })

  it('one without location data, and broken ones, pass unchanged', () => {
    expect(stripMetadata(bytesOf(fileType('avif'), box('mdat', 'GPS')))).toBeNull()
    expect(stripMetadata(bytesOf(fileType('avif'), box('meta', four(0), itemList)))).toBeNull()
    expect(stripMetadata(picture({ shift: 1_000 }))).toBeNull()
    expect(stripMetadata(picture({ method: 2 }))).toBeNull()
    const whole = picture()
    for (let length = 12; length < whole.length; length += 1)
      expect(stripMetadata(whole.slice(0, length))).toBeNull()
  })

  it('films are left as they are', () => {
    expect(mayContainLocation(bytesOf(fileType('isom')))).toBe(false)
    expect(mayContainLocation(bytesOf(fileType('qt  ')))).toBe(false)
  })
})
