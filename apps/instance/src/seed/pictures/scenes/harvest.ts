import {
  circle,
  curveThrough,
  define,
  ellipse,
  group,
  linear,
  mix,
  rectangle,
  shape,
  stroke,
  type Point,
} from '../svg.ts'
import { backdrop, repeat, scene, type Scene } from './parts.ts'

/** Tea, a book left open, and a window of rain somewhere near. */
export const tea: Scene = () => {
  const [w, h] = [900, 675]
  const page: Point[] = [
    [430, 170],
    [600, 140],
    [800, 168],
  ]
  return scene(
    w,
    h,
    define(
      linear('cloth', [
        [0, '#7a4a5e'],
        [1, '#4f2c42'],
      ]),
    ),
    backdrop(w, h, 'url(#cloth)'),
    repeat(12, (index) => rectangle(index * 80, 0, 30, h, '#8a5669', { opacity: 0.35 })),
    repeat(9, (index) => rectangle(0, index * 80, w, 30, '#8a5669', { opacity: 0.35 })),
    group(
      'rotate(8 600 340)',
      rectangle(396, 132, 440, 420, '#3a2433', { rx: 8, opacity: 0.5 }),
      rectangle(384, 116, 440, 420, '#2f6a6f', { rx: 8 }),
      shape('M394 124C460 110 550 112 604 134V528C550 508 460 508 394 522Z', '#fbf5e6'),
      shape('M814 124C748 110 658 112 604 134V528C658 508 748 508 814 522Z', '#f3ead4'),
      stroke('M604 134V528', '#cbbb9a', 4),
      repeat(11, (index) =>
        stroke(
          `M420 ${164 + index * 30}C470 ${156 + index * 30} 530 ${158 + index * 30} ${index % 4 === 3 ? 530 : 578} ${index % 4 === 3 ? 166 + index * 30 : 172 + index * 30}`,
          '#b9a98c',
          5,
        ),
      ),
      repeat(7, (index) =>
        stroke(
          `M632 ${172 + index * 30}C680 ${158 + index * 30} 740 ${156 + index * 30} ${index % 3 === 2 ? 720 : 788} ${164 + index * 30}`,
          '#b9a98c',
          5,
        ),
      ),
      group(
        'translate(640 392)',
        shape('M0 100C20 40 60 10 130 0C124 60 90 100 0 100Z', '#7fa37a'),
        stroke('M0 100C40 70 80 40 130 0', '#4c7350', 4),
      ),
      stroke(curveThrough(page), '#d8694a', 0),
    ),
    ellipse(216, 420, 176, 172, '#2c1626', { opacity: 0.4 }),
    circle(206, 400, 168, '#fbf7ee'),
    circle(206, 400, 140, '#e3d9c8'),
    stroke('M306 360C390 330 396 450 318 446', '#fbf7ee', 26),
    circle(206, 400, 116, '#fbf7ee'),
    circle(206, 400, 100, '#a8551f'),
    circle(206, 400, 92, '#c9742c'),
    ellipse(176, 366, 36, 18, '#e9a35c', { transform: 'rotate(-30 176 366)' }),
    ...[
      [70, 560, 30],
      [120, 600, 10],
      [300, 600, -18],
    ].map(([x = 0, y = 0, turn = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        circle(0, 0, 38, '#c98c4e'),
        circle(0, 0, 30, '#dba566'),
        ...[
          [-12, -8],
          [10, 4],
          [-4, 14],
          [12, -14],
        ].map(([dx = 0, dy = 0]) => circle(dx, dy, 4, '#5a3120')),
      ),
    ),
  )
}

/** What one allotment gives in one October. */
export const harvest: Scene = (random) => {
  const [w, h] = [960, 640]
  const pumpkin = (x: number, y: number, size: number, colour: string): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      ...[
        [-70, 62],
        [70, 62],
        [-38, 70],
        [38, 70],
        [0, 64],
      ].map(([dx = 0, rx = 0], index) =>
        ellipse(dx, 0, rx, 84, mix(colour, '#6b2a0c', index < 2 ? 0.26 : index < 4 ? 0.12 : 0)),
      ),
      stroke('M0 -78C-4 -100 8 -112 22 -116', '#5b7a3a', 18),
      stroke('M-14 -60C-22 -20 -22 30 -12 62', '#ffffff', 6, { opacity: 0.25 }),
    )
  const leek = (x: number, turn: number): string =>
    group(
      `translate(${x} 420) rotate(${turn})`,
      shape('M-18 150L-15 -40H15L18 150Z', '#f3f1dc'),
      shape('M-15 -40L-24 -200L-4 -90L0 -230L8 -92L30 -206L15 -40Z', '#4f8a4a'),
      repeat(6, (index) =>
        stroke(`M${-14 + index * 6} 150q${index - 3} 14 ${(index - 3) * 3} 26`, '#e3dcc0', 3),
      ),
    )
  return scene(
    w,
    h,
    define(
      linear('wall', [
        [0, '#e7dcc6'],
        [1, '#cdbb98'],
      ]),
    ),
    backdrop(w, h, 'url(#wall)'),
    rectangle(0, 500, w, 140, '#8c6a48'),
    repeat(5, (index) => rectangle(0, 500 + index * 28, w, 3, '#755537')),
    leek(470, -16),
    leek(520, 4),
    leek(568, 18),
    pumpkin(250, 420, 1.2, '#e27a2c'),
    pumpkin(760, 440, 0.95, '#d9a13c'),
    ...[
      [430, 530],
      [482, 556],
      [540, 536],
      [594, 560],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 34, '#b83a3f') +
        circle(x - 10, y - 10, 9, '#e67a70') +
        stroke(`M${x} ${y - 32}q2 -14 12 -20`, '#4a3524', 5),
    ),
    ...[
      [110, 560, -12],
      [170, 590, 6],
      [840, 586, 14],
    ].map(([x = 0, y = 0, turn = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        shape('M-70 0C-40 -20 40 -22 60 0S-40 20 -70 0Z', '#ea8a35'),
        stroke('M60 -2C80 -22 96 -26 112 -24M60 0C84 -4 100 0 112 8', '#5d9147', 6),
      ),
    ),
    repeat(12, () =>
      circle(
        random.between(640, 720),
        random.between(540, 610),
        random.between(8, 12),
        random.pick(['#5a3d7a', '#6b4a8f', '#4a3168']),
      ),
    ),
  )
}
