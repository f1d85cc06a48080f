import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMotion, judgeMotion } from './animated-bytes.ts'

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

const gifFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
const gifLoop = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]
const gif = (...parts: number[][]) =>
  Uint8Array.from([...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 9, 9, 9, 8, 8, 8, ...parts.flat(), 0x3b])

const webp = (chunk: string, flags: number) =>
  Uint8Array.from([
    ...ascii('RIFF'),
    0,
    0,
    0,
    0,
    ...ascii('WEBP'),
    ...ascii(chunk),
    10,
    0,
    0,
    0,
    flags,
    0,
    0,
    0,
  ])

const chunk = (name: string, data: number[] = []) => [
  ...u32(data.length),
  ...ascii(name),
  ...data,
  0,
  0,
  0,
  0,
]
const png = (...chunks: number[][]) => Uint8Array.from([0x89, ...ascii('PNG\r\n\x1a\n'), ...chunks.flat()])
const header = chunk(
  'IHDR',
  Array.from({ length: 13 }, () => 0),
)

describe('whether a picture moves, from its bytes', () => {
  test.each([
    ['a GIF of two frames', gif(gifFrame, gifFrame), 'GIF'],
    ['a GIF of one frame', gif(gifFrame), 'still'],
    ['a GIF of one frame that says it repeats', gif(gifLoop, gifFrame), 'still'],
    ['a WEBP with the animation bit', webp('VP8X', 0x02), 'WEBP'],
    ['a WEBP with another bit', webp('VP8X', 0x10), 'still'],
    ['a plain WEBP whose data look like the bit', webp('VP8 ', 0x02), 'still'],
    ['a PNG with frames', png(header, chunk('acTL'), chunk('IDAT')), 'APNG'],
    ['a PNG without', png(header, chunk('IDAT')), 'still'],
    ['a PNG that names frames after its data', png(header, chunk('IDAT'), chunk('acTL')), 'still'],
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'still'],
    ['a page in HTML', Uint8Array.from(ascii('<!doctype html><html></html>')), 'still'],
  ])('[MEDIA-22] %s', (_, bytes, verdict) => {
    expect(findMotion(bytes)).toBe(verdict)
  })

  test.each([
    ['GIF', gif(gifFrame, gifFrame)],
    ['WEBP', webp('VP8X', 0x02)],
    ['APNG', png(header, chunk('acTL'))],
  ])('[MEDIA-22] the beginning of a %s says yes or waits for more, never no', (format, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect([format, null]).toContain(findMotion(bytes.subarray(0, length)))
    }
  })

  test('[MEDIA-22] a GIF that is too long to read is judged by whether it repeats', () => {
    const frame = [...gifFrame.slice(0, 11), 255, ...Array.from({ length: 100 }, () => 1)]
    expect(judgeMotion(gif(gifLoop, frame).subarray(0, 120))).toBe('GIF')
    expect(judgeMotion(gif(frame).subarray(0, 120))).toBe('still')
  })

  test('any bytes have a verdict', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('GIF89a', 'RIFF0000WEBPVP8X', '\x89PNG\r\n\x1a\n'),
        fc.uint8Array(),
        (start, rest) => {
          const bytes = Uint8Array.from([...ascii(start), ...rest])
          expect(['GIF', 'WEBP', 'APNG', 'still']).toContain(judgeMotion(bytes))
        },
      ),
    )
  })
})
