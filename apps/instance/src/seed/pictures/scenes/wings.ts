import {
  circle,
  define,
  ellipse,
  group,
  linear,
  mix,
  rectangle,
  ridge,
  shape,
  short,
  stroke,
} from '../svg.ts'
import { backdrop, glints, reeds, scene, type Scene } from './parts.ts'

/** A heron waiting in the reeds. */
export const heron: Scene = (random) => {
  const [w, h] = [720, 960]
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#dbe8e2'],
        [0.6, '#b9d2cb'],
        [1, '#7fa8a4'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    circle(520, 230, 86, '#f6efd4'),
    ...[
      ['#a7c5be', 520, 20],
      ['#8cb1aa', 570, 16],
    ].map(([colour, y, swing]) =>
      shape(
        ridge(random, { width: w, bottom: h, y: Number(y), swing: Number(swing), steps: 9, roughness: 8 }),
        String(colour),
      ),
    ),
    rectangle(0, 660, w, 300, '#5f918f'),
    glints(random, 60, 360, 380, 668, 940, '#cfe3dc', 0.5),
    ellipse(350, 800, 170, 16, '#2f5b60', { opacity: 0.5 }),
    stroke(
      'M338 640V800M338 800L316 808M338 800L362 808M380 636L392 712L380 798M380 798L360 806M380 798L404 806',
      '#4c4136',
      8,
    ),
    shape(
      'M470 660C420 690 330 690 286 650C250 616 250 560 286 530C316 506 366 520 400 556C430 590 470 610 520 640Z',
      '#6f8596',
    ),
    shape('M520 640C440 640 380 600 350 560C400 550 450 590 540 660Z', '#4a5d70'),
    shape('M470 648C410 660 360 640 330 610C380 612 430 630 470 648Z', '#8ea2b0'),
    stroke('M296 560C256 500 276 440 312 410C350 378 346 340 318 322', '#e9eef0', 34),
    stroke('M292 560C262 500 280 446 312 418', '#c9d3d8', 8, { opacity: 0.8 }),
    shape(
      'M340 318C340 290 318 276 292 282C262 288 220 308 150 330C214 336 262 342 290 346C320 348 340 342 340 318Z',
      '#eef2f3',
    ),
    shape('M268 298C230 304 190 316 150 330C214 336 240 338 272 338Z', '#e8a13c'),
    shape('M300 284C340 276 380 292 420 330C380 318 350 312 318 306Z', '#26313f'),
    circle(292, 308, 7, '#f4cf4f'),
    circle(292, 308, 3.5, '#1c2028'),
    stroke('M288 560L280 620M302 566L298 632M318 572L318 628', '#eef2f3', 7),
    reeds(random, -10, 200, 940, 60, 420, '#3f6b53', '#6b432d'),
    reeds(random, 520, 730, 950, 64, 480, '#37614d', '#6b432d'),
  )
}

/** Honeycomb with a few bees at work. */
export const bees: Scene = (random) => {
  const [w, h] = [900, 600]
  const hexagon = (x: number, y: number, r: number): string =>
    `M${Array.from({ length: 6 }, (_, index) => `${short(x + Math.cos((index * Math.PI) / 3) * r)} ${short(y + Math.sin((index * Math.PI) / 3) * r)}`).join('L')}Z`
  const cells: string[] = []
  for (let column = 0; column < 14; column += 1)
    for (let row = -1; row < 8; row += 1) {
      const x = column * 72
      const y = row * 84 + (column % 2) * 42
      const fill = random.pick(['#e9a52c', '#f3bd45', '#d98e1f', '#f7cf6b', '#c87a1a'])
      cells.push(
        shape(hexagon(x, y, 45), fill),
        shape(hexagon(x, y + 3, 33), mix(fill, '#8a4d10', 0.32)),
        shape(hexagon(x, y + 6, 28), mix(fill, '#fff0b0', random.between(0, 0.4))),
      )
    }
  const bee = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      ellipse(-10, -30, 20, 36, '#ffffff', { opacity: 0.75, transform: 'rotate(-24 -10 -30)' }),
      ellipse(20, -30, 18, 34, '#ffffff', { opacity: 0.75, transform: 'rotate(24 20 -30)' }),
      ellipse(0, 6, 52, 32, '#f7c33c'),
      shape(
        'M-18 -24C-26 -8 -26 20 -18 36L-4 38C-10 20 -10 -8 -4 -26ZM14 -25C22 -8 22 20 14 37L28 33C38 18 38 -6 28 -21Z',
        '#3a2618',
      ),
      circle(50, 4, 20, '#3a2618'),
      circle(58, -2, 5, '#ffffff'),
      stroke('M60 -12C70 -22 76 -24 82 -22M64 -6C76 -10 82 -10 88 -6', '#3a2618', 3.5),
    )
  return scene(
    w,
    h,
    backdrop(w, h, '#8a4d10'),
    ...cells,
    bee(260, 210, -14),
    bee(610, 330, 160),
    bee(420, 480, 28),
  )
}
