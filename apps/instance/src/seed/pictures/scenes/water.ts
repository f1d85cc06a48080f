import {
  circle,
  define,
  ellipse,
  group,
  linear,
  mix,
  radial,
  rectangle,
  ridge,
  shape,
  stroke,
} from '../svg.ts'
import { backdrop, cloud, geese, glints, reeds, repeat, scene, type Scene } from './parts.ts'

/** First light over the reed beds, a skein of geese crossing. */
export const fenDawn: Scene = (random) => {
  const [w, h] = [960, 640]
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#2f5d7c'],
        [0.45, '#8fb3b8'],
        [0.72, '#f4cf9d'],
        [1, '#f7e2bd'],
      ]),
      radial('glow', [
        [0, '#fff6d8'],
        [0.25, '#ffe3a6', 0.75],
        [1, '#ffd28a', 0],
      ]),
      linear('water', [
        [0, '#f3d2a3'],
        [0.4, '#9cb4ab'],
        [1, '#3d6a76'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    circle(650, 352, 250, 'url(#glow)'),
    circle(650, 352, 38, '#fff7df'),
    ...[
      ['#8fa9a6', 356, 16],
      ['#6f9390', 376, 12],
      ['#517a79', 394, 9],
    ].map(([colour, y, swing]) =>
      shape(
        ridge(random, { width: w, bottom: 430, y: Number(y), swing: Number(swing), steps: 14, roughness: 5 }),
        String(colour),
      ),
    ),
    rectangle(0, 410, w, 230, 'url(#water)'),
    glints(random, 80, 650, 60, 416, 620, '#fff0c8', 0.8),
    glints(random, 50, 400, 420, 420, 630, '#dfeadf', 0.35),
    shape('M0 640V560C120 530 240 548 330 574C420 596 520 600 560 640Z', '#1f4148'),
    reeds(random, -10, 480, 585, 130, 170, '#1b3a42', '#5b3a2c'),
    reeds(random, 800, 980, 640, 40, 150, '#234a50', '#5b3a2c'),
    geese(random, 560, 120, 13, 22, '#22394a'),
  )
}

/** Evening on the estuary with one small boat. */
export const estuaryDusk: Scene = (random) => {
  const [w, h] = [960, 720]
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#3b3561'],
        [0.4, '#9a6a8c'],
        [0.7, '#f0a080'],
        [1, '#fcd79a'],
      ]),
      linear('water', [
        [0, '#f6b98a'],
        [0.35, '#a56f8c'],
        [1, '#2f2f5a'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    ...[
      [160, 120, 340],
      [620, 90, 420],
      [420, 210, 520],
      [830, 250, 260],
    ].map(([x = 0, y = 0, wide = 0]) => ellipse(x, y, wide / 2, 9, '#ffc9a5', { opacity: 0.28 })),
    circle(310, 404, 52, '#fff0c6'),
    shape(ridge(random, { width: w, bottom: 440, y: 398, swing: 14, steps: 10, roughness: 6 }), '#6d4d79'),
    rectangle(0, 420, w, 300, 'url(#water)'),
    glints(random, 90, 310, 46, 424, 700, '#ffe2b0', 0.85),
    glints(random, 60, 600, 380, 430, 710, '#f2b5a0', 0.3),
    group(
      'translate(640 470)',
      shape('M-86 0H92C82 28 60 38 40 38H-40C-62 38 -78 24 -86 0Z', '#2a2344'),
      rectangle(-6, -168, 6, 170, '#2a2344'),
      shape('M4 -160C58 -110 72 -50 74 -12H4Z', '#f7e0c4'),
      shape('M-12 -140C-44 -90 -58 -44 -62 -12H-12Z', '#d8745f'),
      shape('M-86 44H92C70 66 40 74 6 74S-66 66 -86 44Z', '#2a2344', { opacity: 0.32 }),
    ),
    shape('M960 720V640C860 622 780 650 700 668C620 684 560 690 520 720Z', '#231d3c'),
    reeds(random, 680, 970, 676, 70, 120, '#231d3c'),
  )
}

/** Narrowboats in the rain. */
export const canalRain: Scene = (random) => {
  const [w, h] = [960, 640]
  const boat = (x: number, y: number, hull: string, roof: string, size: number): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      shape('M0 40H330C352 40 372 30 384 12L392 12C388 54 366 72 340 72H12C4 66 0 54 0 40Z', hull),
      shape('M40 4H290L300 40H32Z', roof),
      rectangle(34, -2, 264, 9, mix(roof, '#000000', 0.3), { rx: 4 }),
      ...[70, 130, 190, 250].map((at) =>
        circle(at, 23, 10, '#ffdf94', { stroke: '#e9e2d0', 'stroke-width': 3.5 }),
      ),
      rectangle(88, -26, 12, 26, '#2b2d33'),
      circle(96, -38, 10, '#ffffff', { opacity: 0.3 }),
      circle(108, -56, 15, '#ffffff', { opacity: 0.2 }),
      ...[216, 234, 252].map(
        (at, index) =>
          rectangle(at, -14, 12, 13, '#a9593c') +
          circle(at + 6, -18, 8, ['#5e9a5b', '#d9574b', '#e7b53f'][index] ?? '#5e9a5b'),
      ),
      stroke('M8 56H362', '#f3e7c9', 3),
    )
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#6d8390'],
        [1, '#b8c4c2'],
      ]),
      linear('water', [
        [0, '#8b9d9e'],
        [1, '#3c5560'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    cloud(200, 90, 360, '#5b717f', 0.6),
    cloud(620, 60, 460, '#5f7582', 0.5),
    cloud(880, 130, 300, '#708590', 0.6),
    repeat(9, (index) => {
      const x = 40 + index * 112
      const y = random.between(180, 232)
      return (
        rectangle(x - 4, y + 40, 8, 90, '#3d4a45') +
        ellipse(
          x,
          y + 30,
          random.between(42, 62),
          random.between(54, 84),
          index % 2 === 0 ? '#4f6b5b' : '#5d7a66',
        )
      )
    }),
    shape('M0 300C300 286 640 312 960 296V360H0Z', '#7a8a63'),
    rectangle(0, 330, w, 310, 'url(#water)'),
    boat(70, 322, '#1f3b4d', '#a83a36', 1),
    boat(520, 316, '#3d2748', '#2f6a57', 0.95),
    ...[
      [110, '#a83a36'],
      [560, '#2f6a57'],
    ].map(([x, colour]) => rectangle(Number(x), 402, 290, 70, String(colour), { opacity: 0.22, rx: 30 })),
    glints(random, 60, 480, 480, 400, 630, '#dbe5e3', 0.4),
    repeat(38, () => {
      const x = random.between(0, w)
      const y = random.between(420, 630)
      const r = random.between(8, 26)
      return ellipse(x, y, r, r * 0.3, 'none', { stroke: '#e4ecea', 'stroke-width': 1.8, opacity: 0.5 })
    }),
    repeat(110, () => {
      const x = random.between(-20, w)
      const y = random.between(-20, h)
      const length = random.between(18, 46)
      return stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.22).toFixed(1)} ${length.toFixed(1)}`,
        '#eef4f3',
        1.5,
        { opacity: 0.38 },
      )
    }),
  )
}

/** A tall lighthouse in a stiff wind. */
export const lighthouse: Scene = (random) => {
  const [w, h] = [640, 960]
  const wave = (y: number, colour: string): string =>
    shape(ridge(random, { width: w, bottom: h, y, swing: 13, steps: 9, roughness: 9 }), colour)
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#22315f'],
        [0.55, '#5f6fa8'],
        [1, '#f3b2a0'],
      ]),
      linear(
        'beam',
        [
          [0, '#fff2b8', 0.75],
          [1, '#fff2b8', 0],
        ],
        1,
        0,
      ),
      linear(
        'tower',
        [
          [0, '#ffffff'],
          [1, '#c9cbd8'],
        ],
        1,
        0,
      ),
    ),
    backdrop(w, h, 'url(#sky)'),
    repeat(50, () =>
      circle(random.between(0, w), random.between(0, 360), random.between(0.8, 2), '#ffffff', {
        opacity: random.between(0.3, 0.9),
      }),
    ),
    shape('M330 262L640 150V350Z', 'url(#beam)'),
    cloud(120, 470, 260, '#8d8fbf', 0.55),
    cloud(520, 560, 320, '#d99aa6', 0.5),
    shape('M-20 960V760C80 700 180 690 300 700C420 706 480 740 520 800C560 850 640 900 660 960Z', '#332f45'),
    shape('M-20 960V800C80 750 200 740 330 760C430 776 470 830 500 960Z', '#26233a'),
    shape('M252 720L274 300H366L388 720Z', 'url(#tower)'),
    shape('M268.500 404H371.500L376 490H264Z', '#d2493f'),
    shape('M259.500 574H380.500L385 660H255Z', '#d2493f'),
    rectangle(258, 286, 124, 18, '#2b2a3c', { rx: 4 }),
    rectangle(284, 232, 72, 56, '#ffe58f'),
    rectangle(298, 232, 5, 56, '#2b2a3c'),
    rectangle(338, 232, 5, 56, '#2b2a3c'),
    shape('M276 234L320 190L364 234Z', '#d2493f'),
    circle(320, 186, 7, '#d2493f'),
    rectangle(308, 440, 24, 34, '#3a3950', { rx: 12 }),
    rectangle(308, 604, 24, 34, '#3a3950', { rx: 12 }),
    rectangle(300, 676, 40, 46, '#3a3950', { rx: 4 }),
    wave(820, '#3d5f8c'),
    wave(856, '#2f4d78'),
    wave(900, '#223a60'),
    repeat(16, () => {
      const x = random.between(0, w)
      const y = random.between(820, 940)
      return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}q16 -12 34 0`, '#dfe8f4', 3, { opacity: 0.65 })
    }),
  )
}
