import { circle, element, ellipse, group, mix, rectangle, shape, stroke, type Drawing } from './svg.ts'
import { square } from './token-square.ts'

export function cat(): Drawing {
  const fur = '#d98a3d'
  return square(
    '#78b7a6',
    '#37756f',
    shape('M28 132C26 104 40 92 64 92S102 104 100 132Z', mix(fur, '#000000', 0.12)),
    shape(
      'M30 26L52 42H76L98 26C102 44 103 62 99 76C95 92 80 100 64 100S33 92 29 76C25 62 26 44 30 26Z',
      fur,
    ),
    shape('M35 36L49 45L37 58Z', '#f2b8a0'),
    shape('M93 36L79 45L91 58Z', '#f2b8a0'),
    shape('M64 78C74 78 84 84 82 92C77 98 70 100 64 100S51 98 46 92C44 84 54 78 64 78Z', '#fff0dc'),
    stroke('M64 36V50M55 38L57 49M73 38L71 49', mix(fur, '#5a2a10', 0.55), 4),
    ellipse(48, 66, 7, 8.5, '#f6efc4'),
    ellipse(80, 66, 7, 8.5, '#f6efc4'),
    ellipse(48, 66, 3, 7.5, '#1f2320'),
    ellipse(80, 66, 3, 7.5, '#1f2320'),
    shape('M59 80H69L64 86Z', '#c65a5f'),
    stroke('M64 86C63 91 57 92 55 89M64 86C65 91 71 92 73 89', '#6a3b2c', 2.2),
    stroke('M40 84L22 80M40 89L23 92M88 84L106 80M88 89L105 92', '#fff6e6', 2),
    stroke('M44 104C52 112 76 112 84 104', '#b8323f', 6),
    circle(64, 113, 5, '#f7c95c'),
  )
}

export function pixelFish(): Drawing {
  const rows = [
    '................',
    '......aaa.......',
    '....aabbbaa.....',
    '...abbbbbbbba..a',
    '..abcbbbbbbbbaaa',
    '.abwkbbbdbbdbbba',
    '.abwkbbbbdbbbbba',
    'abbbbbbbdbbdbaaa',
    '.aeebbbbbbbbba.a',
    '..aabbbbbbbaa..a',
    '....aabbbaa.....',
    '......aaa.......',
    '................',
  ]
  const colours: Record<string, string> = {
    a: '#ff7aa8',
    b: '#7df0cf',
    c: '#b9ffe9',
    d: '#38b79b',
    e: '#ffd15c',
    w: '#ffffff',
    k: '#15162e',
  }
  const pixels = rows.flatMap((row, y) =>
    [...row].map((cell, x) =>
      colours[cell] === undefined ? '' : rectangle(8 + x * 7, 18 + y * 7, 7, 7, colours[cell]),
    ),
  )
  return square(
    '#1b1c3a',
    '#1b1c3a',
    element('g', { 'shape-rendering': 'crispEdges' }, ...pixels),
    rectangle(12, 24, 7, 7, '#4c4f86'),
    rectangle(26, 10, 7, 7, '#34376a'),
  )
}

export function otter(): Drawing {
  const fur = '#8a5f43'
  return square(
    '#9ed3cf',
    '#4a93a0',
    circle(34, 40, 10, fur),
    circle(94, 40, 10, fur),
    circle(34, 40, 5, '#c99a78'),
    circle(94, 40, 5, '#c99a78'),
    shape('M64 22C90 22 102 40 102 64C102 86 88 100 64 100S26 86 26 64C26 40 38 22 64 22Z', fur),
    shape('M64 60C82 60 96 68 94 82C88 96 78 101 64 101S40 96 34 82C32 68 46 60 64 60Z', '#e8cba8'),
    circle(46, 54, 4.5, '#1f1a1a'),
    circle(82, 54, 4.5, '#1f1a1a'),
    circle(47.5, 52.5, 1.4, '#ffffff'),
    circle(83.5, 52.5, 1.4, '#ffffff'),
    shape('M54 64C58 60 70 60 74 64C74 70 68 73 64 74C60 73 54 70 54 64Z', '#2a2022'),
    stroke('M64 74V80M64 80C60 86 53 86 50 82M64 80C68 86 75 86 78 82', '#5a3c2c', 2.4),
    stroke('M40 74L20 70M40 79L20 82M88 74L108 70M88 79L108 82', '#fff7ea', 1.8),
    shape('M-6 104C18 94 36 108 64 102S112 94 134 104V132H-6Z', '#2f7688'),
    stroke('M16 114C24 110 32 110 40 114M74 118C84 113 94 113 104 117', '#8fc9cc', 2.6),
  )
}

export function loaf(): Drawing {
  return square(
    '#fbd9a0',
    '#e88f5a',
    ellipse(64, 108, 44, 7, '#a3532a', { opacity: 0.4 }),
    shape('M20 84C16 52 38 32 64 32S112 52 108 84C106 104 92 110 64 110S22 104 20 84Z', '#b8692e'),
    shape('M24 78C22 52 40 36 64 36S106 52 104 78C98 62 86 58 64 58S30 62 24 78Z', '#dd9850'),
    stroke('M44 50C50 46 54 42 56 38M60 52C66 48 70 43 72 38M78 54C83 50 86 46 88 43', '#fbe4b4', 5),
    circle(50, 78, 4, '#4a2414'),
    circle(78, 78, 4, '#4a2414'),
    circle(51.3, 76.7, 1.2, '#ffffff'),
    circle(79.3, 76.7, 1.2, '#ffffff'),
    stroke('M56 86C60 92 68 92 72 86', '#4a2414', 3),
    circle(42, 87, 5, '#e8623f', { opacity: 0.55 }),
    circle(86, 87, 5, '#e8623f', { opacity: 0.55 }),
    stroke('M50 24C46 18 54 16 50 9M66 22C62 16 70 14 66 7M80 25C76 19 84 17 80 11', '#fff4dc', 3.2, {
      opacity: 0.85,
    }),
  )
}

export function teacup(): Drawing {
  return square(
    '#f3c6cf',
    '#cf7c96',
    ellipse(62, 106, 42, 7, '#8b3f5b', { opacity: 0.4 }),
    stroke('M92 62C110 58 112 84 88 86', '#f8f4ec', 8),
    shape('M26 52H96C98 84 86 104 61 104S24 84 26 52Z', '#fdfaf3'),
    ellipse(61, 52, 35, 9, '#f8f4ec'),
    ellipse(61, 52.5, 30, 6.5, '#7fae6b'),
    shape('M28 68C44 78 78 78 95 68L94 76C78 86 44 86 29 76Z', '#3f6f9f'),
    circle(50, 88, 3, '#3a3340'),
    circle(73, 88, 3, '#3a3340'),
    stroke('M57 92C60 95 63 95 66 92', '#3a3340', 2.3),
    ...[
      [0, '#fbe1e8'],
      [72, '#fbd3de'],
      [144, '#fbe1e8'],
      [216, '#fbd3de'],
      [288, '#fbe1e8'],
    ].map(([turn, colour]) => group(`rotate(${turn} 96 28)`, ellipse(96, 18, 6.5, 9, String(colour)))),
    circle(96, 28, 4, '#e9a23b'),
    stroke('M48 38C44 30 54 26 50 16M66 38C62 30 72 26 68 18', '#ffffff', 3, { opacity: 0.7 }),
  )
}
