import { findXmlFault } from './support/xml.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { EMOJI } from '../../src/seed/pictures/emoji.ts'
import { SCENES } from '../../src/seed/pictures/scenes/index.ts'
import { documentOf } from '../../src/seed/pictures/svg.ts'
import { createRandom } from '../../src/seed/random.ts'
import { PEOPLE } from '../../src/seed/small/people.ts'
import {
  avatarPicture,
  emojiPictures,
  filePicture,
  headerPicture,
  scenePicture,
} from '../../src/seed/small/pictures.ts'

describe('pictures drawn by code', () => {
  it.for(Object.entries(SCENES))(
    '%s is a whole SVG document without text or foreign addresses',
    ([, draw]) => {
      const svg = documentOf(draw(createRandom(1)))
      expect(findXmlFault(svg)).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
      expect(documentOf(draw(createRandom(1)))).toBe(svg)
    },
  )

  it('a scene is written in its own size, another variant has other pixels', async () => {
    const picture = await scenePicture({ scene: 'quilt' })
    expect(picture.mime).toBe('image/webp')
    const { width, height, format } = await sharp(picture.bytes).metadata()
    expect([width, height, format]).toEqual([720, 720, 'webp'])
    const other = await scenePicture({ scene: 'quilt', variant: 2 })
    expect(Buffer.from(other.bytes).equals(Buffer.from(picture.bytes))).toBe(false)
  })

  it('asking twice draws once', async () => {
    expect(await scenePicture({ scene: 'range' })).toBe(await scenePicture({ scene: 'range' }))
  })

  it('everybody but the newcomer has a square avatar, no two people the same', async () => {
    const avatars = await Promise.all(PEOPLE.map(avatarPicture))
    expect(PEOPLE.filter((_, index) => avatars[index] === null).map(({ username }) => username)).toEqual([
      'moth',
    ])
    const shown = avatars.filter((avatar) => avatar !== null)
    for (const { bytes } of shown) {
      const { width, height } = await sharp(bytes).metadata()
      expect(width).toBe(height)
    }
    expect(new Set(shown.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(shown.length)
  })

  it('headers are wider than high, unless a scene stands in', async () => {
    const drawn = PEOPLE.filter(({ header }) => typeof header === 'object')
    expect(drawn.length).toBeGreaterThan(5)
    for (const person of drawn) {
      const { width, height } = await sharp((await headerPicture(person))?.bytes).metadata()
      expect(width / height).toBeCloseTo(3, 1)
    }
  })

  it('custom emoji are small files with shortcodes of their own, and one of them moves', async () => {
    const emoji = await emojiPictures()
    expect(new Set(emoji.map(({ shortcode }) => shortcode)).size).toBe(EMOJI.length + 1)
    expect(Math.max(...emoji.map(({ picture }) => picture.bytes.length))).toBeLessThan(20_000)
    const moving = emoji.find(({ shortcode }) => shortcode === 'blobbob')
    expect((await sharp(moving?.picture.bytes, { animated: true }).metadata()).pages).toBe(6)
  })

  it('the whistle is a WAV file of about two seconds', async () => {
    const { bytes, mime } = await filePicture('whistle')
    const file = Buffer.from(bytes)
    expect(mime).toBe('audio/wav')
    expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE'])
    expect(file.readUInt32LE(40) / file.readUInt32LE(28)).toBeCloseTo(1.82, 1)
  })
})
