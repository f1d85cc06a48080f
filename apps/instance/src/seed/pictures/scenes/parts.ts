import type { Random } from '../../random.ts'
import { circle, ellipse, group, rectangle, short, stroke, type Drawing } from '../svg.ts'

/** Draws a scene; `random` makes its small irregularities. */
export type Scene = (random: Random) => Drawing

export function scene(width: number, height: number, ...body: string[]): Drawing {
  return { width, height, body: body.join('') }
}

export function backdrop(width: number, height: number, fill: string): string {
  return rectangle(0, 0, width, height, fill)
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** One bird far away; `lift` 0–1 raises its wings. */
function bird(x: number, y: number, size: number, lift: number, colour: string): string {
  const tip = short(-size * (0.2 + lift * 0.6))
  const path = `M${short(-size)} ${tip}Q${short(-size * 0.45)} ${short(-size * lift * 0.9)} 0 0Q${short(size * 0.45)} ${short(-size * lift * 0.9)} ${short(size)} ${tip}`
  return group(
    `translate(${short(x)} ${short(y)})`,
    stroke(path, colour, size * 0.2),
    ellipse(size * 0.06, size * 0.06, size * 0.34, size * 0.13, colour),
  )
}

/** A skein of geese: the leader at (x, y), the others behind in two strands. */
export function geese(
  random: Random,
  x: number,
  y: number,
  count: number,
  size: number,
  colour: string,
): string {
  return repeat(count, (index) => {
    const rank = Math.ceil(index / 2)
    const side = index % 2 === 0 ? 1 : -0.62
    return bird(
      x - rank * size * 2.5 + random.between(-3, 3),
      y + rank * size * 0.95 * side + random.between(-3, 3),
      size * (1 - rank * 0.025),
      random.between(0.25, 0.9),
      colour,
    )
  })
}

export function reeds(
  random: Random,
  from: number,
  to: number,
  ground: number,
  count: number,
  tall: number,
  colour: string,
  head?: string,
): string {
  return repeat(count, () => {
    const x = random.between(from, to)
    const height = random.between(tall * 0.45, tall)
    const lean = random.between(-0.18, 0.26) * height
    const top = `${short(x + lean)} ${short(ground - height)}`
    const stalk = stroke(
      `M${short(x)} ${ground + 8}Q${short(x)} ${short(ground - height * 0.6)} ${top}`,
      colour,
      random.between(1.6, 3),
    )
    if (head === undefined || !random.chance(0.35)) return stalk
    return (
      stalk +
      group(`translate(${top}) rotate(${short((lean / height) * 50)})`, ellipse(0, 0, 3.4, tall * 0.1, head))
    )
  })
}

export function cloud(x: number, y: number, width: number, colour: string, opacity = 1): string {
  const h = width * 0.17
  const puffs = [
    [-0.3, 0, 0.8],
    [-0.1, -0.55, 1.25],
    [0.14, -0.3, 1.05],
    [0.33, 0.05, 0.7],
  ]
  const body = puffs
    .map(([dx = 0, dy = 0, r = 1]) => circle(x + dx * width, y + dy * h, h * r, colour))
    .join('')
  return `<g opacity="${opacity}">${body}${rectangle(x - width * 0.5, y, width, h * 0.82, colour, { rx: h * 0.41 })}</g>`
}

export function stars(random: Random, count: number, width: number, height: number): string {
  return repeat(count, () =>
    circle(
      random.between(0, width),
      random.between(0, 1) ** 1.3 * height,
      random.between(0.6, 2.1),
      random.pick(['#ffffff', '#fdf0cf', '#cfe0ff']),
      { opacity: random.between(0.4, 1) },
    ),
  )
}

/** Short bright strokes on water, wider towards the viewer. */
export function glints(
  random: Random,
  count: number,
  x: number,
  spread: number,
  top: number,
  bottom: number,
  colour: string,
  opacity = 0.5,
): string {
  return repeat(count, () => {
    const depth = random.next() ** 1.4
    const length = random.between(12, 34) * (0.5 + depth * 1.6)
    const at = x + random.between(-1, 1) * spread * (0.35 + depth)
    return rectangle(at - length / 2, top + depth * (bottom - top), length, 1.6 + depth * 3, colour, {
      rx: 2,
      opacity: opacity * random.between(0.4, 1),
    })
  })
}
