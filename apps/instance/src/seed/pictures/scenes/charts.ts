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
  short,
  soften,
  stroke,
  type Point,
} from '../svg.ts'
import { backdrop, geese, repeat, scene, type Scene } from './parts.ts'

/** A contour map with a dotted route of geese. */
export const contourMap: Scene = (random) => {
  const [w, h] = [900, 560]
  const ring = (cx: number, cy: number, size: number, wobble: number): string =>
    curveThrough(
      Array.from({ length: 16 }, (_, index): Point => {
        const angle = (index / 16) * Math.PI * 2
        const r = size * (1 + Math.sin(angle * 3 + wobble) * 0.09 + Math.sin(angle * 5 + wobble * 2) * 0.05)
        return [cx + Math.cos(angle) * r * 1.5, cy + Math.sin(angle) * r * 0.82]
      }),
      true,
    )
  const hill = (cx: number, cy: number, count: number, size: number): string =>
    repeat(count, (index) =>
      shape(
        ring(cx + index * 5, cy - index * 4, size * (1 - index / (count + 0.4)), 0.6 + index * 0.12),
        index === 0 ? '#eef0dd' : 'none',
        { stroke: index % 4 === 0 ? '#9fae86' : '#c3cca9', 'stroke-width': index % 4 === 0 ? 2.6 : 1.5 },
      ),
    )
  const route: Point[] = [
    [90, 480],
    [210, 400],
    [330, 300],
    [470, 262],
    [600, 190],
    [760, 96],
  ]
  return scene(
    w,
    h,
    backdrop(w, h, '#d8e7e4'),
    repeat(14, (index) =>
      stroke(
        `M0 ${20 + index * 42}q40 -10 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`,
        '#c6dad7',
        1.6,
      ),
    ),
    hill(400, 290, 11, 236),
    hill(740, 420, 6, 96),
    shape('M-10 330C80 320 140 380 190 470S280 560 300 570H-10Z', '#b9d6d6'),
    stroke(
      curveThrough([
        [560, -10],
        [540, 90],
        [470, 170],
        [420, 260],
        [330, 330],
        [250, 420],
      ]),
      '#9cc4c8',
      9,
    ),
    ...route.slice(1, -1).map(([x, y]) => circle(x, y, 3, '#c4552c', { opacity: 0 })),
    stroke(curveThrough(route), '#c4552c', 3.6, { 'stroke-dasharray': '1 11' }),
    ...[
      [90, 480],
      [330, 300],
      [760, 96],
    ].map(([x = 0, y = 0]) => circle(x, y, 10, '#fdfbf4', { stroke: '#c4552c', 'stroke-width': 4.5 })),
    geese(random, 560, 130, 7, 11, '#49584e'),
    group(
      'translate(830 60)',
      circle(0, 0, 30, '#fdfbf4', { opacity: 0.8 }),
      shape('M0 -26L8 0H-8Z', '#c4552c'),
      shape('M0 26L8 0H-8Z', '#7d8f86'),
    ),
    rectangle(60, 524, 150, 8, '#49584e'),
    rectangle(60, 524, 50, 8, '#fdfbf4', { stroke: '#49584e', 'stroke-width': 1.5 }),
    rectangle(160, 524, 50, 8, '#fdfbf4', { stroke: '#49584e', 'stroke-width': 1.5 }),
  )
}

/** Eleven winters of water levels, drawn as lines. */
export const waterTable: Scene = (random) => {
  const [w, h] = [960, 540]
  const line = (year: number): Point[] =>
    Array.from({ length: 25 }, (_, index) => [
      90 + index * 33,
      300 + Math.sin(index / 3.6 + year * 0.12) * (70 + year * 5) + random.between(-9, 9) - year * 5,
    ])
  const last = line(10)
  return scene(
    w,
    h,
    backdrop(w, h, '#fbf8f0'),
    repeat(7, (index) => rectangle(90, 80 + index * 62, 800, 1.5, '#e2dccb')),
    repeat(10, (year) => stroke(curveThrough(line(year)), mix('#cfe0df', '#3f8f97', year / 10), 3)),
    shape(`${curveThrough(last)}L882 452L90 452Z`, '#0f6871', { opacity: 0.1 }),
    stroke(curveThrough(last), '#c4552c', 6),
    circle(882, last[24]?.[1] ?? 300, 10, '#c4552c'),
    rectangle(90, 452, 800, 3, '#49584e'),
    rectangle(88, 70, 3, 384, '#49584e'),
    repeat(12, (index) => rectangle(116 + index * 66, 466, 30, 8, '#b8b09a', { rx: 4 })),
    repeat(6, (index) => rectangle(44, 84 + index * 62, 30, 8, '#b8b09a', { rx: 4 })),
    rectangle(110, 30, 330, 18, '#49584e', { rx: 9 }),
    rectangle(460, 32, 150, 13, '#c9c2ae', { rx: 6 }),
  )
}

