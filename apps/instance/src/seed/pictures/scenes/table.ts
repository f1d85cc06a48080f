import {
  circle,
  define,
  ellipse,
  group,
  linear,
  radial,
  rectangle,
  shape,
  short,
  soften,
  stroke,
} from '../svg.ts'
import { backdrop, repeat, scene, type Scene } from './parts.ts'

/** A scored loaf from above, on a striped cloth. */
export const bread: Scene = (random) => {
  const [w, h] = [800, 800]
  return scene(
    w,
    h,
    define(
      radial(
        'crust',
        [
          [0, '#e0a45c'],
          [0.6, '#c07a38'],
          [1, '#7d431c'],
        ],
        0.42,
        0.38,
        0.62,
      ),
      soften('dim', 16),
    ),
    backdrop(w, h, '#4f6b66'),
    repeat(26, () =>
      stroke(
        `M${short(random.between(0, w))} ${short(random.between(0, h))}l${short(random.between(60, 190))} ${short(random.between(-4, 4))}`,
        '#41605b',
        random.between(2, 5),
      ),
    ),
    group(
      'rotate(-12 400 400)',
      rectangle(80, 120, 640, 560, '#f6f0e2', { rx: 6 }),
      repeat(
        5,
        (index) =>
          rectangle(80, 170 + index * 104, 640, 10, '#7c99a8') +
          rectangle(80, 188 + index * 104, 640, 4, '#7c99a8'),
      ),
    ),
    ellipse(418, 428, 236, 226, '#3a2a1c', { opacity: 0.4, filter: 'url(#dim)' }),
    circle(400, 400, 228, 'url(#crust)'),
    circle(400, 400, 228, 'none', { stroke: '#8a4d20', 'stroke-width': 6 }),
    stroke('M262 300C240 370 244 450 280 520', '#f7e3ba', 20),
    stroke('M262 300C240 370 244 450 280 520', '#d8a869', 6),
    repeat(
      6,
      (index) =>
        stroke(
          `M${360 + index * 8} ${300 + index * 40}C${420 + index * 4} ${286 + index * 40} ${480 - index * 2} ${280 + index * 40} ${540 - index * 10} ${292 + index * 40}`,
          '#f7e3ba',
          13,
        ) +
        stroke(
          `M${364 + index * 8} ${304 + index * 40}C${420 + index * 4} ${291 + index * 40} ${480 - index * 2} ${285 + index * 40} ${534 - index * 10} ${297 + index * 40}`,
          '#cf9a58',
          4,
        ),
    ),
    repeat(170, () => {
      const angle = random.between(0, Math.PI * 2)
      const r = Math.sqrt(random.next()) * 214
      return circle(400 + Math.cos(angle) * r, 400 + Math.sin(angle) * r, random.between(1, 3.4), '#fdf3dc', {
        opacity: random.between(0.3, 0.9),
      })
    }),
    group(
      'translate(640 640) rotate(-40)',
      rectangle(-20, -12, 190, 24, '#8a5a33', { rx: 10 }),
      shape('M-20 -14C-120 -20 -200 -8 -250 14H-20Z', '#dfe5e6'),
    ),
  )
}

/** A tray of cardamom buns. */
export const buns: Scene = (random) => {
  const [w, h] = [960, 720]
  const bun = (x: number, y: number): string =>
    group(
      `translate(${x} ${y}) rotate(${short(random.between(-40, 40))})`,
      circle(5, 12, 88, '#2c2421', { opacity: 0.4 }),
      circle(0, 0, 86, '#b96a2d'),
      circle(-4, -6, 78, '#d78f45'),
      stroke('M-60 -18C-30 -66 44 -58 56 -10C64 34 6 56 -20 30C-40 8 -10 -24 14 -8', '#8f4b1d', 12),
      stroke('M-62 24C-30 60 30 70 62 34', '#8f4b1d', 10),
      stroke('M-50 -40C-30 -60 -6 -66 14 -64', '#f3c684', 8),
      repeat(14, () =>
        circle(random.between(-56, 56), random.between(-56, 56), random.between(3, 5.5), '#fdf8ee'),
      ),
    )
  return scene(
    w,
    h,
    backdrop(w, h, '#d9c6aa'),
    rectangle(50, 40, 860, 640, '#3d4347', { rx: 34 }),
    rectangle(74, 64, 812, 592, '#565e63', { rx: 22 }),
    rectangle(92, 82, 776, 556, '#f4ead4', { rx: 6, transform: 'rotate(-0.8 480 360)' }),
    ...[
      [220, 220],
      [480, 210],
      [740, 224],
      [226, 490],
      [486, 500],
      [744, 486],
    ].map(([x = 0, y = 0]) => bun(x, y)),
  )
}

/** A bowl of soup, a spoon and far too much bread. */
export const soup: Scene = (random) => {
  const [w, h] = [960, 640]
  return scene(
    w,
    h,
    define(
      linear('table', [
        [0, '#b98a5e'],
        [1, '#8f633f'],
      ]),
      radial('broth', [
        [0, '#f0a03c'],
        [1, '#c4631f'],
      ]),
    ),
    backdrop(w, h, 'url(#table)'),
    repeat(9, (index) =>
      stroke(
        `M-10 ${40 + index * 74}C300 ${30 + index * 74} 640 ${56 + index * 74} 970 ${42 + index * 74}`,
        '#7d5435',
        3,
      ),
    ),
    circle(446, 340, 262, '#2a1c14', { opacity: 0.32 }),
    circle(436, 324, 256, '#f7f3ea'),
    circle(436, 324, 226, '#dfe7e6'),
    circle(436, 324, 206, '#3d6f86'),
    circle(436, 324, 192, 'url(#broth)'),
    repeat(26, () => {
      const angle = random.between(0, 6.28)
      const r = Math.sqrt(random.next()) * 160
      const x = 436 + Math.cos(angle) * r
      const y = 324 + Math.sin(angle) * r
      return random.chance(0.5)
        ? circle(x, y, random.between(9, 22), '#f7c26b', { opacity: 0.8 })
        : group(
            `translate(${short(x)} ${short(y)}) rotate(${random.integer(0, 180)})`,
            ellipse(0, 0, 15, 7, '#4f7d3a'),
            stroke('M-12 0H12', '#7fae5c', 2),
          )
    }),
    stroke('M330 380C360 300 430 280 470 330S560 380 590 300', '#fff4dc', 13, { opacity: 0.95 }),
    group(
      'translate(790 330) rotate(16)',
      ellipse(0, -150, 40, 62, '#d3dadb'),
      ellipse(0, -146, 28, 48, '#b6c0c2'),
      rectangle(-9, -92, 18, 310, '#d3dadb', { rx: 9 }),
    ),
    ...[
      [90, 120, -20],
      [150, 540, 24],
      [80, 400, 8],
    ].map(([x = 0, y = 0, turn = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        shape('M-80 40C-96 -20 -60 -60 0 -60S96 -20 80 40C60 58 -60 58 -80 40Z', '#a9672f'),
        shape('M-66 32C-80 -14 -48 -46 0 -46S80 -14 66 32C48 44 -48 44 -66 32Z', '#f2d9a8'),
        repeat(9, () =>
          ellipse(
            random.between(-46, 46),
            random.between(-30, 26),
            random.between(3, 7),
            random.between(2, 5),
            '#d9b57c',
          ),
        ),
      ),
    ),
  )
}
