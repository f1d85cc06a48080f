import { hostileMarkup } from './hostile-markup.ts'
import type { Random } from './random.ts'

/** Makes one hostile text; `size` goes from 0 to 1, and 1 is as large as a server lets through and larger. */
type Maker = (random: Random, size: number) => string

const upTo = (most: number, size: number): number => Math.max(1, Math.round(most * size))
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

const blocks = ['p', 'div', 'blockquote', 'ul', 'li', 'h1', 'pre', 'section', 'table', 'td', 'details', 'x-y']
const inlines = [
  'b',
  'i',
  'em',
  'strong',
  'small',
  'sub',
  'sup',
  'big',
  'font',
  'code',
  'u',
  's',
  'span',
  'ruby',
  'rt',
  'bdo',
]
const functions =
  'tada jelly twitch shake spin jump bounce flip x2 x3 x4 blur rainbow rotate font sparkle'.split(' ')
const schemes = [
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'JaVa\tScRiPt:',
  '\u0001javascript:',
  'blob:',
  'file:///',
  'feed:javascript:',
  '&#106;avascript:',
  'jar:',
  'intent:',
]
const marks = [
  '\u202e',
  '\u202d',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
  'שלום',
  'مرحبا',
  'abc',
  ' ',
]
const combining = ['\u0300', '\u0316', '\u0489', '\u0334', '\u20dd', '\u0323', '\u1ab0']
const entities = [
  '&lt;script&gt;',
  '&#0;',
  '&#x110000;',
  '&#xd800;',
  '&colon;',
  '&Tab;',
  '&NewLine;',
  '&notit;',
  '&amp;lt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '&#9999999999;',
  '&;',
  '&#;',
]
const names = [
  'root',
  'app',
  'nodeName',
  'parentNode',
  'body',
  '__proto__',
  'constructor',
  'skein',
  'modal',
  'focused',
  'reset',
]
const embeds = [
  'svg',
  'math',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'template',
  'select',
  'textarea',
  'noscript',
  'title',
  'xmp',
  'plaintext',
  'frameset',
  'video',
  'canvas',
  'foreignObject',
]

const mention = (index: number): string =>
  `<span class="h-card"><a class="u-url mention" href="https://far.example/users/p${index}">@<span>p${index}</span></a></span>`

/** Everybody whom the generated texts mention, as a server lists them. */
export const hostileMentions = Array.from({ length: 300 }, (_, index) => ({
  id: `m${index}`,
  acct: `p${index}@far.example`,
  username: `p${index}`,
  url: `https://far.example/users/p${index}`,
}))

