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
import { backdrop, repeat, scene, stars, type Scene } from './parts.ts'

/** Northern lights over a hut in the snow. */
export const northernLights: Scene = (random) => {
  const [w, h] = [960, 640]
  const curtain = (y: number, colour: string, count: number): string =>
    repeat(count, (index) => {
      const x = (index / count) * (w + 80) - 40
      const top = y + Math.sin(index / 7 + y) * 46
      const tall = random.between(120, 250)
      return rectangle(x, top, w / count + 3, tall, `url(#${colour})`, {
        opacity: random.between(0.25, 0.75),
      })
    })
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#0a1230'],
        [0.7, '#1b3a63'],
        [1, '#3f6a86'],
      ]),
      linear('green', [
        [0, '#4fe0a5', 0],
        [0.7, '#5ff0b0', 0.75],
        [1, '#7df5cf', 0],
      ]),
      linear('violet', [
        [0, '#a06ff0', 0],
        [0.7, '#8c7bf2', 0.6],
        [1, '#6fd0f0', 0],
      ]),
      soften('soft', 7),
    ),
    backdrop(w, h, 'url(#sky)'),
    stars(random, 130, w, 420),
    `<g filter="url(#soft)">${curtain(60, 'violet', 46)}${curtain(130, 'green', 60)}</g>`,
    shape('M0 470L90 410L170 448L280 372L400 452L500 404L620 462L740 388L860 450L960 420V640H0Z', '#1c3354'),
    shape('M0 520C200 480 420 520 560 500S840 486 960 520V640H0Z', '#dce8f2'),
    shape('M0 580C240 540 480 600 960 560V640H0Z', '#f4f8fb'),
    ...[60, 110, 168, 760, 826, 880, 930].map((x, index) => {
      const tall = 70 + ((index * 37) % 60)
      return (
        shape(`M${x} ${530 - tall}L${x + tall * 0.28} 530H${x - tall * 0.28}Z`, '#12304a') +
        shape(`M${x} ${530 - tall}L${x + 8} ${530 - tall * 0.7}H${x - 8}Z`, '#e9f1f7')
      )
    }),
    group(
      'translate(520 470)',
      rectangle(-46, 0, 92, 54, '#6b3b2b'),
      shape('M-60 6L0 -40L60 6Z', '#f4f8fb'),
      rectangle(-30, 14, 20, 20, '#ffd56b'),
      rectangle(8, 14, 22, 40, '#3c2019'),
      rectangle(26, -40, 10, 28, '#4a2a20'),
    ),
    ellipse(500, 532, 70, 8, '#ffe39a', { opacity: 0.4 }),
  )
}

/** Star trails around the pole, a tent below. */
export const starTrails: Scene = (random) => {
  const [w, h] = [800, 800]
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#0e1440'],
        [0.65, '#2b2f78'],
        [1, '#a05f92'],
      ]),
      radial('lamp', [
        [0, '#ffe9a8', 0.9],
        [1, '#ffcf70', 0],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    repeat(120, (index) => {
      const radius = 14 + index * 6.1
      const start = random.between(0, Math.PI * 2)
      const sweep = random.between(0.35, 1.1)
      const at = (angle: number): string =>
        `${short(430 + Math.cos(angle) * radius)} ${short(290 + Math.sin(angle) * radius)}`
      return stroke(
        `M${at(start)}A${short(radius)} ${short(radius)} 0 0 1 ${at(start + sweep)}`,
        random.pick(['#ffffff', '#ffe9c0', '#b9d2ff', '#d9c6ff']),
        random.between(1, 2.2),
        { opacity: random.between(0.3, 0.9) },
      )
    }),
    circle(430, 290, 3, '#ffffff'),
    shape('M-10 690C120 640 240 660 380 640S660 600 810 650V810H-10Z', '#1a1840'),
    shape('M-10 740C200 690 420 730 560 716S740 700 810 716V810H-10Z', '#100f2b'),
    circle(250, 690, 110, 'url(#lamp)'),
    shape('M250 620L340 732H160Z', '#f0a24b'),
    shape('M250 620L274 732H226Z', '#5a2f2a'),
    stroke('M250 620L350 736M250 620L150 736', '#f9d9a0', 2.5),
  )
}
