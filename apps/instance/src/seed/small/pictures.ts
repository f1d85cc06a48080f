import { bobbingFrames, EMOJI, REMOTE_EMOJI } from '../pictures/emoji.ts'
import { drawPortrait } from '../pictures/portraits.ts'
import { render, renderAnimation, type Picture } from '../pictures/render.ts'
import { SCENES, type SceneName } from '../pictures/scenes/index.ts'
import { drawFavicon, drawHorizon } from '../pictures/site.ts'
import { TOKENS } from '../pictures/tokens.ts'
import { createRandom, seedFrom } from '../random.ts'
import { drawWhistle } from '../sounds.ts'
import { handleOf } from './people.ts'
import type { Person, PictureUse } from './types.ts'

const AVATAR_PIXELS = 256
const HEADER_PIXELS = 1080
const EMOJI_PIXELS = 72
const CARD_PIXELS = 600
/** Longer side of the pictures of a post that has three or more. */
const TILE_PIXELS = 600
const TILES_FROM = 3

/** The pictures of one post, in order; those of a whole gallery are smaller. */
export function galleryPictures(uses: readonly PictureUse[]): Promise<Picture[]> {
  const width = uses.length >= TILES_FROM ? TILE_PIXELS : undefined
  return Promise.all(uses.map((use) => scenePicture(use, use.scene === 'pixelHarbour' ? undefined : width)))
}

/** An illustration; variants of a scene share its idea but not its chance. */
export function scenePicture(
  { scene, variant = 1, format = 'webp' }: PictureUse,
  width?: number,
): Promise<Picture> {
  const name = variant === 1 ? scene : `${scene}-${variant}`
  return render(name, () => SCENES[scene](createRandom(seedFrom(name))), {
    format,
    ...(width === undefined ? {} : { width }),
  })
}

export function cardPicture(scene: SceneName): Promise<Picture> {
  return scenePicture({ scene }, CARD_PIXELS)
}

export function avatarPicture({ avatar, username }: Person): Promise<Picture> | null {
  if (avatar === null) return null
  if ('face' in avatar)
    return render(`avatar-${username}`, () => drawPortrait(avatar.face), { width: AVATAR_PIXELS })
  const draw = TOKENS[avatar.token]
  if (draw === undefined) throw new Error(`There is no drawing called "${avatar.token}".`)
  return render(`avatar-${avatar.token}`, draw, { width: AVATAR_PIXELS })
}

export function headerPicture(person: Person): Promise<Picture> | null {
  const { header } = person
  if (header === undefined) return null
  if (typeof header === 'string') return scenePicture({ scene: header })
  return render(`header-${person.username}`, () => drawHorizon(seedFrom(handleOf(person)), header), {
    width: HEADER_PIXELS,
  })
}

export function faviconPicture(name: string): Promise<Picture> {
  return render(`favicon-${name}`, () => drawFavicon(name), { format: 'png', width: 64 })
}

/** The custom emoji of this server, those that stand still and the one that moves. */
export async function emojiPictures(): Promise<{ shortcode: string; pack: string; picture: Picture }[]> {
  const still = EMOJI.map(async ({ shortcode, pack, draw }) => ({
    shortcode,
    pack,
    picture: await render(shortcode, draw, { format: 'png', width: EMOJI_PIXELS }),
  }))
  const moving = renderAnimation('blobbob', bobbingFrames(), { width: EMOJI_PIXELS, delay: 90 })
  return [...(await Promise.all(still)), { shortcode: 'blobbob', pack: 'blobs', picture: await moving }]
}

export function remoteEmojiPicture(shortcode: string): Promise<Picture> {
  const draw = REMOTE_EMOJI[shortcode]
  if (draw === undefined) throw new Error(`No other server has an emoji called "${shortcode}".`)
  return render(`remote-${shortcode}`, draw, { format: 'png', width: EMOJI_PIXELS })
}

/** Files that are no still illustration. */
export function filePicture(name: 'whistle' | 'bobbing'): Promise<Picture> {
  if (name === 'whistle')
    return Promise.resolve({ bytes: drawWhistle(), mime: 'audio/wav', fileName: 'otter-song.wav' })
  return renderAnimation('bobbing', bobbingFrames(), { width: 360, delay: 110 })
}
