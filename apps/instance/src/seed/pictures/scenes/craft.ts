import { circle, define, ellipse, group, linear, mix, rectangle, shape, short, stroke } from '../svg.ts'
import { backdrop, repeat, scene, type Scene } from './parts.ts'

const DYES = ['#2f6287', '#b8483d', '#d9a93a', '#6d8544', '#2f8a86', '#8a5585', '#c97a42', '#e8dcc2'] as const

/** Hanks of dyed yarn drying on a rail. */
export const hanks: Scene = (random) => {
  const [w, h] = [960, 720]
  const hank = (index: number): string => {
    const colour = DYES[index] ?? '#2f6287'
    const x = 96 + index * 128
    const long = 380 + ((index * 67) % 130)
    const strands = repeat(22, (strand) => {
      const side = (strand - 10.5) / 10.5
      return stroke(
        `M${short(x + side * 14)} 106C${short(x + side * 42)} 190 ${short(x + side * 50)} ${short(100 + long * 0.6)} ${short(x + side * 38)} ${short(100 + long * (0.97 - side * side * 0.14))}`,
        mix(colour, random.chance(0.5) ? '#ffffff' : '#14181f', random.between(0.02, 0.26)),
        5,
      )
    })
    return (
      ellipse(x + 22, 110 + long * 0.56, 52, long * 0.48, '#6d5435', { opacity: 0.22 }) +
      strands +
      stroke(`M${x - 30} 196q30 16 60 -2`, mix(colour, '#10141a', 0.35), 11)
    )
  }
  return scene(
    w,
    h,
    define(
      linear('wall', [
        [0, '#f1e7d4'],
        [1, '#d6c5a6'],
      ]),
      linear('rail', [
        [0, '#c59a66'],
        [1, '#6e4d30'],
      ]),
    ),
    backdrop(w, h, 'url(#wall)'),
    repeat(7, hank),
    rectangle(-10, 82, w + 20, 34, 'url(#rail)', { rx: 17 }),
    rectangle(-10, 86, w + 20, 6, '#ffffff', { opacity: 0.25 }),
  )
}

/** Three dye pots from above. */
export const dyePots: Scene = (random) => {
  const [w, h] = [780, 780]
  const pot = (x: number, y: number, r: number, colour: string): string => {
    const swirl = repeat(34, () => {
      const angle = random.between(0, 6.28)
      const from = random.between(0.2, 0.82) * r
      const at = (turn: number): string =>
        `${short(x + Math.cos(angle + turn) * from)} ${short(y + Math.sin(angle + turn) * from)}`
      return stroke(
        `M${at(0)}A${short(from)} ${short(from)} 0 0 1 ${at(random.between(0.2, 0.7))}`,
        mix(colour, random.chance(0.5) ? '#ffffff' : '#000000', random.between(0.1, 0.32)),
        random.between(2, 6),
        { opacity: 0.7 },
      )
    })
    return (
      circle(x + 14, y + 20, r + 26, '#000000', { opacity: 0.35 }) +
      circle(x, y, r + 24, '#9aa3a6') +
      circle(x, y, r + 18, '#d9dfe0') +
      circle(x, y, r + 8, '#6c7679') +
      circle(x, y, r, colour) +
      swirl +
      ellipse(x - r * 0.4, y - r * 0.45, r * 0.24, r * 0.12, '#ffffff', {
        opacity: 0.4,
        transform: `rotate(-38 ${short(x - r * 0.4)} ${short(y - r * 0.45)})`,
      })
    )
  }
  return scene(
    w,
    h,
    backdrop(w, h, '#3c342f'),
    repeat(8, (index) =>
      rectangle(0, index * 100, w, 96, mix('#3c342f', index % 2 === 0 ? '#000000' : '#7a5f4a', 0.14)),
    ),
    pot(250, 250, 180, '#1f6470'),
    pot(560, 470, 194, '#b34a2a'),
    pot(230, 600, 140, '#d6a22c'),
    group('rotate(38 560 160)', rectangle(440, 146, 330, 26, '#c79a63', { rx: 13 })),
  )
}

/** Plain weave, close up. */
export const weave: Scene = (random) => {
  const [w, h, size] = [840, 630, 30]
  const warp = ['#2f5a74', '#2f5a74', '#3f7690', '#ecdfc6', '#ecdfc6', '#d9a93a']
  const weft = ['#27485e', '#ecdfc6', '#ecdfc6', '#35687f', '#b04e3e', '#35687f', '#ecdfc6']
  const cells: string[] = []
  for (let row = -1; row <= h / size; row += 1)
    for (let column = -1; column <= w / size; column += 1) {
      const isWarp = (row + column) % 2 === 0 || (Math.floor(column / 3) + row) % 4 === 0
      const colour = mix(
        (isWarp ? warp[(column + 6) % 6] : weft[(row + 7) % 7]) ?? '#27485e',
        random.chance(0.5) ? '#ffffff' : '#0a0d12',
        random.between(0, 0.1),
      )
      const x = column * size + random.between(-1, 1)
      const y = row * size + random.between(-1, 1)
      cells.push(
        isWarp
          ? rectangle(x + 4, y - 3, 22, 36, colour, { rx: 9 }) +
              rectangle(x + 9, y, 3, 30, '#ffffff', { rx: 2, opacity: 0.16 })
          : rectangle(x - 3, y + 4, 36, 22, colour, { rx: 9 }) +
              rectangle(x, y + 9, 30, 3, '#ffffff', { rx: 2, opacity: 0.16 }),
      )
    }
  return scene(w, h, backdrop(w, h, '#232833'), ...cells)
}

