import { circle, group, rectangle, shape, stroke, type Drawing } from './svg.ts'
import { blob, emoji } from './blob.ts'

const mug =
  shape('M36 40H60V52C60 60 36 60 36 52Z', '#f4f8fa') +
  stroke('M60 44C66 44 66 53 59 53', '#f4f8fa', 3.5) +
  rectangle(36, 44, 24, 4, '#3f8a99') +
  stroke('M43 36C41 32 46 31 44 26M52 36C50 32 55 31 53 26', '#c9d8dd', 2.6)

const ball =
  circle(46, 48, 13, '#2f7f83') +
  stroke(
    'M35 44C42 38 52 38 58 44M34 50C42 44 52 45 58 51M40 37C37 46 40 55 46 60M52 37C49 46 52 54 56 56',
    '#8fd0cb',
    2.4,
  )

const tears =
  shape('M18 36C14 44 14 48 18 49S22 44 18 36Z', '#6bb7e0') +
  shape('M46 38C42 46 42 50 46 51S50 46 46 38Z', '#6bb7e0')

const hat =
  shape('M16 14L32 -6L44 12Z', '#d9574b') +
  circle(32, -2, 4, '#f7e9b0') +
  [
    [8, 10, '#3f8a99'],
    [54, 8, '#d9574b'],
    [58, 22, '#7a5fb0'],
    [4, 24, '#5e9a5b'],
    [50, 2, '#f1c34a'],
  ]
    .map(([x, y, colour]) =>
      rectangle(Number(x), Number(y), 5, 5, String(colour), { transform: `rotate(30 ${x} ${y})` }),
    )
    .join('')

/** Emoji of the pack `blobs`. */
export const BLOBS: Readonly<Record<string, () => Drawing>> = {
  blobhappy: () => blob({ eyes: 'happy' }),
  blobgrin: () => blob({ mouth: 'open' }),
  blobsip: () => blob({ eyes: 'open', mouth: 'none', prop: mug }),
  blobknit: () => blob({ eyes: 'shut', prop: ball + stroke('M28 44L54 28M34 30L60 46', '#c79a63', 3) }),
  blobcry: () => blob({ mouth: 'sad', prop: tears }),
  blobparty: () => blob({ eyes: 'happy', mouth: 'open', prop: hat, needsRoom: true }),
  blobsleep: () =>
    blob({
      eyes: 'shut',
      mouth: 'small',
      prop: stroke('M46 4H56L46 14H56', '#5f74a8', 3) + stroke('M40 0H44L40 4H44', '#5f74a8', 2),
      needsRoom: true,
    }),
  blobpeek: () =>
    emoji(
      group('translate(0 14)', blob({ eyes: 'side', mouth: 'none' }).body),
      rectangle(0, 52, 64, 12, '#8a6a48'),
    ),
  blobshrug: () =>
    blob({
      eyes: 'sleepy',
      mouth: 'flat',
      prop: stroke('M6 44C0 42 0 34 4 32M58 44C64 42 64 34 60 32', '#e3b02f', 6),
      needsRoom: true,
    }),
  blobthink: () =>
    blob({
      eyes: 'side',
      mouth: 'flat',
      prop: shape('M26 62C22 54 26 48 32 50L42 46C46 45 46 50 42 51L38 53C42 56 40 62 36 63Z', '#e3b02f'),
    }),
  blobnom: () =>
    blob({
      eyes: 'wide',
      mouth: 'open',
      prop: group(
        'translate(40 40)',
        circle(8, 8, 11, '#c98c4e'),
        ...[
          [4, 5],
          [11, 6],
          [8, 12],
        ].map(([x = 0, y = 0]) => circle(x, y, 1.8, '#5a3120')),
      ),
    }),
  blobrain: () =>
    blob({
      colour: '#9ec1d6',
      mouth: 'flat',
      prop: [
        [8, 4],
        [22, 0],
        [40, 2],
        [54, 6],
      ]
        .map(([x = 0, y = 0]) => stroke(`M${x} ${y}l-3 9`, '#4f86b5', 2.6))
        .join(''),
      needsRoom: true,
    }),
  blobread: () =>
    blob({
      eyes: 'sleepy',
      mouth: 'none',
      prop:
        shape('M10 42C18 38 26 38 32 42V60C26 56 18 56 10 60Z', '#fbf5e6') +
        shape('M54 42C46 38 38 38 32 42V60C38 56 46 56 54 60Z', '#efe4cb'),
    }),
  blobwave: () =>
    blob({
      eyes: 'happy',
      needsRoom: true,
      prop:
        group('rotate(24 54 24)', shape('M50 30V12C50 8 58 8 58 12V30Z', '#e3b02f')) +
        stroke('M62 10C66 14 66 20 62 24', '#e3b02f', 2.5),
    }),
}
