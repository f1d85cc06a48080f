import { circle, ellipse, mix, rectangle, shape, stroke } from './svg.ts'

export type HairStyle =
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'crop'
  | 'cloud'
  | 'braid'
  | 'bald'
  | 'shaggy'
  | 'headscarf'
  | 'beanie'
  | 'parting'
  | 'ponytail'
  | 'flatcap'
  | 'locs'
  | 'spikes'

interface HairParts {
  back?: (colour: string, hair: string) => string
  front?: (colour: string) => string
}

const darker = (colour: string): string => mix(colour, '#000000', 0.18)
const lighter = (colour: string): string => mix(colour, '#ffffff', 0.13)
const FRINGE = 'M39 60C36 36 48 25 64 25S92 36 89 60C87 50 82 45 76 42C66 47 52 48 46 46C42 49 40 54 39 60Z'
const SHORT_TOP =
  'M40 56C36 34 49 23 65 24C82 24 91 36 88 56C86 48 83 44 79 42C68 43 58 41 52 38C45 42 42 48 40 56Z'

function puffs(points: readonly (readonly [number, number, number])[], colour: string): string {
  return points.map(([x, y, r]) => circle(x, y, r, colour)).join('')
}

const STYLES: Record<HairStyle, HairParts> = {
  bob: {
    back: (colour) =>
      shape('M33 84C28 40 40 20 64 20S100 40 95 84C90 90 80 88 78 82H50C48 88 38 90 33 84Z', darker(colour)),
    front: (colour) =>
      shape(FRINGE, colour) +
      shape('M39 52C34 62 33 76 35 86C40 86 43 82 43 76C42 68 41 60 42 52Z', colour) +
      shape('M89 52C94 62 95 76 93 86C88 86 85 82 85 76C86 68 87 60 86 52Z', colour),
  },
  long: {
    back: (colour) => shape('M30 112C26 84 28 20 64 20S102 84 98 112C88 118 40 118 30 112Z', darker(colour)),
    front: (colour) =>
      shape('M39 66C34 38 46 24 64 24S94 38 89 66C88 52 80 44 66 38C58 46 44 48 39 66Z', colour),
  },
  bun: {
    back: (colour) =>
      circle(64, 19, 14, darker(colour)) + shape('M36 66C32 38 44 22 64 22S96 38 92 66Z', darker(colour)),
    front: (colour) =>
      shape('M39 60C36 38 48 25 64 25S92 38 89 60C87 48 78 41 64 41S41 48 39 60Z', colour) +
      stroke('M54 16C60 12 68 12 74 16', lighter(colour), 2.5),
  },
  curls: {
    back: (colour) =>
      puffs(
        [
          [38, 62, 12],
          [36, 78, 11],
          [40, 92, 10],
          [90, 62, 12],
          [92, 78, 11],
          [88, 92, 10],
          [44, 40, 15],
          [84, 40, 15],
          [64, 30, 18],
        ],
        darker(colour),
      ),
    front: (colour) =>
      puffs(
        [
          [44, 42, 9],
          [53, 35, 9],
          [64, 32, 10],
          [75, 35, 9],
          [84, 42, 9],
          [39, 52, 6],
          [89, 52, 6],
        ],
        colour,
      ) +
      puffs(
        [
          [51, 33, 3],
          [66, 29, 3.5],
          [80, 37, 3],
        ],
        lighter(colour),
      ),
  },
  crop: {
    front: (colour) =>
      shape(
        'M40 52C37 34 48 25 64 25S91 34 88 52C87 45 84 41 80 39C70 37 58 37 48 39C44 41 41 45 40 52Z',
        colour,
      ),
  },
  cloud: {
    back: (colour) =>
      puffs(
        [
          [42, 40, 20],
          [86, 40, 20],
          [64, 26, 22],
          [35, 58, 15],
          [93, 58, 15],
          [40, 74, 11],
          [88, 74, 11],
        ],
        colour,
      ),
    front: (colour) => shape('M38 56C36 34 48 25 64 25S92 34 90 56C86 45 77 40 64 40S42 45 38 56Z', colour),
  },
  braid: {
    back: (colour) => shape('M36 70C32 38 44 22 64 22S96 38 92 70Z', darker(colour)),
    front: (colour) =>
      shape(FRINGE, colour) +
      shape('M84 50C92 54 96 66 97 80H88C88 70 86 60 84 50Z', darker(colour)) +
      [80, 91, 102, 112]
        .map((y, index) =>
          ellipse(93 - index, y, 7.5 - index, 7.2, index % 2 === 0 ? colour : lighter(colour)),
        )
        .join('') +
      rectangle(86.5, 117, 7, 4, '#e9a23b', { rx: 2 }),
  },
  bald: {
    front: (colour) => stroke('M41 60C39 54 39.500 48 41 44M87 60C89 54 88.500 48 87 44', colour, 3.4),
  },
  shaggy: {
    back: (colour) =>
      shape('M33 80L31 62L36 40C42 24 52 21 64 21S86 24 92 40L97 62L95 80L88 72H40Z', darker(colour)),
    front: (colour) =>
      shape(
        'M38 62C36 36 48 23 66 24C84 25 93 38 90 62L86 50L81 54L79 44L70 49L66 41L56 49L52 43L46 54L43 49Z',
        colour,
      ),
  },
  headscarf: {
    back: (colour) => shape('M30 104C26 40 40 17 64 17S102 40 98 104C90 118 38 118 30 104Z', darker(colour)),
    front: (colour) =>
      shape(
        'M64 20C40 20 32 44 35 74C36 92 48 104 64 104S92 92 93 74C96 44 88 20 64 20ZM64 33C78 33 85 42 85 56C85 76 77 88 64 88S43 76 43 56C43 42 50 33 64 33Z',
        colour,
        { 'fill-rule': 'evenodd' },
      ) + stroke('M42 84C50 100 74 104 90 92', lighter(colour), 2.5),
  },
  beanie: {
    back: (_, hair) => shape('M37 78C35 66 37 54 40 46H88C91 54 93 66 91 78L86 62H42Z', hair),
    front: (colour) =>
      shape('M38 46C36 22 50 13 64 13S92 22 90 46Z', colour) +
      rectangle(35, 39, 58, 12, lighter(colour), { rx: 6 }) +
      circle(64, 12, 6, lighter(colour)) +
      stroke('M50 38V20M64 38V17M78 38V20', darker(colour), 1.6, { opacity: 0.6 }),
  },
  parting: {
    front: (colour) => shape(SHORT_TOP, colour) + stroke('M54 36C62 33 74 33 82 40', lighter(colour), 2.2),
  },
  ponytail: {
    back: (colour) =>
      shape('M84 34C104 30 110 52 104 74C102 84 94 88 92 82C98 66 96 52 84 46Z', darker(colour)),
    front: (colour) =>
      shape('M39 58C36 36 48 24 64 24S92 36 89 58C86 47 77 40 64 40S42 47 39 58Z', colour) +
      circle(87, 38, 4, '#e9a23b'),
  },
  flatcap: {
    back: (_, hair) => shape('M38 72C36 60 38 50 40 44H88C90 50 92 60 90 72L86 60H42Z', hair),
    front: (colour) =>
      shape('M37 42C38 24 52 17 68 18C84 19 92 30 91 42Z', colour) +
      shape('M34 44C42 36 62 35 76 40C70 46 48 49 36 48C33 47 33 45 34 44Z', darker(colour)) +
      circle(68, 18, 2.4, darker(colour)),
  },
  locs: {
    back: (colour) =>
      [34, 41, 88, 95]
        .map((x, index) =>
          stroke(
            `M64 26C${x} 34 ${x} 60 ${x} ${92 + (index % 2) * 7}`,
            index % 2 === 0 ? colour : lighter(colour),
            8.5,
          ),
        )
        .join('') + shape('M36 60C32 34 46 20 64 20S96 34 92 60Z', darker(colour)),
    front: (colour) =>
      [46, 54, 62, 70, 78, 85]
        .map((x, index) =>
          stroke(
            `M64 24C${56 + index * 3} 26 ${x} 32 ${x - 3} ${42 - (index % 2) * 3}`,
            index % 2 === 0 ? colour : lighter(colour),
            7,
          ),
        )
        .join(''),
  },
  spikes: {
    front: (colour) =>
      shape(
        'M40 56L36 40L43 42L42 27L52 32L57 18L65 29L75 19L78 31L89 28L86 42L92 42L88 56C86 48 82 44 76 42C66 45 54 44 48 42C44 45 41 50 40 56Z',
        colour,
      ),
  },
}

/** What lies behind the head; hats and scarves take `hat`, hair takes `hair`. */
export function backHair(style: HairStyle, hair: string, hat = hair): string {
  return STYLES[style].back?.(hat, hair) ?? ''
}

/** What falls over the forehead, or the hat. */
export function frontHair(style: HairStyle, hair: string, hat = hair): string {
  return STYLES[style].front?.(hat) ?? ''
}