/** Stranded knitting: birds and diamonds in two colours. */
export const knit: Scene = (random) => {
  const chart = [
    '....a.......a...',
    '...aaa.....aaa..',
    '..aa.aa...aa.aa.',
    '...aaa.....aaa..',
    '....a.......a...',
    '................',
    'b..b..b..b..b..b',
    '................',
    '..c.....c.......',
    '.cc....cc....c..',
    'cccc..cccc..ccc.',
    '.cccccccccccccc.',
    '...cccc..cccc...',
    '................',
    'b..b..b..b..b..b',
    '................',
  ]
  const colours: Record<string, string> = { a: '#f2e3c4', b: '#e0a848', c: '#f2e3c4', '.': '#2c6469' }
  const stitches: string[] = []
  for (let row = 0; row < 28; row += 1)
    for (let column = 0; column < 40; column += 1) {
      const colour = mix(
        colours[chart[row % 16]?.[column % 16] ?? '.'] ?? '#2c6469',
        '#0d2426',
        random.between(0, 0.12),
      )
      const [x, y] = [column * 24, row * 22]
      stitches.push(
        shape(
          `M${x} ${y}C${x + 2} ${y + 10} ${x + 6} ${y + 20} ${x + 12} ${y + 27}C${x + 12} ${y + 16} ${x + 9} ${y + 6} ${x} ${y}ZM${x + 24} ${y}C${x + 22} ${y + 10} ${x + 18} ${y + 20} ${x + 12} ${y + 27}C${x + 12} ${y + 16} ${x + 15} ${y + 6} ${x + 24} ${y}Z`,
          colour,
          { stroke: mix(colour, '#000000', 0.25), 'stroke-width': 0.8 },
        ),
      )
    }
  return scene(960, 600, backdrop(960, 600, '#1b4347'), ...stitches)
}

/** A shelf of pots, no two alike. */
export const pots: Scene = (random) => {
  const [w, h] = [960, 640]
  const glazes = ['#3f6f86', '#c8774a', '#e6d7b8', '#6f8a63', '#8a4f54', '#d9a65a', '#53667f']
  const vessel = (index: number, shelf: number): string => {
    const x = 100 + (index % 6) * 152
    const half = random.between(34, 56)
    const tall = random.between(80, 150)
    const neck = random.between(0.35, 0.95) * half
    const belly = tall * random.between(0.3, 0.6)
    const glaze = glazes[(index * 3 + (shelf > 400 ? 2 : 0)) % glazes.length] ?? '#3f6f86'
    const outline = `M${short(x - neck)} ${short(shelf - tall)}C${short(x - neck)} ${short(shelf - tall + 20)} ${short(x - half)} ${short(shelf - belly - 20)} ${short(x - half)} ${short(shelf - belly)}C${short(x - half)} ${short(shelf - 20)} ${short(x - half * 0.6)} ${shelf} ${short(x - half * 0.6)} ${shelf}H${short(x + half * 0.6)}C${short(x + half * 0.6)} ${shelf} ${short(x + half)} ${short(shelf - 20)} ${short(x + half)} ${short(shelf - belly)}C${short(x + half)} ${short(shelf - belly - 20)} ${short(x + neck)} ${short(shelf - tall + 20)} ${short(x + neck)} ${short(shelf - tall)}Z`
    return (
      shape(outline, glaze) +
      ellipse(x, shelf - tall, neck, 8, mix(glaze, '#1b1512', 0.45)) +
      stroke(
        `M${short(x - half * 0.72)} ${short(shelf - belly * 1.3)}C${short(x - half * 0.84)} ${short(shelf - belly)} ${short(x - half * 0.7)} ${short(shelf - belly * 0.5)} ${short(x - half * 0.6)} ${short(shelf - belly * 0.4)}`,
        '#ffffff',
        6,
        { opacity: 0.35 },
      ) +
      rectangle(x - half * 0.6, shelf - 10, half * 1.2, 10, '#a9825c')
    )
  }
  return scene(
    w,
    h,
    define(
      linear('wall', [
        [0, '#f3e6d2'],
        [1, '#e2cba9'],
      ]),
    ),
    backdrop(w, h, 'url(#wall)'),
    ...[290, 560].flatMap((shelf) => [
      rectangle(40, shelf, 880, 22, '#7d5a3d'),
      rectangle(40, shelf + 22, 880, 10, '#5d4029', { opacity: 0.5 }),
      repeat(6, (index) => vessel(index, shelf)),
    ]),
  )
}

/** A quilt of half-square triangles. */
export const quilt: Scene = (random) => {
  const size = 90
  const cloths = ['#d9674a', '#f1c96b', '#2f6f73', '#f6ecd8', '#7a9a86', '#3d4a6b', '#eaa88a']
  const cells: string[] = []
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [column * size, row * size]
      const [one, other] = random.sample(cloths, 2)
      const turn = ((row % 2) * 2 + (column % 2)) * 90
      cells.push(
        group(
          `rotate(${turn} ${x + size / 2} ${y + size / 2})`,
          rectangle(x, y, size, size, one ?? '#d9674a'),
          shape(`M${x} ${y}H${x + size}L${x} ${y + size}Z`, other ?? '#f6ecd8'),
          stroke(`M${x + size - 6} ${y + 12}L${x + 12} ${y + size - 6}`, '#ffffff', 1.8, {
            'stroke-dasharray': '6 6',
            opacity: 0.7,
          }),
        ),
      )
    }
  return scene(720, 720, ...cells)
}
