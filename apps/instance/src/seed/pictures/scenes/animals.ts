import {
  circle,
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
} from '../svg.ts'
import { backdrop, cloud, repeat, scene, stars, type Scene } from './parts.ts'

/** A ginger cat on a window sill, with a ball of yarn. */
export const catOnSill: Scene = () => {
  const [w, h] = [800, 800]
  const fur = '#d98a3d'
  return scene(
    w,
    h,
    define(
      linear('pane', [
        [0, '#9cc7d8'],
        [1, '#e6efdc'],
      ]),
      soften('dim', 12),
    ),
    backdrop(w, h, '#e9d8bd'),
    rectangle(90, 60, 620, 520, '#f7f0e1', { rx: 8 }),
    rectangle(116, 86, 568, 470, 'url(#pane)'),
    cloud(270, 190, 210, '#ffffff', 0.9),
    cloud(560, 260, 170, '#ffffff', 0.8),
    shape('M116 480C240 430 360 470 480 450S640 440 684 460V556H116Z', '#7ea66c'),
    shape('M116 520C260 490 460 530 684 500V556H116Z', '#5f8d5a'),
    rectangle(392, 86, 16, 470, '#f7f0e1'),
    rectangle(116, 300, 568, 14, '#f7f0e1'),
    shape('M60 40H190C180 240 170 430 120 600H60Z', '#b9574b'),
    shape('M740 40H610C620 240 630 430 680 600H740Z', '#b9574b'),
    stroke(
      'M96 60C100 240 96 420 84 590M140 60C142 220 132 420 108 560M704 60C700 240 704 420 716 590M660 60C658 220 668 420 692 560',
      mix('#b9574b', '#000000', 0.18),
      5,
    ),
    rectangle(40, 570, 720, 44, '#fbf6ea', { rx: 6 }),
    rectangle(40, 606, 720, 10, '#d7c6a8'),
    rectangle(0, 616, w, 184, '#cfae86'),
    ellipse(390, 582, 170, 16, '#7b5b3c', { opacity: 0.35, filter: 'url(#dim)' }),
    stroke('M520 560C600 566 640 530 626 470C620 440 590 440 588 470', fur, 30),
    shape('M270 580C256 470 300 390 390 390S530 470 522 580Z', fur),
    shape('M340 580C330 500 350 450 390 450S452 500 444 580Z', '#fbe6c8'),
    shape(
      'M286 250L340 292H440L494 250C504 300 504 350 490 386C470 424 430 436 390 436S310 424 290 386C276 350 276 300 286 250Z',
      fur,
    ),
    shape('M300 276L334 300L306 330Z', '#f2b8a0'),
    shape('M480 276L446 300L474 330Z', '#f2b8a0'),
    stroke('M390 292V326M366 298L372 324M414 298L408 324', mix(fur, '#5a2a10', 0.5), 9),
    stroke(
      'M286 480C306 486 316 486 326 480M280 520C302 528 314 528 326 520M508 480C490 486 480 486 468 480',
      mix(fur, '#5a2a10', 0.45),
      9,
    ),
    stroke('M324 364C334 352 350 352 358 364M422 364C430 352 446 352 456 364', '#3a2418', 7),
    shape('M378 388H402L390 402Z', '#c65a5f'),
    stroke('M390 402C386 416 370 418 364 410M390 402C394 416 410 418 416 410', '#5a3524', 5),
    stroke('M330 394L276 384M330 404L278 410M450 394L504 384M450 404L502 410', '#fff8ea', 4),
    ellipse(350, 578, 34, 18, '#fbe6c8'),
    ellipse(432, 578, 34, 18, '#fbe6c8'),
    circle(180, 540, 46, '#2f7f83'),
    stroke(
      'M140 522C166 500 202 502 222 524M136 548C166 530 206 534 226 556M152 572C176 556 200 560 214 572M158 506C148 530 156 562 174 584M196 498C190 526 200 560 214 566',
      '#8fd0cb',
      6,
    ),
    stroke('M214 576C260 600 300 596 330 584C380 566 420 640 480 690', '#2f7f83', 6),
  )
}