/** Every way in that is generated, by name. */
export const hostileKinds = {
  deep: (random, size) => {
    const list = random.pick([blocks, inlines, [...blocks, ...inlines]])
    return `${times(upTo(10_000, size), () => `<${random.pick(list)}>`)}deep`
  },
  broken: (random, size) =>
    times(upTo(3_000, size), () => {
      const name = random.pick([...blocks, ...inlines, ...embeds])
      return random.pick([
        `<${name}>`,
        `</${name}>`,
        `<${name}`,
        `</${name} x`,
        '<!--',
        '-->',
        '<',
        '>',
        'words ',
        '"',
        '<a href="',
      ])
    }),
  misnested: (random, size) =>
    times(
      upTo(4_000, size),
      (index) => `<b><div><i class=c${index}></b>x</div>${random.pick(['</i>', '', '<p>'])}`,
    ),
  reopened: (random, size) =>
    `<p>${times(upTo(2_500, size), (index) => `<${random.pick(['font', 'b', 'i'])} a${index}=1 b>`)}</p>${times(upTo(4_000, size), () => '<p>x')}`,
  words: (random, size) => {
    const word = random.pick(['word ', 'x', ' ', '\n', '\t\n', '<', '&', ':', '@a', '#', '漢', 'ﷺ', '👩‍👩‍👧‍👦'])
    return word.repeat(Math.ceil(upTo(100_000, size) / word.length))
  },
  lines: (random, size) =>
    `<p>${times(upTo(3_000, size), () => random.pick(['&gt;be me<br>', '&lt;no<br/>', '\n', '<br>', 'x<br>']))}</p>`,
  emoji: (random, size) =>
    times(upTo(500, size), () =>
      random.pick([
        ':cat:',
        ':dog: ',
        '::cat::',
        ':nobody:',
        '😀',
        '<img class="emoji" alt=":cat:" src="https://far.example/c.png">',
      ]),
    ),
  mentions: (random, size) => {
    const gap = random.pick(['', ' ', '\n', ', ', '<br>'])
    return times(upTo(300, size), (index) => mention(index) + gap)
  },
  hashtags: (random, size) =>
    times(
      upTo(300, size),
      (index) =>
        `<a class="hashtag" rel="tag" ${random.pick(['data-tag="x', 'data-tag="漢', 'href="https://far.example/tags/%E6%', 'href="https://far.example/tag/'])}${index}">#x</a> `,
    ),
  bidi: (random, size) =>
    times(upTo(5_000, size), () => random.pick(marks)) + random.pick(['', '<bdo dir=rtl>', '<p dir=auto>']),
  zalgo: (random, size) => times(upTo(300, size), () => `z${times(30, () => random.pick(combining))}`),
  mfm: (random, size) =>
    `${times(upTo(400, size), () => `<span class="mfm _mfm_${random.pick(functions)}_" data-mfm-speed="${random.pick(['0.001s', '99s', '1s;color:red', '-1s'])}" data-x="${random.int(99)}" style="position:fixed;inset:0">`)}boom`,
  schemes: (random, size) =>
    times(
      upTo(200, size),
      () => `<a href="${random.pick(schemes)}alert(1)">x</a><img src="${random.pick(schemes)}x" alt="y">`,
    ),
  embeds: (random, size) =>
    times(upTo(200, size), () => {
      const name = random.pick(embeds)
      return `<${name} onload=alert(1) src=x>words<b>${random.pick(['', `</${name}>`])}`
    }),
  attributes: (random, size) =>
    `<${random.pick(['p', 'a href=https://far.example', 'span', 'b'])} ${random.pick([`title="${'t'.repeat(upTo(50_000, size))}"`, times(upTo(20_000, size), (index) => `a${index} `), `class="${'c '.repeat(upTo(20_000, size))}"`, `onclick="${'x'.repeat(upTo(20_000, size))}"`])}>huge</p>`,
  names: (random, size) =>
    times(
      upTo(300, size),
      () =>
        `<${random.pick(['p', 'a', 'form', 'img', 'input'])} id=${random.pick(names)} name=${random.pick(names)} class="${random.pick(names)} highlighted">x`,
    ),
  entities: (random, size) => times(upTo(2_000, size), () => random.pick(entities)),
  images: (random, size) =>
    times(
      upTo(200, size),
      (index) =>
        `<img src="https://far.example/${index}.gif" width=${random.int(99_999)} height=1 style="position:fixed" alt="${index}">`,
    ),
  tables: (random, size) =>
    times(upTo(1_500, size), () => `<table><tr><td>${random.pick(['x', '</table>', ''])}`),
  layers: (random, size) =>
    times(
      upTo(200, size),
      () =>
        `<div style="position:fixed;inset:0;z-index:99999;background:red" class="${random.pick(names)}">${random.pick(['x', '</div>'])}`,
    ),
  bytes: (random, size) =>
    times(upTo(3_000, size), () => String.fromCharCode(random.int(random.pick([0x80, 0x1_0000])))),
  known: (random, size) => times(upTo(60, size), () => random.pick(hostileMarkup)[1]),
} as const satisfies Record<string, Maker>

export type HostileKind = keyof typeof hostileKinds

const kindNames = Object.keys(hostileKinds) as HostileKind[]

/** One text out of one to three kinds; a few are as large as they get, most are small. */
export function hostileHtml(random: Random): {
  readonly kinds: readonly HostileKind[]
  readonly html: string
} {
  const kinds = Array.from({ length: 1 + random.int(3) }, () => random.pick(kindNames))
  const size = random.pick([0.002, 0.01, 0.01, 0.05, random() < 0.12 ? 1 : 0.02])
  return {
    kinds,
    html: kinds.map((kind) => hostileKinds[kind](random, size)).join(random.pick(['', ' ', '<p>', '</p>'])),
  }
}
