import {
  circle,
  define,
  ellipse,
  group,
  linear,
  mix,
  radial,
  rectangle,
  shape,
  short,
  soften,
  stroke,
} from '../svg.ts'
import { backdrop, cloud, geese, repeat, scene, type Scene } from './parts.ts'

/** Bicycle against a garden wall. */
export const bicycle: Scene = (random) => {
  const [w, h] = [960, 640]
  const wheel = (x: number): string =>
    circle(x, 470, 104, 'none', { stroke: '#26262b', 'stroke-width': 12 }) +
    repeat(14, (index) =>
      stroke(
        `M${x} 470L${short(x + Math.cos((index / 14) * 6.283) * 98)} ${short(470 + Math.sin((index / 14) * 6.283) * 98)}`,
        '#9aa0a3',
        1.6,
      ),
    ) +
    circle(x, 470, 9, '#26262b')
  const bricks: string[] = []
  for (let row = 0; row < 14; row += 1)
    for (let column = -1; column < 12; column += 1)
      bricks.push(
        rectangle(
          column * 88 + (row % 2) * 44 + 3,
          row * 40 + 3,
          82,
          34,
          mix('#e3c9a4', random.chance(0.5) ? '#ffffff' : '#b98a62', random.between(0, 0.3)),
          { rx: 3 },
        ),
      )
  const leaf = (): string => {
    const x = random.between(0, w)
    const y = random.between(0, 1) ** 2 * 170
    return ellipse(x, y, 17, 11, random.pick(['#4f8a55', '#3b7048', '#76a763', '#d9674a']), {
      transform: `rotate(${random.integer(0, 180)} ${short(x)} ${short(y)})`,
    })
  }
  return scene(
    w,
    h,
    define(
      radial('ground', [
        [0, '#000000', 0.35],
        [1, '#000000', 0],
      ]),
      soften('dim', 10),
    ),
    backdrop(w, h, '#cbb08a'),
    ...bricks,
    rectangle(0, 560, w, 80, '#8f8578'),
    ellipse(480, 576, 340, 16, '#3c342c', { opacity: 0.5, filter: 'url(#dim)' }),
    repeat(150, leaf),
    wheel(300),
    wheel(660),
    stroke('M300 470L400 300L590 300L450 470H300M400 300L450 470M590 300L660 470', '#2f7f83', 13),
    stroke('M386 272L400 300M350 262H424', '#3a2a22', 16),
    stroke('M600 250L590 300M600 250C630 236 660 240 664 268', '#26262b', 9),
    circle(450, 470, 24, '#d9a93a'),
    rectangle(640, 286, 110, 76, '#c08a50', { rx: 10 }),
    repeat(5, (index) => stroke(`M642 ${300 + index * 14}H748`, '#96683a', 3)),
    ...[
      [664, 276, '#e25b6a'],
      [696, 264, '#f1c34a'],
      [726, 278, '#f3eede'],
    ].map(
      ([x, y, colour]) =>
        stroke(`M${x} ${Number(y) + 8}V300`, '#4f8a55', 4) +
        circle(Number(x), Number(y), 15, String(colour)) +
        circle(Number(x), Number(y), 5, '#8a4d20'),
    ),
  )
}