/** A terminal window full of somebody's evening. */
export const terminal: Scene = (random) => {
  const [w, h] = [960, 600]
  const colours = ['#8bd5ca', '#f5a97f', '#c6a0f6', '#eed49f', '#8aadf4', '#a6da95', '#5b6078']
  const lines = repeat(15, (row) => {
    let x = 130 + ([0, 26, 26, 52, 52, 52, 26, 0, 26, 52, 78, 52, 26, 26, 0][row] ?? 0)
    const y = 132 + row * 26
    return repeat(random.integer(2, 6), () => {
      const wide = random.between(26, 120)
      const token = rectangle(x, y, wide, 11, random.pick(colours), { rx: 5 })
      x += wide + 12
      return x > 840 ? '' : token
    })
  })
  return scene(
    w,
    h,
    define(
      linear(
        'desk',
        [
          [0, '#7a4f8c'],
          [0.6, '#d9736a'],
          [1, '#f2b36a'],
        ],
        1,
        1,
      ),
      soften('dim', 20),
    ),
    backdrop(w, h, 'url(#desk)'),
    rectangle(84, 74, 800, 480, '#1a1024', { rx: 14, opacity: 0.45, filter: 'url(#dim)' }),
    rectangle(80, 60, 800, 480, '#1b2030', { rx: 12 }),
    shape('M80 72C80 65 85 60 92 60H868C875 60 880 65 880 72V100H80Z', '#262c40'),
    ...['#ed8796', '#eed49f', '#a6da95'].map((colour, index) => circle(108 + index * 24, 80, 7, colour)),
    lines,
    rectangle(156, 522 - 8, 12, 18, '#cad3f5'),
  )
}

/** A picture made of 128 × 96 real pixels. */
export const pixelHarbour: Scene = (random) => {
  const [w, h] = [128, 96]
  const pixel = (x: number, y: number, wide: number, tall: number, fill: string): string =>
    rectangle(Math.round(x), Math.round(y), Math.round(wide), Math.round(tall), fill)
  const sky = ['#1c1b3a', '#2b2455', '#4a2f6b', '#7a3f75', '#b5566f', '#e8836a', '#f7b56b']
  return {
    width: w,
    height: h,
    body: `<g shape-rendering="crispEdges">${[
      ...sky.map((colour, index) => pixel(0, index * 8, w, 8, colour)),
      ...sky
        .slice(1)
        .map((colour, index) =>
          repeat(32, (x) => pixel(x * 4 + (index % 2) * 2, index * 8 + 7, 2, 1, colour)),
        ),
      repeat(26, () => pixel(random.between(0, w), random.between(0, 22), 1, 1, '#fff2c8')),
      pixel(88, 34, 14, 14, '#ffe39a'),
      pixel(86, 37, 18, 8, '#ffe39a'),
      pixel(91, 31, 8, 20, '#ffe39a'),
      pixel(0, 52, w, 44, '#27436b'),
      repeat(60, () =>
        pixel(
          random.between(0, w),
          random.between(54, 95),
          random.between(2, 7),
          1,
          random.pick(['#3a6390', '#1d3354', '#f0a06a']),
        ),
      ),
      repeat(16, (index) =>
        pixel(88 + random.between(-3, 8), 54 + index * 2, random.between(3, 9), 1, '#ffd27f'),
      ),
      pixel(0, 46, 34, 10, '#2a1f38'),
      pixel(4, 32, 9, 14, '#3b2a48'),
      pixel(16, 36, 12, 10, '#4a3352'),
      pixel(6, 35, 2, 2, '#ffd27f'),
      pixel(10, 39, 2, 2, '#ffd27f'),
      pixel(18, 39, 2, 3, '#ffd27f'),
      pixel(23, 39, 2, 3, '#ffd27f'),
      pixel(46, 62, 26, 5, '#5a2f2a'),
      pixel(48, 67, 22, 3, '#3c1f22'),
      pixel(58, 40, 2, 22, '#2a1f38'),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => pixel(60, 42 + step * 2, 2 + step * 1.3, 2, '#f3e3c0')),
      ...[0, 1, 2, 3, 4, 5].map((step) => pixel(56 - step, 46 + step * 2, 1 + step, 2, '#d9604f')),
    ].join('')}</g>`,
  }
}

/** A rail map drawn from memory. */
export const railMap: Scene = () => {
  const [w, h] = [900, 600]
  const tracks: [string, string, Point[]][] = [
    [
      '#c4552c',
      'M60 300H300L420 180H840',
      [
        [60, 300],
        [180, 300],
        [300, 300],
        [420, 180],
        [560, 180],
        [700, 180],
        [840, 180],
      ],
    ],
    [
      '#0f6871',
      'M120 80V220L300 400H640L760 520',
      [
        [120, 80],
        [120, 220],
        [300, 400],
        [420, 400],
        [530, 400],
        [640, 400],
        [760, 520],
      ],
    ],
    [
      '#c99a2e',
      'M420 540V180L540 60',
      [
        [420, 540],
        [420, 300],
        [420, 180],
        [540, 60],
      ],
    ],
  ]
  return scene(
    w,
    h,
    backdrop(w, h, '#f8f5ec'),
    shape(
      'M-10 470C160 430 260 520 420 500S700 420 910 470V520C700 470 560 540 420 550S160 480 -10 520Z',
      '#cfe2e4',
    ),
    ...tracks.map(([colour, d]) => stroke(d, colour, 14)),
    ...tracks.flatMap(([colour, , stops]) =>
      stops.map(
        ([x, y]) =>
          circle(x, y, 12, '#ffffff', { stroke: colour, 'stroke-width': 5 }) +
          rectangle(x + 20, y - 30, 46 + ((x * 7 + y) % 40), 9, '#8f9692', { rx: 4.5 }),
      ),
    ),
    circle(420, 180, 20, '#ffffff', { stroke: '#2b2f33', 'stroke-width': 7 }),
    circle(420, 400, 20, '#ffffff', { stroke: '#2b2f33', 'stroke-width': 7 }),
    ellipse(420, 300, 20, 20, '#ffffff', { stroke: '#c99a2e', 'stroke-width': 5 }),
    rectangle(640, 60, 200, 20, '#2b2f33', { rx: 10 }),
    rectangle(640, 92, 130, 10, '#b3b8b4', { rx: 5 }),
    stroke(`M${short(700)} 470l26 -18M726 452l-2 16M726 452l-17 1`, '#2b2f33', 4),
  )
}
