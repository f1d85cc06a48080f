import type { Random } from '../random.ts'

/** A drawn picture: SVG text with its size in pixels. */
export interface Drawing {
  width: number
  height: number
  body: string
}

export type Point = readonly [x: number, y: number]
type Attributes = Record<string, string | number | undefined>

/** Two decimals are enough for any shape and keep the text short. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function shape(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more })
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

export function group(transform: string, ...children: string[]): string {
  return element('g', { transform }, ...children)
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

function stopsOf(stops: readonly Stop[]): string[] {
  return stops.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  )
}

/** A gradient from (0, 0) towards (x2, y2), in parts of the shape's box; downwards unless told otherwise. */
export function linear(id: string, stops: readonly Stop[], x2 = 0, y2 = 1): string {
  return element('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, ...stopsOf(stops))
}

export function radial(id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return element('radialGradient', { id, cx, cy, r }, ...stopsOf(stops))
}

/** Puts definitions into a picture. */
export function define(...definitions: string[]): string {
  return element('defs', {}, ...definitions)
}

/** A soft edge: give its id as `filter="url(#id)"`. */
export function soften(id: string, amount: number): string {
  return element(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
    element('feGaussianBlur', { stdDeviation: amount }),
  )
}

/** A smooth line through all points. */
export function curveThrough(points: readonly Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const wrapped = isClosed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), points.length - 1)
    return points[wrapped] ?? [0, 0]
  }
  const [startX, startY] = at(0)
  let d = `M${short(startX)} ${short(startY)}`
  const segments = isClosed ? points.length : points.length - 1
  for (let index = 0; index < segments; index += 1) {
    const [beforeX, beforeY] = at(index - 1)
    const [fromX, fromY] = at(index)
    const [toX, toY] = at(index + 1)
    const [afterX, afterY] = at(index + 2)
    const controls = [
      fromX + (toX - beforeX) / 6,
      fromY + (toY - beforeY) / 6,
      toX - (afterX - fromX) / 6,
      toY - (afterY - fromY) / 6,
      toX,
      toY,
    ]
    d += `C${controls.map(short).join(' ')}`
  }
  return isClosed ? `${d}Z` : d
}

export interface RidgeOptions {
  width: number
  /** Where the shape ends below. */
  bottom: number
  y: number
  /** How far the line swings up and down. */
  swing: number
  steps?: number
  /** How much chance is added at each step. */
  roughness?: number
}

/** A hill, a shore or a bank: a swinging line over the full width, closed at the bottom. */
export function ridge(
  random: Random,
  { width, bottom, y, swing, steps = 12, roughness = 0 }: RidgeOptions,
): string {
  const slow = random.between(0, 6)
  const fast = random.between(0, 6)
  const points: Point[] = []
  for (let step = -1; step <= steps + 1; step += 1) {
    const part = step / steps
    const wave = Math.sin(part * 5 + slow) * swing + Math.sin(part * 12 + fast) * swing * 0.35
    points.push([part * width, y + wave + random.between(-roughness, roughness)])
  }
  return `${curveThrough(points)}L${short(width * 1.2)} ${bottom}L${short(-width * 0.2)} ${bottom}Z`
}

/** The hex colour between two hex colours; `part` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const channel = (text: string, index: number): number =>
    Number.parseInt(text.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(from, index) + (channel(to, index) - channel(from, index)) * part),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The whole SVG document of a drawing. */
export function documentOf({ width, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}
