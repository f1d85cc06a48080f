import { circle, curveThrough, ellipse, group, rectangle, shape, stroke, type Drawing } from './svg.ts'
import { square } from './token-square.ts'

export function tram(): Drawing {
  const pane = (x: number): string =>
    rectangle(x, 40, 22, 24, '#20303f', { rx: 4 }) +
    shape(`M${x + 3} 60L${x + 15} 43H${x + 19}L${x + 7} 60Z`, '#5f8ba0', { opacity: 0.7 })
  return square(
    '#5b6fc4',
    '#2c3576',
    stroke('M64 20V8M40 8H88', '#c9d2ff', 3),
    stroke('M64 22L50 12M64 22L78 12', '#c9d2ff', 2.5),
    shape('M28 36C28 24 40 20 64 20S100 24 100 36V104H28Z', '#f2f0fb'),
    shape('M28 72H100V108C100 112 97 114 94 114H34C31 114 28 112 28 108Z', '#e25b4b'),
    rectangle(28, 70, 72, 5, '#f7c95c'),
    pane(36),
    pane(70),
    rectangle(52, 25, 24, 8, '#ffca5a', { rx: 3 }),
    circle(42, 92, 7, '#fff4cf'),
    circle(86, 92, 7, '#fff4cf'),
    stroke('M54 97C58 102 70 102 74 97', '#8f2a2a', 3),
    rectangle(34, 112, 60, 9, '#20263f', { rx: 4 }),
  )
}

export function jamJar(): Drawing {
  return square(
    '#fbe3b8',
    '#eeb878',
    ellipse(66, 112, 36, 6, '#a9713c', { opacity: 0.35 }),
    shape(
      'M36 42C30 50 30 56 30 62V98C30 108 35 112 44 112H84C93 112 98 108 98 98V62C98 56 98 50 92 42Z',
      '#b4304a',
    ),
    shape(
      'M36 42C30 50 30 56 30 62V70C44 64 60 74 74 68C84 64 92 66 98 70V62C98 56 98 50 92 42Z',
      '#f6d9c9',
      { opacity: 0.85 },
    ),
    shape('M32 40L28 24C40 18 88 18 100 24L96 40C84 35 44 35 32 40Z', '#4f8a7d'),
    stroke('M36 38C48 34 80 34 92 38', '#e8d9a8', 3),
    ...[
      [38, 27],
      [52, 24],
      [66, 27],
      [80, 24],
      [92, 28],
    ].map(([x = 0, y = 0]) => circle(x, y, 2.6, '#f4ead6')),
    group(
      'rotate(-6 64 86)',
      rectangle(42, 74, 46, 27, '#fff9e8', { rx: 3 }),
      stroke('M49 83H81M49 91L62 91M72 91L76 95M76 91L72 95', '#6a3b2c', 3),
    ),
    stroke('M38 60V92', '#ffffff', 4, { opacity: 0.45 }),
  )
}

export function moonlight(): Drawing {
  const stars = [
    [18, 22, 1.4],
    [38, 14, 1],
    [30, 46, 1.7],
    [100, 60, 1.3],
    [58, 28, 1],
    [112, 20, 1.6],
    [12, 62, 1],
  ]
  return square(
    '#141b46',
    '#4b4a8c',
    ...stars.map(([x = 0, y = 0, r = 1]) => circle(x, y, r, '#fdf3d0')),
    circle(82, 40, 30, '#f7e6ae', { opacity: 0.14 }),
    circle(82, 40, 21, '#f9ebbd'),
    circle(75, 34, 4, '#e4cf92'),
    circle(88, 46, 5.5, '#e4cf92'),
    circle(90, 31, 2.6, '#e4cf92'),
    shape('M-4 96C18 74 34 70 52 88C66 74 88 66 132 92V132H-4Z', '#2b2a63'),
    shape('M-4 108C26 92 52 96 72 106C92 98 112 98 132 104V132H-4Z', '#191a45'),
    shape('M52 108L62 98L72 108V118H52Z', '#0e1030'),
    rectangle(59, 108, 6, 6, '#ffce6b'),
  )
}

export function weftMark(): Drawing {
  const over = [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ].map(([column = 0, row = 0]) => rectangle(26 + column * 28, 26 + row * 28, 20, 20, '#1f4d57'))
  const bars =
    [26, 54, 82].map((at) => rectangle(18, at, 92, 20, '#d8694a', { rx: 10 })).join('') +
    [26, 54, 82].map((at) => rectangle(at, 18, 20, 92, '#1f4d57', { rx: 10 })).join('')
  const under = [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ].map(([column = 0, row = 0]) => rectangle(24 + column * 28, 26 + row * 28, 24, 20, '#d8694a'))
  return square('#f7f1e3', '#efe3cb', bars, ...under, ...over)
}

export function waves(isNewHarbour: boolean): Drawing {
  const wave = (y: number, colour: string, shift: number): string =>
    shape(
      `${curveThrough([
        [-20 - shift, y],
        [8 - shift, y - 8],
        [36 - shift, y + 3],
        [64 - shift, y - 8],
        [92 - shift, y + 3],
        [120 - shift, y - 8],
        [160, y],
      ])}L160 132L-20 132Z`,
      colour,
    )
  return square(
    isNewHarbour ? '#ffe0b0' : '#c8e2ea',
    isNewHarbour ? '#f08d6e' : '#6fa9bd',
    circle(isNewHarbour ? 34 : 94, 34, 15, isNewHarbour ? '#fff4d8' : '#f7f9f2'),
    shape('M62 22L62 84L98 84Z', '#fffaf0'),
    shape('M58 34L58 84L34 84Z', isNewHarbour ? '#2a6f7c' : '#d3574b'),
    rectangle(58.5, 18, 3.5, 72, '#6a4430'),
    shape('M26 88H104C100 100 92 106 84 106H46C36 106 30 98 26 88Z', '#7a4a35'),
    wave(100, '#3f8a99', 0),
    wave(110, '#2c6c80', 14),
    wave(120, '#1d4f66', 4),
  )
}

export function fern(): Drawing {
  const leaflets = Array.from({ length: 9 }, (_, index) => {
    const y = 102 - index * 10
    const size = 26 - index * 2.4
    const colour = index % 2 === 0 ? '#2f7a4e' : '#3f8f5c'
    return [-1, 1]
      .map((side) =>
        shape(
          `M64 ${y}C${64 + side * size * 0.4} ${y - 14} ${64 + side * size} ${y - 12} ${64 + side * (size + 6)} ${y - 18}C${64 + side * size} ${y + 1} ${64 + side * size * 0.4} ${y + 3} 64 ${y}Z`,
          colour,
        ),
      )
      .join('')
  })
  return square(
    '#f9e7c6',
    '#efc39a',
    stroke('M64 124V18', '#235c3b', 4),
    ...leaflets,
    stroke('M64 20C64 10 76 8 77 17C77 22 70 23 70 18', '#235c3b', 4),
  )
}
