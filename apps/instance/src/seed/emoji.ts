import * as v from 'valibot'
import { readData } from './data.ts'
import { render, renderAnimation, type Picture } from './render.ts'

const EMOJI_PIXELS = 72

/** The custom emoji of this server that stand still; each is drawn in `pictures/emoji`. */
export const EMOJI = readData(
  'emoji.json',
  v.array(v.strictObject({ shortcode: v.string(), pack: v.string() })),
)

/** The blob that bobs up and down. */
export function bobbing(width: number, delay: number): Promise<Picture> {
  return renderAnimation(
    [1, 2, 3, 4, 3, 2].map((frame) => `bobbing/${frame}`),
    { width, delay },
  )
}

export function emojiPicture(shortcode: string): Promise<Picture> {
  return render(`emoji/${shortcode}`, { format: 'png', width: EMOJI_PIXELS })
}

/** An emoji that another server brings along. */
export function remoteEmojiPicture(shortcode: string): Promise<Picture> {
  return render(`remote-emoji/${shortcode}`, { format: 'png', width: EMOJI_PIXELS })
}

/** The custom emoji of this server, those that stand still and the one that moves. */
export async function emojiPictures(): Promise<{ shortcode: string; pack: string; picture: Picture }[]> {
  const still = EMOJI.map(async ({ shortcode, pack }) => ({
    shortcode,
    pack,
    picture: await emojiPicture(shortcode),
  }))
  const moving = bobbing(EMOJI_PIXELS, 90)
  return [...(await Promise.all(still)), { shortcode: 'blobbob', pack: 'blobs', picture: await moving }]
}
