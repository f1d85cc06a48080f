import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dataFile } from '../../src/seed/data.ts'
import { EMOJI, emojiPictures } from '../../src/seed/emoji.ts'
import { galleryPictures } from '../../src/seed/gallery.ts'
import { render } from '../../src/seed/render.ts'
import { KNOWN_HOSTS, PEOPLE } from '../../src/seed/small/people.ts'
import { avatarPicture, headerPicture, readSound } from '../../src/seed/small/pictures.ts'
import { planSmallWorld } from '../../src/seed/small/plan.ts'
import { findXmlFault } from './support/xml.ts'

const drawings = readdirSync(dataFile('pictures'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.replaceAll('\\', '/').slice(0, -'.svg'.length))
const sizeOf = async (bytes: Uint8Array | undefined) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

describe('drawings', () => {
  it('each is a whole SVG document without text or foreign addresses', () => {
    const faults = drawings.flatMap((name) => {
      const svg = readFileSync(dataFile(`pictures/${name}.svg`), 'utf8')
      const found = [
        findXmlFault(svg),
        /^<svg [^>]*\bwidth="\d+" height="\d+">/.test(svg) ? null : 'no size',
        /NaN|undefined|Infinity|<text|https?:\/\/(?!www\.w3\.org\/2000\/svg)/.exec(svg)?.[0] ?? null,
      ]
      return found.flatMap((fault) => (fault === null ? [] : [`${name}: ${fault}`]))
    })
    expect(drawings.length).toBeGreaterThan(250)
    expect(faults).toEqual([])
  })

  it('each is used by the small world, and what it uses is there', () => {
    const inFolder = (folder: string) => drawings.filter((name) => name.startsWith(`${folder}/`)).toSorted()
    const once = (names: string[]) => [...new Set(names)].toSorted()
    const { posts } = planSmallWorld()
    const headers = PEOPLE.flatMap(({ header }) => (header === undefined ? [] : [header]))
    const scenes = posts.flatMap(({ pictures = [], card }) => [
      ...pictures.map(({ file }) => file),
      ...(card?.picture === undefined ? [] : [card.picture]),
    ])
    expect(inFolder('avatars')).toEqual(
      once(PEOPLE.flatMap(({ avatar }) => (avatar === null ? [] : [`avatars/${avatar}`]))),
    )
    expect([...inFolder('headers'), ...inFolder('scenes')]).toEqual(
      once([...headers, ...scenes.map((file) => `scenes/${file}`)]),
    )
    expect(inFolder('favicons')).toEqual(once(KNOWN_HOSTS.map(({ favicon }) => `favicons/${favicon}`)))
    expect(inFolder('emoji')).toEqual(once(EMOJI.map(({ shortcode }) => `emoji/${shortcode}`)))
  })
})

describe('pictures', () => {
  it('a scene is written in its own size, another variant has other pixels', async () => {
    const picture = await render('scenes/quilt')
    expect(picture.mime).toBe('image/webp')
    expect(await sizeOf(picture.bytes)).toEqual([720, 720])
    const other = await render('scenes/quilt-3')
    expect(Buffer.from(other.bytes).equals(Buffer.from(picture.bytes))).toBe(false)
  })

  it('those of a gallery are made smaller, never larger', async () => {
    const gallery = await galleryPictures(['quilt', 'range', 'pixel-harbour'].map((file) => ({ file })))
    expect(await Promise.all(gallery.map(({ bytes }) => sizeOf(bytes)))).toEqual([
      [600, 600],
      [600, 200],
      [128, 96],
    ])
  })

  it('asking twice draws once', async () => {
    expect(await render('scenes/range')).toBe(await render('scenes/range'))
  })

  it('everybody but the newcomer has a square avatar, no two people the same', async () => {
    const avatars = await Promise.all(PEOPLE.map(avatarPicture))
    expect(PEOPLE.filter((_, index) => avatars[index] === null).map(({ username }) => username)).toEqual([
      'moth',
    ])
    const shown = avatars.filter((avatar) => avatar !== null)
    for (const { bytes } of shown) expect(await sizeOf(bytes)).toEqual([256, 256])
    expect(new Set(shown.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(shown.length)
  })

  it('headers are wider than high, unless a scene stands in', async () => {
    const own = PEOPLE.filter(({ header }) => header?.startsWith('headers/'))
    expect(own.length).toBeGreaterThan(5)
    for (const person of own) expect(await sizeOf((await headerPicture(person))?.bytes)).toEqual([1080, 360])
  })

  it('custom emoji are small files with shortcodes of their own, and one of them moves', async () => {
    const emoji = await emojiPictures()
    expect(new Set(emoji.map(({ shortcode }) => shortcode)).size).toBe(EMOJI.length + 1)
    expect(Math.max(...emoji.map(({ picture }) => picture.bytes.length))).toBeLessThan(20_000)
    const moving = emoji.find(({ shortcode }) => shortcode === 'blobbob')
    expect((await sharp(moving?.picture.bytes, { animated: true }).metadata()).pages).toBe(6)
  })
})

it('the whistle is a WAV file of about two seconds', async () => {
  const { bytes, mime } = await readSound('otter-song')
  const file = Buffer.from(bytes)
  expect(mime).toBe('audio/wav')
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE'])
  expect(file.readUInt32LE(40) / file.readUInt32LE(28)).toBeCloseTo(1.82, 1)
})
