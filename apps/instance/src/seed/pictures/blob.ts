import { circle, ellipse, group, mix, shape, stroke, type Drawing } from './svg.ts'

/** A round face: the same body, other eyes, another mouth, something in its hand. */
interface Blob {
  colour?: string
  eyes?: 'open' | 'shut' | 'happy' | 'wide' | 'side' | 'sleepy'
  mouth?: 'smile' | 'open' | 'flat' | 'sad' | 'small' | 'none'
  /** Drawn over the body. */
  prop?: string
  /** The prop reaches over the edge: everything is drawn smaller. */
  needsRoom?: boolean
}

const INK = '#4a3216'
const SIZE = 64

/** A square of 64 × 64. */
export function emoji(...body: string[]): Drawing {
  return { width: SIZE, height: SIZE, body: body.join('') }
}

function eyesOf(kind: Blob['eyes']): string {
  if (kind === 'shut') return stroke('M17 31C20 34 24 34 27 31M37 31C40 34 44 34 47 31', INK, 3)
  if (kind === 'happy') return stroke('M17 32C20 27 24 27 27 32M37 32C40 27 44 27 47 32', INK, 3)
  if (kind === 'wide')
    return (
      circle(22, 29, 6.5, '#ffffff') +
      circle(42, 29, 6.5, '#ffffff') +
      circle(22, 29, 3, INK) +
      circle(42, 29, 3, INK)
    )
  if (kind === 'side')
    return (
      circle(22, 29, 6, '#ffffff') +
      circle(42, 29, 6, '#ffffff') +
      circle(25, 29, 3, INK) +
      circle(45, 29, 3, INK)
    )
  if (kind === 'sleepy')
    return stroke('M17 30H27M37 30H47', INK, 3) + circle(22, 32, 2.6, INK) + circle(42, 32, 2.6, INK)
  return (
    ellipse(22, 30, 3.8, 5, INK) +
    ellipse(42, 30, 3.8, 5, INK) +
    circle(23.3, 28.3, 1.3, '#ffffff') +
    circle(43.3, 28.3, 1.3, '#ffffff')
  )
}

function mouthOf(kind: Blob['mouth']): string {
  if (kind === 'open')
    return shape('M24 39H40C40 48 36 51 32 51S24 48 24 39Z', '#8a3330') + ellipse(32, 48, 5, 3, '#e8797c')
  if (kind === 'flat') return stroke('M25 43H39', INK, 3)
  if (kind === 'sad') return stroke('M24 46C28 40 36 40 40 46', INK, 3)
  if (kind === 'small') return ellipse(32, 43, 3, 3.6, INK)
  if (kind === 'none') return ''
  return stroke('M23 40C27 47 37 47 41 40', INK, 3)
}

export function blob({ colour = '#f6c945', eyes, mouth, prop = '', needsRoom = false }: Blob): Drawing {
  const body =
    shape('M32 6C50 6 58 18 58 36C58 52 50 59 32 59S6 52 6 36C6 18 14 6 32 6Z', colour) +
    shape(
      'M32 59C50 59 58 52 58 36C58 33 57.700 30 57 27C56 46 46 52 32 52S8 46 7 27C6.300 30 6 33 6 36C6 52 14 59 32 59Z',
      mix(colour, '#a3541a', 0.22),
    )
  const cheeks =
    circle(14, 40, 4, '#ee8a5e', { opacity: 0.6 }) + circle(50, 40, 4, '#ee8a5e', { opacity: 0.6 })
  return emoji(
    group(
      needsRoom ? 'translate(4 10) scale(0.84)' : 'translate(0 0)',
      body,
      cheeks,
      eyesOf(eyes),
      mouthOf(mouth),
      prop,
    ),
  )
}
