import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { isMovie, movieWithoutPlaces } from './movie.ts'

const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const box = (name: string, ...parts: readonly (string | readonly number[])[]) => {
  const data = bytesOf(...parts)
  return [...bytesOf(four(data.length + 8), name, [...data])]
}

const type = box('ftyp', 'qt  ', four(0))
const place = '+52.1601+004.4970/'
const track = box(
  'trak',
  box('tkhd', 'track'),
  box('meta', box('keys', 'location.ISO6709'), box('ilst', place)),
)
const description = box('moov', box('mvhd', 'film'), track, box('udta', box('\u00a9xyz', place)))
const pixels = box('mdat', 'pictures and sounds')
const film = bytesOf(type, description, pixels, box('uuid', 'XMP ', place))

const cleaned = async (...parts: readonly BlobPart[]) => {
  const found = await movieWithoutPlaces(new Blob([...parts]))
  return found === null ? null : new Uint8Array(await new Blob(found).arrayBuffer())
}
const letters = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []))

test('a film keeps no places, and keeps its length', async () => {
  const clean = await cleaned(film)
  expect(clean).toHaveLength(film.length)
  for (const word of ['52.16', 'xyz', 'ISO6709', 'udta', 'XMP']) {
    expect(letters(film)).toContain(word)
    expect(letters(clean)).not.toContain(word)
  }
  for (const kept of ['mvhd', 'film', 'tkhd', 'track', 'pictures and sounds'])
    expect(letters(clean)).toContain(kept)
  expect(letters(clean).indexOf('pictures')).toBe(letters(film).indexOf('pictures'))
})

test('the description may stand behind the pictures, and a box may be of any length', async () => {
  const long = bytesOf(four(1), 'mdat', four(0), four(16 + 5), 'sound')
  expect(letters(await cleaned(bytesOf(type), long, bytesOf(description)))).not.toContain(place)
  const open = bytesOf(four(0), 'mdat', 'to the end')
  expect(letters(await cleaned(bytesOf(type, description), open))).toContain('to the end')
})

test('one that tells nothing is left as it is; one that cannot be read says so', async () => {
  expect(await cleaned(bytesOf(type, box('moov', box('mvhd', 'film')), pixels))).toBeNull()
  await expect(cleaned(film.slice(0, -3))).rejects.toThrow(RangeError)
  await expect(cleaned(bytesOf(type, four(4_000_000), 'moov'))).rejects.toThrow(RangeError)
})

test('films are told from pictures', () => {
  expect(isMovie(bytesOf(type))).toBe(true)
  expect(isMovie(bytesOf(box('wide')))).toBe(true)
  expect(isMovie(bytesOf(box('ftyp', 'heic')))).toBe(false)
  expect(isMovie(bytesOf('RIFF', four(0), 'WEBP'))).toBe(false)
})
