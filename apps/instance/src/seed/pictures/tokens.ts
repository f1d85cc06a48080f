import type { Drawing } from './svg.ts'
import { cat, loaf, otter, pixelFish, teacup } from './token-creatures.ts'
import { fern, jamJar, moonlight, tram, waves, weftMark } from './token-things.ts'

/** The drawings by name. */
export const TOKENS: Readonly<Record<string, () => Drawing>> = {
  tram,
  jamJar,
  cat,
  moonlight,
  pixelFish,
  weftMark,
  otter,
  loaf,
  teacup,
  fern,
  waves: () => waves(false),
  wavesAtDawn: () => waves(true),
}