/** A small street with lit windows in the snow. */
export const snowStreet: Scene = (random) => {
  const [w, h] = [800, 800]
  const walls = ['#b5533f', '#d99a4e', '#4f7f86', '#8a5a7c', '#c7775c', '#5b7a5a']
  const house = (index: number): string => {
    const x = 16 + index * 130
    const tall = [230, 290, 210, 320, 250, 280][index] ?? 240
    const top = 640 - tall
    const wall = walls[index] ?? '#b5533f'
    const windows = repeat(Math.floor(tall / 74), (row) =>
      [18, 66]
        .map(
          (dx) =>
            rectangle(
              x + dx,
              top + 26 + row * 66,
              32,
              40,
              random.chance(0.7) ? '#ffd873' : mix(wall, '#1c2142', 0.6),
              { rx: 3 },
            ) + rectangle(x + dx - 3, top + 66 + row * 66, 38, 5, '#ffffff'),
        )
        .join(''),
    )
    const roof =
      index % 2 === 0
        ? `M${x - 8} ${top + 4}L${x + 58} ${top - 66}L${x + 124} ${top + 4}Z`
        : `M${x - 6} ${top + 4}V${top - 20}H${x + 20}V${top - 42}H${x + 96}V${top - 20}H${x + 122}V${top + 4}Z`
    return (
      rectangle(x, top, 116, tall, wall) +
      shape(roof, '#f2f5fb') +
      rectangle(x + 84, top - 72, 16, 44, mix(wall, '#000000', 0.25)) +
      rectangle(x + 82, top - 76, 20, 8, '#ffffff', { rx: 3 }) +
      windows
    )
  }
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#1f2a5a'],
        [1, '#6a74ab'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    circle(640, 130, 46, '#f9efc8'),
    repeat(6, house),
    shape('M0 640C200 618 420 640 800 624V800H0Z', '#eef2fa'),
    shape('M0 720C260 680 520 740 800 700V800H0Z', '#dfe6f4'),
    ...[220, 520].map(
      (x) =>
        rectangle(x, 540, 8, 150, '#20264a') +
        circle(x + 4, 536, 15, '#ffe9a6') +
        circle(x + 4, 536, 44, '#ffe9a6', { opacity: 0.2 }) +
        ellipse(x + 4, 692, 56, 9, '#ffe9a6', { opacity: 0.55 }),
    ),
    group(
      'translate(390 690)',
      circle(0, 24, 34, '#ffffff'),
      circle(0, -26, 23, '#ffffff'),
      circle(-7, -30, 3, '#26233a'),
      circle(8, -30, 3, '#26233a'),
      shape('M0 -24L26 -18L0 -16Z', '#ee8a3c'),
      stroke('M-22 -8C-8 2 10 2 22 -8', '#c43f4f', 8),
      stroke('M-30 14L-56 -6M30 14L54 -10', '#6a4430', 4),
    ),
    repeat(110, () =>
      circle(random.between(0, w), random.between(0, h), random.between(1.5, 4.5), '#ffffff', {
        opacity: random.between(0.5, 1),
      }),
    ),
  )
}

/** A windpump under a very large sky. */
export const windpump: Scene = (random) => {
  const [w, h] = [1120, 630]
  const sail = (turn: number): string =>
    group(
      `rotate(${turn})`,
      rectangle(-3, -150, 6, 150, '#4a2f26'),
      rectangle(3, -146, 26, 112, '#f7efdc', { opacity: 0.95 }),
      repeat(5, (index) => rectangle(3, -142 + index * 24, 26, 2.5, '#8c6a52')),
    )
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#4f9fc9'],
        [0.7, '#b9dfe6'],
        [1, '#f6ecc9'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    cloud(230, 150, 380, '#ffffff', 0.95),
    cloud(700, 110, 470, '#ffffff', 0.9),
    cloud(1010, 230, 320, '#fdf8ec', 0.9),
    cloud(480, 270, 250, '#fdf8ec', 0.8),
    rectangle(0, 452, w, 178, '#8fae5c'),
    repeat(9, (index) =>
      shape(
        `M0 ${460 + index * index * 2.4}H${w}V${464 + index * index * 2.7}H0Z`,
        index % 2 === 0 ? '#a3bd68' : '#7d9e52',
      ),
    ),
    shape('M620 452L700 630H880L646 452Z', '#7fb6c4'),
    shape('M632 452L760 630H800L638 452Z', '#b6dbe0'),
    group(
      'translate(330 300)',
      shape('M-44 168L-26 -20H26L44 168Z', '#2b3a44'),
      shape('M0 168L0 -20H26L44 168Z', '#1d2a33'),
      shape('M-32 -18C-30 -52 30 -52 32 -18Z', '#e9e2d2'),
      rectangle(-12, 118, 24, 50, '#c9533f', { rx: 2 }),
      rectangle(-9, 46, 18, 22, '#f4e2a8'),
      sail(18),
      sail(108),
      sail(198),
      sail(288),
      circle(0, 0, 9, '#c9533f'),
    ),
    ...[
      [760, 470],
      [800, 482],
      [868, 468],
    ].map(([x = 0, y = 0]) =>
      group(
        `translate(${x} ${y})`,
        ellipse(0, 0, 19, 12, '#fbf7ee'),
        circle(18, -6, 7, '#3a3230'),
        rectangle(-10, 8, 3.5, 12, '#3a3230'),
        rectangle(7, 8, 3.5, 12, '#3a3230'),
      ),
    ),
    geese(random, 960, 330, 7, 11, '#4a6470'),
  )
}
