import { circle, define, ellipse, linear, mix, rectangle, shape, stroke, type Drawing } from './svg.ts'
import { backHair, frontHair, type HairStyle } from './hair.ts'

export interface Portrait {
  background: readonly [string, string]
  skin: string
  hair: string
  style: HairStyle
  /** Colour of a beanie, a flat cap or a headscarf. */
  hat?: string
  clothes: string
  collar?: 'round' | 'shirt' | 'scarf' | 'dungarees' | 'rollneck'
  /** Colour of the scarf, the shirt under dungarees or the frames' accent. */
  accent?: string
  glasses?: 'round' | 'square'
  beard?: 'full' | 'moustache'
  earrings?: string
  freckles?: boolean
  mouth?: 'smile' | 'grin' | 'calm'
}

const INK = '#2a1f24'

function shoulders({ clothes, collar = 'round', accent = '#f4ead6', skin }: Portrait): string {
  const body = shape('M14 132C15 106 34 97 52 95H76C94 97 113 106 114 132Z', clothes)
  const neck = shape('M54 78H74V94C74 101 69 105 64 105S54 101 54 94Z', skin)
  const shade = shape('M54 84C60 91 68 91 74 84V90C68 97 60 97 54 90Z', mix(skin, '#4a1d1a', 0.22))
  if (collar === 'rollneck') return body + rectangle(51, 84, 26, 17, mix(clothes, '#000000', 0.14), { rx: 6 })
  if (collar === 'scarf') {
    return (
      body +
      neck +
      shape('M45 88C52 97 76 97 83 88L87 99C80 109 48 109 41 99Z', accent) +
      shape('M72 99L86 98L90 126H76Z', mix(accent, '#000000', 0.12))
    )
  }
  if (collar === 'shirt') {
    return (
      body +
      neck +
      shade +
      shape('M52 92L64 106L50 113L44 97Z', accent) +
      shape('M76 92L64 106L78 113L84 97Z', mix(accent, '#000000', 0.06))
    )
  }
  if (collar === 'dungarees') {
    const shirt = shape('M14 132C15 106 34 97 52 95H76C94 97 113 106 114 132Z', accent)
    const bib = shape('M44 112H84V132H44Z', clothes) + stroke('M47 114L41 97M81 114L87 97', clothes, 7)
    return shirt + neck + shade + bib + circle(48, 115, 2, '#f2d98a') + circle(80, 115, 2, '#f2d98a')
  }
  return body + neck + shade + stroke('M51 95C53 111 75 111 77 95', mix(clothes, '#000000', 0.18), 3)
}

function face({ skin, freckles = false, mouth = 'smile', hair, beard }: Portrait): string {
  const blush = mix(skin, '#e0485a', 0.34)
  const parts = [
    ellipse(40.5, 64, 4.5, 6, mix(skin, '#7a2e26', 0.12)),
    ellipse(87.5, 64, 4.5, 6, mix(skin, '#7a2e26', 0.12)),
    shape('M41 54C41 36 51 29 64 29S87 36 87 54C87 78 78 90 64 90S41 78 41 54Z', skin),
    circle(49, 70, 5.2, blush, { opacity: 0.55 }),
    circle(79, 70, 5.2, blush, { opacity: 0.55 }),
  ]
  if (beard === 'full') {
    parts.push(
      shape(
        'M41 58C43 64 47 66 52 66C57 64 60 69 64 69S71 64 76 66C81 66 85 64 87 58C89 82 79 96 64 96S39 82 41 58Z',
        hair,
      ),
    )
  }
  parts.push(
    ellipse(54, 59, 2.7, 3.5, INK),
    ellipse(74, 59, 2.7, 3.5, INK),
    circle(54.9, 57.8, 0.9, '#ffffff'),
    circle(74.9, 57.8, 0.9, '#ffffff'),
  )
  parts.push(
    stroke(
      'M49.500 51.800C52 50 56 50 58 51.500M70 51.500C72 50 76 50 78.500 51.800',
      mix(hair, '#1c1416', 0.3),
      1.8,
    ),
  )
  parts.push(stroke('M64 61C65.500 64 66 66 63 67', mix(skin, '#5b2119', 0.35), 1.6))
  if (freckles)
    for (const [x, y] of [
      [47, 67],
      [51, 69],
      [49, 72],
      [77, 69],
      [81, 67],
      [79, 72],
    ] as const)
      parts.push(circle(x, y, 0.8, mix(skin, '#7a3a1e', 0.55)))
  if (mouth === 'grin')
    parts.push(
      shape('M56 74H72C71 81 68 83 64 83S57 81 56 74Z', '#7a2430'),
      shape('M57.500 74H70.500L70 77H58Z', '#ffffff'),
    )
  else if (mouth === 'calm') parts.push(stroke('M58 76.500C62 78 66 78 70 76.500', '#8c3a38', 2))
  else parts.push(stroke('M57 75C60 80 68 80 71 75', '#8c3a38', 2.1))
  if (beard === 'moustache')
    parts.push(shape('M64 70C60 67 53 69 51 74C56 77 61 76 64 73C67 76 72 77 77 74C75 69 68 67 64 70Z', hair))
  return parts.join('')
}

function spectacles(kind: Portrait['glasses']): string {
  if (kind === undefined) return ''
  const frame = '#33262b'
  const lens = { 'stroke-width': 2.2, stroke: frame, 'fill-opacity': 0.22 }
  const bridge = stroke('M62 58.500C63 57.500 65 57.500 66 58.500M45 57L41 56M83 57L87 56', frame, 2.2)
  if (kind === 'square')
    return (
      rectangle(45.5, 52, 16.5, 13, '#ffffff', { rx: 4, ...lens }) +
      rectangle(66, 52, 16.5, 13, '#ffffff', { rx: 4, ...lens }) +
      bridge
    )
  return circle(53.8, 59, 8.3, '#ffffff', lens) + circle(74.2, 59, 8.3, '#ffffff', lens) + bridge
}

/** The head and shoulders of an invented person, 128 × 128. */
export function drawPortrait(portrait: Portrait): Drawing {
  const [from, to] = portrait.background
  const earrings =
    portrait.earrings === undefined
      ? ''
      : circle(40, 73, 3.4, portrait.earrings) + circle(88, 73, 3.4, portrait.earrings)
  const body = [
    define(
      linear(
        'sky',
        [
          [0, from],
          [1, to],
        ],
        0.4,
        1,
      ),
    ),
    rectangle(0, 0, 128, 128, 'url(#sky)'),
    backHair(portrait.style, portrait.hair, portrait.hat),
    shoulders(portrait),
    face(portrait),
    frontHair(portrait.style, portrait.hair, portrait.hat),
    spectacles(portrait.glasses),
    earrings,
  ]
  return { width: 128, height: 128, body: body.join('') }
}
