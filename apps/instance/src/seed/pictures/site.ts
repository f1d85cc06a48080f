import { createRandom } from '../random.ts'
import {
  circle,
  define,
  element,
  group,
  linear,
  rectangle,
  ridge,
  shape,
  stroke,
  type Drawing,
} from './svg.ts'
import { geese, glints, reeds } from './scenes/parts.ts'

/** A wide header: sky, hills and water in given colours. */
export interface Horizon {
  sky: readonly [string, string, string]
  hills: readonly [string, string]
  water?: string
  sun?: string
  birds?: string
  /** Where the sun stands: 0 left, 1 right. */
  sunAt?: number
}

export function drawHorizon(
  seed: number,
  { sky, hills, water, sun, birds, sunAt = 0.7 }: Horizon,
  width = 1200,
  height = 400,
): Drawing {
  const random = createRandom(seed)
  const shore = height * 0.72
  const bottom = height
  return {
    width,
    height,
    body: [
      define(
        linear('sky', [
          [0, sky[0]],
          [0.6, sky[1]],
          [1, sky[2]],
        ]),
      ),
      rectangle(0, 0, width, height, 'url(#sky)'),
      sun === undefined
        ? ''
        : circle(width * sunAt, shore - height * 0.14, height * 0.3, sun, { opacity: 0.22 }) +
          circle(width * sunAt, shore - height * 0.14, height * 0.1, sun),
      shape(ridge(random, { width, bottom, y: shore - 34, swing: 26, roughness: 9 }), hills[0], {
        opacity: 0.75,
      }),
      shape(ridge(random, { width, bottom, y: shore, swing: 16, roughness: 7 }), hills[1]),
      water === undefined
        ? ''
        : rectangle(0, shore + 14, width, height, water) +
          glints(random, 60, width * sunAt, width * 0.2, shore + 20, height, sun ?? '#ffffff', 0.6) +
          reeds(random, 0, width * 0.34, height, 46, height * 0.3, hills[1]),
      birds === undefined ? '' : geese(random, width * 0.5, height * 0.2, 9, height * 0.032, birds),
    ].join(''),
  }
}

const ICONS: Readonly<Record<string, readonly [string, string]>> = {
  loomtown: ['#b5446a', stroke('M11 6V26M16 6V26M21 6V26M6 11H26M6 21H26', '#ffffff', 2.6)],
  kilncafe: [
    '#cf6a3a',
    shape('M8 24V16C8 9 24 9 24 16V24Z', '#fff1dc') + shape('M13 24V18C13 15 19 15 19 18V24Z', '#8a3a1a'),
  ],
  boggarden: [
    '#5f8f4e',
    shape('M16 5C24 10 24 20 16 27C8 20 8 10 16 5Z', '#eaf3d8') + stroke('M16 10V24', '#5f8f4e', 1.8),
  ],
  tidewrack: [
    '#2f62a8',
    stroke('M5 13C9 9 12 9 16 13S23 17 27 13M5 21C9 17 12 17 16 21S23 25 27 21', '#ffffff', 3),
  ],
  buecherei: [
    '#3d4a6b',
    shape('M6 9C10 7 14 7 16 9V25C14 23 10 23 6 25Z', '#f4e2a8') +
      shape('M26 9C22 7 18 7 16 9V25C18 23 22 23 26 25Z', '#e7c766'),
  ],
}

/** The small sign of a remote server, 32 × 32. */
export function drawFavicon(name: string): Drawing {
  const [colour, sign] = ICONS[name] ?? ['#6b7280', circle(16, 16, 7, '#ffffff')]
  return { width: 32, height: 32, body: rectangle(0, 0, 32, 32, colour, { rx: 8 }) + sign }
}

/** The sign of this server: a heron's reed and a rising moon. */
export function drawEmblem(size = 128): Drawing {
  const body = [
    define(
      linear('pond', [
        [0, '#12717c'],
        [1, '#0b3f49'],
      ]),
    ),
    rectangle(0, 0, 64, 64, 'url(#pond)', { rx: 15 }),
    circle(40, 24, 11, '#ffd9a0'),
    stroke('M8 46C16 41 24 41 32 46S48 51 56 46', '#d5ecea', 3.6),
    stroke('M8 54C16 49 24 49 32 54S48 59 56 54', '#7fb9b8', 3),
    stroke('M20 44C20 32 18 22 22 12M28 44C28 34 30 28 34 22', '#f4fbf9', 3),
    group(
      'translate(22 13) rotate(8)',
      element('rect', { x: -3.2, y: -8, width: 6.4, height: 14, rx: 3.2, fill: '#ff9a4d' }),
    ),
  ]
  return { width: size, height: size, body: group(`scale(${size / 64})`, ...body) }
}

/** Who has not chosen a picture yet. */
export function drawDefaultAvatar(): Drawing {
  return {
    width: 256,
    height: 256,
    body:
      define(
        linear('plain', [
          [0, '#cfdedd'],
          [1, '#8fb0b0'],
        ]),
      ) +
      rectangle(0, 0, 256, 256, 'url(#plain)') +
      circle(128, 104, 50, '#f4f8f7') +
      shape('M36 256C38 196 78 170 128 170S218 196 220 256Z', '#f4f8f7') +
      stroke('M112 104H112.100M144 104H144.100', '#7f9d9d', 12) +
      stroke('M114 124C122 132 134 132 142 124', '#7f9d9d', 6),
  }
}

export const DEFAULT_BANNER: Horizon = {
  sky: ['#5f8f98', '#a9c6c2', '#efe2c4'],
  hills: ['#7fa39d', '#4f7d7c'],
  water: '#8fb3ae',
  sun: '#fff3d6',
}
export const THUMBNAIL: Horizon = {
  sky: ['#1f5560', '#7fb0ac', '#f5d9a6'],
  hills: ['#5d8f8c', '#2a5a60'],
  water: '#a9c0b0',
  sun: '#fff3d0',
  birds: '#173f48',
  sunAt: 0.62,
}
