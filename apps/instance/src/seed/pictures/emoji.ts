import { group, rectangle, shape, stroke, type Drawing } from './svg.ts'
import { blob, emoji } from './blob.ts'
import { BLOBS } from './emoji-blobs.ts'
import { THINGS } from './emoji-things.ts'

export interface EmojiDrawing {
  shortcode: string
  pack: 'blobs' | 'fen'
  draw: () => Drawing
}

/** Every custom emoji of this server. */
export const EMOJI: readonly EmojiDrawing[] = [
  ...Object.entries(BLOBS).map(([shortcode, draw]) => ({ shortcode, pack: 'blobs' as const, draw })),
  ...Object.entries(THINGS).map(([shortcode, draw]) => ({ shortcode, pack: 'fen' as const, draw })),
]

/** Emoji other servers bring along, by shortcode. */
export const REMOTE_EMOJI: Readonly<Record<string, () => Drawing>> = {
  warp: () =>
    emoji(
      rectangle(2, 2, 60, 60, '#b5446a', { rx: 14 }),
      stroke('M18 12V52M32 12V52M46 12V52M12 22H52M12 42H52', '#ffffff', 6),
    ),
  glaze: () =>
    emoji(
      shape('M10 16H54C58 40 48 60 32 60S6 40 10 16Z', '#e6d7b8'),
      shape(
        'M10 16H54C54 24 52 28 48 28C44 28 46 40 41 40S38 30 33 30S30 46 25 46S22 28 17 28C12 28 10 24 10 16Z',
        '#3f6f86',
      ),
    ),
  sphagnum: () => blob({ colour: '#8fb35a', eyes: 'happy' }),
  buch: () =>
    emoji(
      shape('M6 14C16 8 26 8 32 14V56C26 50 16 50 6 56Z', '#c9533f'),
      shape('M58 14C48 8 38 8 32 14V56C38 50 48 50 58 56Z', '#a83f30'),
      stroke(
        'M13 22C18 20 23 20 27 22M13 30C18 28 23 28 27 30M37 22C41 20 46 20 51 22M37 30C41 28 46 28 51 30',
        '#f7e3d0',
        2.5,
      ),
    ),
}

/** The frames of `blobbob`, the one that moves. */
export function bobbingFrames(): Drawing[] {
  return [0, 2, 5, 7, 5, 2].map((lift, index) =>
    emoji(group(`translate(4 ${9 - lift}) scale(0.86)`, blob({ eyes: index === 3 ? 'happy' : 'open' }).body)),
  )
}

/** A generated emoji for measurements; `index` decides its colour and face. */
export function numberedEmoji(index: number): Drawing {
  const colours = ['#f6c945', '#8fd0cb', '#f2a07a', '#b7a0e0', '#9ec1d6', '#a9cc7a', '#f2b3c4', '#d9c08a']
  const eyes = ['open', 'shut', 'happy', 'wide', 'side', 'sleepy'] as const
  const mouths = ['smile', 'open', 'flat', 'sad', 'small'] as const
  return blob({
    colour: colours[index % 8] ?? '#f6c945',
    eyes: eyes[index % 6] ?? 'open',
    mouth: mouths[index % 5] ?? 'smile',
  })
}
