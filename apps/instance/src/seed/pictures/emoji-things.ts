import { circle, define, ellipse, linear, rectangle, shape, stroke, type Drawing } from './svg.ts'
import { emoji } from './blob.ts'
import { tram } from './token-things.ts'

/** Things and animals of the pack `fen`. */
export const THINGS: Readonly<Record<string, () => Drawing>> = {
  yarn: () =>
    emoji(
      circle(29, 31, 25, '#2f7f83'),
      stroke(
        'M8 22C20 10 40 10 52 24M6 34C20 20 42 22 53 38M12 48C24 36 40 38 48 46M18 9C14 24 18 42 30 55M36 8C34 24 38 40 48 48',
        '#a9dcd6',
        3.6,
      ),
      stroke('M46 50C52 58 58 58 62 54', '#2f7f83', 5),
    ),
  spool: () =>
    emoji(
      rectangle(12, 4, 40, 11, '#c79a63', { rx: 5 }),
      rectangle(12, 49, 40, 11, '#c79a63', { rx: 5 }),
      rectangle(17, 14, 30, 36, '#b5446a'),
      stroke('M18 22L46 18M18 30L46 26M18 38L46 34M18 46L46 42', '#e889a8', 3),
    ),
  heron: () =>
    emoji(
      stroke('M34 42C20 34 26 24 34 20C40 16 38 10 32 9', '#dfe6ea', 8),
      shape('M30 5C24 6 14 10 2 14C14 16 24 17 30 15Z', '#e8a13c'),
      circle(34, 9, 6, '#eef2f3'),
      shape('M32 4C42 2 50 8 56 14C48 12 42 12 36 11Z', '#2a3747'),
      circle(32, 8, 1.8, '#26313f'),
      shape('M30 36C44 32 58 44 62 56C48 56 32 54 28 46C27 42 28 38 30 36Z', '#6f8596'),
      stroke('M40 54V63M46 55V63', '#4c4136', 2.5),
    ),
  goose: () =>
    emoji(
      shape('M14 60C12 46 20 38 22 28C16 18 22 6 33 6C43 6 48 14 46 24C44 36 50 46 50 60Z', '#fbfaf5'),
      shape('M44 16C52 14 60 18 63 22C56 26 48 26 43 24Z', '#ef8a3a'),
      circle(36, 17, 3.2, '#26313f'),
      stroke('M21 44C28 50 38 50 46 44', '#d7d3c6', 3),
    ),
  otter: () =>
    emoji(
      circle(14, 18, 7, '#7a5138'),
      circle(50, 18, 7, '#7a5138'),
      ellipse(32, 34, 27, 27, '#8a5f43'),
      ellipse(32, 43, 19, 16, '#ead0ae'),
      circle(22, 30, 3.2, '#221b1b'),
      circle(42, 30, 3.2, '#221b1b'),
      shape('M26 36C29 33 35 33 38 36C38 40 35 42 32 42S26 40 26 36Z', '#2a2022'),
      stroke('M32 42V46M32 46C29 50 25 49 24 46M32 46C35 50 39 49 40 46', '#5a3c2c', 2),
    ),
  catloaf: () =>
    emoji(
      shape('M6 56C2 34 12 22 20 22L24 8L34 18H42L52 8L56 26C62 34 62 48 58 56C50 62 14 62 6 56Z', '#d98a3d'),
      stroke('M30 30C32 33 36 33 38 30M46 30C48 33 52 33 54 30', '#3a2418', 2.6),
      shape('M39 34H45L42 38Z', '#c65a5f'),
      stroke('M42 38C41 42 37 42 36 40M42 38C43 42 47 42 48 40', '#5a3524', 2),
      stroke('M10 40C14 42 18 42 22 40M8 48C13 50 18 50 22 48', '#a8611f', 3),
    ),
  snail: () =>
    emoji(
      shape('M2 58C4 48 20 50 40 48C50 48 52 34 54 26C58 32 62 46 54 54C46 60 20 60 2 58Z', '#d8b58a'),
      stroke('M54 30L50 16M56 28L62 16', '#d8b58a', 3),
      circle(50, 15, 2.6, '#3a2a22'),
      circle(62, 15, 2.6, '#3a2a22'),
      circle(24, 34, 20, '#a8643f'),
      circle(25, 35, 14, '#c98557'),
      circle(26, 36, 8, '#a8643f'),
      circle(27, 37, 3.5, '#d99f70'),
    ),
  bee: () =>
    emoji(
      ellipse(24, 16, 9, 15, '#dcecf2', { transform: 'rotate(-20 24 16)' }),
      ellipse(40, 16, 8, 14, '#dcecf2', { transform: 'rotate(22 40 16)' }),
      ellipse(30, 40, 26, 17, '#f7c33c'),
      shape(
        'M18 25C14 32 14 48 18 55L26 57C22 48 22 32 26 23ZM34 23C38 32 38 48 34 57L42 54C46 46 46 34 42 26Z',
        '#3a2618',
      ),
      circle(54, 38, 9, '#3a2618'),
      circle(57, 36, 2.4, '#ffffff'),
    ),
  hedgehog: () =>
    emoji(
      shape(
        'M4 52L2 42L8 40L6 30L14 30L16 20L24 22L30 14L36 22L44 20L46 30C54 32 60 40 63 48C62 54 56 54 54 54H10Z',
        '#6b4a36',
      ),
      shape('M40 34C50 30 58 40 63 48C62 54 56 54 54 54H42C36 48 36 38 40 34Z', '#dcb58c'),
      circle(62, 48, 3.5, '#2a1f22'),
      circle(51, 42, 2.4, '#2a1f22'),
    ),
  duckrun: () =>
    emoji(
      shape(
        'M6 34C14 26 26 30 34 28C34 16 40 8 48 9C56 10 60 18 56 25C54 36 48 50 30 50C16 50 8 44 6 34Z',
        '#f5d14a',
      ),
      shape('M56 16L64 19L56 23Z', '#ef8a3a'),
      circle(50, 16, 2.6, '#3a2a22'),
      stroke('M24 50L16 60M34 50L42 58L48 56', '#ef8a3a', 3.5),
      stroke('M0 44H6M2 52H10', '#c9c2ae', 2.5),
    ),
  mushroom: () =>
    emoji(
      shape('M22 34C24 46 22 54 20 60H44C42 54 40 46 42 34Z', '#f4e8d0'),
      shape('M4 36C4 16 18 4 32 4S60 16 60 36C48 30 16 30 4 36Z', '#c9432f'),
      circle(20, 20, 5, '#fff6e4'),
      circle(38, 14, 5.5, '#fff6e4'),
      circle(48, 27, 4, '#fff6e4'),
      circle(30, 27, 3, '#fff6e4'),
    ),
  kettle: () =>
    emoji(
      shape('M12 56C6 36 18 20 32 20S58 36 52 56Z', '#3f6f9f'),
      shape('M50 34L64 26L62 34L52 46Z', '#3f6f9f'),
      stroke('M18 20C18 4 46 4 46 20', '#2b3a4d', 5),
      circle(32, 17, 4, '#e9c34a'),
      stroke('M20 34C18 40 18 46 19 50', '#a9c8e0', 4),
    ),
  wellies: () =>
    emoji(
      shape('M10 6H28V40C28 46 34 46 36 52V60H10Z', '#2f7a5a'),
      shape('M36 4H54V38C54 44 60 44 62 50V58H38Z', '#3f9570'),
      rectangle(10, 6, 18, 6, '#e9c34a'),
      rectangle(36, 4, 18, 6, '#e9c34a'),
    ),
  lantern: () =>
    emoji(
      stroke('M20 16C20 2 44 2 44 16', '#3a3950', 3.5),
      rectangle(16, 14, 32, 8, '#3a3950', { rx: 3 }),
      rectangle(18, 22, 28, 30, '#ffe08a'),
      shape('M32 28C38 36 38 46 32 48S26 36 32 28Z', '#f08a3c'),
      rectangle(14, 52, 36, 8, '#3a3950', { rx: 3 }),
    ),
  nettle: () =>
    emoji(
      stroke('M32 62V6', '#3b7048', 3.5),
      ...[10, 26, 42].map((y) =>
        [-1, 1]
          .map((side) =>
            shape(
              `M32 ${y + 6}C${32 + side * 10} ${y - 6} ${32 + side * 24} ${y - 4} ${32 + side * 28} ${y + 8}C${32 + side * 20} ${y + 14} ${32 + side * 10} ${y + 14} 32 ${y + 6}Z`,
              side < 0 ? '#4f9a5c' : '#3f8450',
            ),
          )
          .join(''),
      ),
    ),
  heartwool: () =>
    emoji(
      shape('M32 58C10 42 4 30 6 20C8 8 24 4 32 16C40 4 56 8 58 20C60 30 54 42 32 58Z', '#dd5068'),
      stroke('M14 22C26 18 42 28 50 38M10 32C22 30 34 38 42 46M26 14C36 18 48 24 54 30', '#f6a8b4', 3.2),
    ),
  pixelheart: () =>
    emoji(
      `<g shape-rendering="crispEdges">${['.aa..aa.', 'abbaabba', 'abcbbbba', 'abbbbbba', '.abbbba.', '..abba..', '...aa...'].flatMap((row, y) => [...row].map((cell, x) => (cell === '.' ? '' : rectangle(x * 8, 4 + y * 8, 8, 8, cell === 'a' ? '#3a1f4a' : cell === 'c' ? '#ffd3dd' : '#ff6f91')))).join('')}</g>`,
    ),
  moonrise: () =>
    emoji(
      define(
        linear('night', [
          [0, '#141b46'],
          [1, '#5a4f98'],
        ]),
      ),
      circle(32, 32, 30, 'url(#night)'),
      circle(36, 26, 14, '#f9ebbd'),
      shape('M3 40C14 32 24 36 32 42C42 34 52 36 61 42A30 30 0 0 1 3 40Z', '#1d1b4c'),
    ),
  bun: () =>
    emoji(
      circle(32, 33, 28, '#b96a2d'),
      circle(31, 31, 25, '#dc9549'),
      stroke('M12 28C20 12 46 14 48 30C50 46 28 50 22 40C16 30 30 22 36 30', '#8f4b1d', 4.5),
      ...[
        [18, 20],
        [30, 14],
        [44, 20],
        [50, 38],
        [20, 46],
        [36, 50],
      ].map(([x = 0, y = 0]) => circle(x, y, 2.4, '#fdf8ee')),
    ),
  tram,
  tick: () => emoji(circle(32, 32, 29, '#3f9570'), stroke('M17 33L28 44L48 20', '#ffffff', 7)),
  nope: () => emoji(circle(32, 32, 29, '#cf4a4a'), stroke('M20 20L44 44M44 20L20 44', '#ffffff', 7)),
}
