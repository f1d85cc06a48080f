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
import { backdrop, cloud, repeat, scene, type Scene } from './parts.ts'

/** Sunflowers at the end of a row. */
export const sunflowers: Scene = (random) => {
  const [w, h] = [720, 900]
  const flower = (x: number, y: number, r: number, sway: number): string =>
    stroke(`M${x} ${y}Q${x + sway} ${y + 260} ${x + sway * 0.4} 920`, '#4d7a3c', r * 0.14) +
    group(
      `translate(${x + sway * 0.5} ${y + 250})`,
      shape(`M0 0C40 -50 110 -46 140 -10C100 24 40 30 0 0Z`, '#5f9147'),
      shape('M0 60C-40 10 -110 14 -140 50C-100 84 -40 90 0 60Z', '#4d7a3c'),
    ) +
    group(
      `translate(${x} ${y})`,
      repeat(20, (index) =>
        group(
          `rotate(${index * 18 + (index % 2) * 5})`,
          shape(
            `M0 0C${short(r * 0.26)} ${short(-r * 0.5)} ${short(r * 0.18)} ${short(-r * 0.95)} 0 ${short(-r * (index % 2 === 0 ? 1.08 : 0.96))}C${short(-r * 0.18)} ${short(-r * 0.95)} ${short(-r * 0.26)} ${short(-r * 0.5)} 0 0Z`,
            index % 2 === 0 ? '#f6bd33' : '#e89f1f',
          ),
        ),
      ),
      circle(0, 0, r * 0.44, '#5a341d'),
      circle(0, 0, r * 0.32, '#7a4a26'),
      repeat(40, (index) => {
        const angle = index * 2.4
        const out = Math.sqrt(index / 40) * r * 0.38
        return circle(Math.cos(angle) * out, Math.sin(angle) * out, 3, '#3b2113')
      }),
    )
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#6fb4d6'],
        [1, '#dcefe4'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    cloud(180, 150, 300, '#ffffff', 0.9),
    cloud(600, 250, 260, '#ffffff', 0.8),
    shape(ridge(random, { width: w, bottom: h, y: 640, swing: 26, roughness: 8 }), '#a9c77c'),
    shape(ridge(random, { width: w, bottom: h, y: 740, swing: 18, roughness: 8 }), '#86ad5c'),
    flower(560, 420, 96, -30),
    flower(180, 500, 84, 34),
    flower(370, 270, 138, 12),
  )
}

/** Moss, lichen and one very small fern on a wall. */
export const moss: Scene = (random) => {
  const [w, h] = [840, 840]
  const stone = (x: number, y: number, wide: number, tall: number): string =>
    rectangle(
      x + 5,
      y + 5,
      wide - 10,
      tall - 10,
      mix('#8f8d84', random.chance(0.5) ? '#ffffff' : '#50524c', random.between(0, 0.3)),
      { rx: 26 },
    )
  const lichen = (): string => {
    const x = random.between(40, w - 40)
    const y = random.between(80, h - 60)
    const r = random.between(16, 52)
    const colour = random.pick(['#e3b23c', '#d9d9b8', '#b9c7a0', '#e08a3c'])
    return (
      repeat(9, (index) =>
        circle(
          x + Math.cos(index) * r * 0.6,
          y + Math.sin(index * 1.7) * r * 0.6,
          r * random.between(0.3, 0.55),
          colour,
          { opacity: 0.9 },
        ),
      ) + circle(x, y, r * 0.4, mix(colour, '#6b5a2a', 0.25))
    )
  }
  const stones: string[] = []
  for (let row = 0; row < 6; row += 1) {
    let x = -random.between(0, 120)
    while (x < w) {
      const wide = random.between(130, 250)
      stones.push(stone(x, row * 140, wide, 140))
      x += wide
    }
  }
  return scene(
    w,
    h,
    backdrop(w, h, '#4c4d45'),
    ...stones,
    repeat(13, lichen),
    repeat(260, () => {
      const x = random.between(0, w)
      const y = random.next() ** 2.2 * 260 + Math.sin(x / 90) * 40
      return ellipse(
        x,
        y,
        random.between(12, 30),
        random.between(9, 20),
        random.pick(['#5f8f3c', '#7fae4a', '#49762f', '#96c258']),
      )
    }),
    repeat(60, () => {
      const x = random.between(0, w)
      const y = random.between(40, 190)
      return (
        stroke(`M${short(x)} ${short(y)}q4 -22 2 -34`, '#a8572c', 2) + ellipse(x + 2, y - 36, 4, 7, '#c9773a')
      )
    }),
    group(
      'translate(560 640)',
      repeat(7, (index) => {
        const turn = -66 + index * 22
        return group(
          `rotate(${turn})`,
          stroke('M0 0V-150', '#3f6b34', 5),
          repeat(
            7,
            (leaf) =>
              ellipse(-13 + leaf * 0.6, -24 - leaf * 18, 15 - leaf * 1.4, 6, '#6ba04a', {
                transform: `rotate(-24 -13 ${-24 - leaf * 18})`,
              }) +
              ellipse(13 - leaf * 0.6, -24 - leaf * 18, 15 - leaf * 1.4, 6, '#5b9040', {
                transform: `rotate(24 13 ${-24 - leaf * 18})`,
              }),
          ),
        )
      }),
    ),
  )
}