/** Mushrooms after rain, and the snail that lives there. */
export const mushrooms: Scene = (random) => {
  const [w, h] = [900, 675]
  const cap = (x: number, y: number, size: number, colour: string): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      shape('M-22 0C-18 60 -26 110 -34 140H34C26 110 18 60 22 0Z', '#f4e8d0'),
      shape('M0 0C8 60 14 110 14 140H34C26 110 18 60 22 0Z', '#e0cfae'),
      ellipse(0, 4, 80, 15, '#e8d5b4'),
      shape('M-92 6C-92 -60 -46 -98 0 -98S92 -60 92 6C60 -10 -60 -10 -92 6Z', colour),
      ...[
        [-44, -34, 13],
        [4, -66, 16],
        [46, -36, 12],
        [-8, -24, 9],
        [68, -10, 6],
        [-70, -8, 7],
      ].map(([dx = 0, dy = 0, r = 1]) => ellipse(dx, dy, r, r * 0.82, '#fff6e4')),
      stroke('M-70 -30C-56 -62 -30 -80 -8 -84', '#ffffff', 6, { opacity: 0.35 }),
    )
  return scene(
    w,
    h,
    define(
      linear('wood', [
        [0, '#234338'],
        [1, '#4f7a55'],
      ]),
      soften('far', 9),
    ),
    backdrop(w, h, 'url(#wood)'),
    `<g filter="url(#far)">${repeat(12, () => circle(random.between(0, w), random.between(0, 380), random.between(16, 62), random.pick(['#6a9a66', '#8db37a', '#e2d79a']), { opacity: 0.3 }))}</g>`,
    ...[70, 250, 700, 850].map((x, index) =>
      rectangle(x, -10, 26 + index * 8, 520, '#1b332c', { opacity: 0.75 }),
    ),
    shape('M0 500C200 440 420 480 560 470S800 450 900 480V675H0Z', '#3b5a35'),
    cap(330, 400, 1.25, '#c9432f'),
    cap(540, 460, 0.8, '#d9602f'),
    cap(190, 500, 0.55, '#c9432f'),
    shape('M0 590C240 530 520 600 900 540V675H0Z', '#54763f'),
    repeat(90, () => {
      const x = random.between(0, w)
      const y = random.between(560, 670)
      return stroke(
        `M${short(x)} ${short(y)}q${short(random.between(-8, 8))} -18 ${short(random.between(-14, 14))} ${short(-random.between(24, 52))}`,
        random.pick(['#6d9450', '#466a3a', '#88ab5c']),
        3,
      )
    }),
    group(
      'translate(690 556)',
      shape(
        'M-70 26C-60 2 20 14 60 10C84 8 92 -16 96 -32C104 -20 112 6 96 24C88 34 60 32 -70 26Z',
        '#d8b58a',
      ),
      stroke('M92 -28L84 -54M98 -28L106 -52', '#d8b58a', 5),
      circle(84, -56, 5, '#3a2a22'),
      circle(106, -54, 5, '#3a2a22'),
      circle(4, -22, 46, '#a8643f'),
      circle(6, -20, 33, '#c98557'),
      circle(8, -18, 20, '#a8643f'),
      circle(10, -16, 9, '#d99f70'),
    ),
  )
}

/** A hedgehog out at night. */
export const hedgehog: Scene = (random) => {
  const [w, h] = [900, 600]
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#1b2350'],
        [1, '#4c5a92'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    stars(random, 60, w, 300),
    circle(730, 110, 50, '#f7ecc0'),
    shape('M0 380C240 330 520 390 900 340V600H0Z', '#24403f'),
    shape('M0 430C260 400 560 450 900 410V600H0Z', '#2f5548'),
    ellipse(450, 516, 250, 18, '#142b2b', { opacity: 0.6 }),
    repeat(150, (index) => {
      const angle = Math.PI + (index / 149) * Math.PI * 1.02
      const r = 178 + (index % 3) * 14
      const x = 420 + Math.cos(angle) * r
      const y = 500 + Math.sin(angle) * r * 0.86
      return stroke(
        `M${short(420 + Math.cos(angle) * 120)} ${short(500 + Math.sin(angle) * 100)}L${short(x)} ${short(y)}`,
        index % 2 === 0 ? '#6b4a36' : '#8a6146',
        8,
      )
    }),
    shape('M254 508C250 400 330 344 420 344S590 400 600 508Z', '#6b4a36'),
    repeat(70, () => {
      const x = random.between(290, 560)
      const y = random.between(374, 480)
      return stroke(
        `M${short(x)} ${short(y)}l${short(random.between(-16, -4))} ${short(random.between(-22, -10))}`,
        random.pick(['#a67a58', '#503524']),
        5,
      )
    }),
    shape('M560 420C610 420 650 452 690 492C696 506 684 512 672 512H540C520 480 530 430 560 420Z', '#dcb58c'),
    circle(690, 494, 13, '#2a1f22'),
    circle(616, 462, 8, '#2a1f22'),
    circle(618, 459, 2.5, '#ffffff'),
    circle(560, 438, 19, '#c89a70'),
    stroke('M640 500C650 506 660 506 668 500', '#7a4a34', 4),
    ...[330, 420, 540, 600].map((x) => ellipse(x, 512, 22, 10, '#c89a70')),
    ...[
      [120, 520],
      [780, 540],
      [210, 560],
      [840, 500],
    ].map(([x = 0, y = 0]) =>
      ellipse(x, y, 26, 10, '#c9762f', { transform: `rotate(${(x % 40) - 20} ${x} ${y})` }),
    ),
    repeat(60, () => {
      const x = random.between(0, w)
      return stroke(
        `M${short(x)} 600q4 -22 ${short(random.between(-12, 12))} ${short(-random.between(28, 62))}`,
        '#3f6b52',
        4,
      )
    }),
  )
}