/** An allotment with a shed that leans. */
export const allotment: Scene = (random) => {
  const [w, h] = [960, 600]
  const row = (index: number): string => {
    const y = 400 + index * 46
    return (
      shape(
        `M0 ${y}C320 ${y - 10} 640 ${y + 10} 960 ${y - 4}V${y + 30}C640 ${y + 42} 320 ${y + 22} 0 ${y + 34}Z`,
        '#7a5236',
      ) +
      repeat(16, (plant) => {
        const x = 30 + plant * 60 + (index % 2) * 24
        const colours = [
          ['#5f9a4b', '#82b862'],
          ['#7a4f7f', '#a678a6'],
          ['#3f7f5a', '#66a77a'],
          ['#8fae3f', '#b9cf66'],
        ][index] ?? ['#5f9a4b', '#82b862']
        return (
          ellipse(x, y + 6, 23, 17, colours[0] ?? '') +
          ellipse(x - 7, y, 11, 9, colours[1] ?? '') +
          ellipse(x + 9, y + 3, 8, 7, colours[1] ?? '')
        )
      })
    )
  }
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#8cc3d9'],
        [1, '#f3ecd0'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    cloud(640, 100, 330, '#ffffff', 0.9),
    cloud(900, 180, 240, '#ffffff', 0.7),
    cloud(120, 80, 220, '#ffffff', 0.8),
    shape(ridge(random, { width: w, bottom: h, y: 330, swing: 16, roughness: 6 }), '#93b56d'),
    repeat(7, (index) =>
      circle(
        40 + index * 150 + random.between(-20, 20),
        320,
        random.between(34, 58),
        index % 2 === 0 ? '#5f8f58' : '#739f5e',
      ),
    ),
    rectangle(0, 370, w, 230, '#86603f'),
    group(
      'translate(200 210) rotate(-4)',
      rectangle(0, 40, 170, 140, '#4f8087'),
      repeat(7, (index) => rectangle(index * 25, 40, 2.5, 140, '#3d666c')),
      shape('M-16 46L20 -6H168L190 46Z', '#b8543f'),
      rectangle(96, 84, 52, 96, '#35565c'),
      rectangle(20, 80, 52, 44, '#f6e7b6'),
      rectangle(44, 80, 4, 44, '#35565c'),
      circle(136, 134, 4, '#e9c34a'),
    ),
    group(
      'translate(690 250)',
      stroke('M0 130V0M-60 30H60', '#7a5a3c', 9),
      shape('M-50 26H50L38 110H-38Z', '#d9674a'),
      circle(0, -20, 28, '#f0d9a8'),
      shape('M-44 -30H44L24 -58H-24Z', '#6a4a34'),
      circle(-9, -22, 3.5, '#3a2a22'),
      circle(9, -22, 3.5, '#3a2a22'),
      stroke('M-10 -10C-4 -4 4 -4 10 -10', '#3a2a22', 3),
    ),
    repeat(4, row),
  )
}
