import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emojiMap, splitEmoji, textWithEmoji } from './emoji.ts'
import { colourLines } from './greentext.ts'
import { linkTags, tagIndex } from './hashtags.ts'
import { classifyLink, findMentioned, mentionIndex, type Anchor } from './links.ts'
import { maxLinkedTags, maxPlainPictures } from './limits.ts'
import { joinMentions } from './mention-runs.ts'
import { mfmName, mfmParameters } from './mfm.ts'
import type { EmojiRef, MentionNode, MentionRef, RichNode } from './nodes.ts'
import { linkSchemes, safeLink, safePicture } from './safe-url.ts'

const emoji = (shortcode: string, url = `https://a.example/${shortcode}.png`): EmojiRef => ({
  shortcode,
  url,
  staticUrl: url,
})
const text = (words: string): RichNode => ({ type: 'text', text: words })
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'element', name: 'p', children })
const br: RichNode = { type: 'break' }
const mention = (name: string): MentionNode => ({
  type: 'mention',
  href: `https://a.example/@${name}`,
  text: `@${name}`,
  account: null,
})
const alice: MentionRef = {
  id: '1',
  acct: 'alice@a.example',
  username: 'alice',
  url: 'https://a.example/users/alice',
}
const nobody = mentionIndex([])
const noTags = tagIndex([])
const anchor = (change: Partial<Anchor>): Anchor => ({
  href: 'https://a.example/',
  classes: [],
  rel: [],
  userId: null,
  dataTag: null,
  text: 'words',
  before: '',
  children: [text('words')],
  ...change,
})

describe('custom emoji in words', () => {
  test('a known shortcode becomes a picture and the words around it stay', () => {
    expect(textWithEmoji('a :blobcat: b', [emoji('blobcat')])).toMatchObject([
      { type: 'text', text: 'a ' },
      { type: 'emoji', shortcode: 'blobcat' },
      { type: 'text', text: ' b' },
    ])
  })

  test('a colon that opens nothing does not swallow the emoji after it', () => {
    const nodes = textWithEmoji('at 10:30:blobcat::cat:', [emoji('blobcat'), emoji('cat')])
    expect(nodes.map((node) => node.type)).toEqual(['text', 'emoji', 'emoji'])
  })

  test('the first emoji of a name wins', () => {
    const twice = [emoji('cat', 'https://one.example/'), emoji('cat', 'https://two.example/')]
    expect(textWithEmoji(':cat:', twice)).toMatchObject([{ url: 'https://one.example/' }])
  })

  test('of a plain text only so many emoji become pictures, the others stay words', () => {
    const nodes = textWithEmoji(':cat: '.repeat(50), [emoji('cat')])
    expect(nodes.filter(({ type }) => type === 'emoji')).toHaveLength(maxPlainPictures)
    const few = textWithEmoji('a :cat: b :cat: c', [emoji('cat')], 1)
    expect(few).toMatchObject([text('a '), { type: 'emoji' }, text(' b :cat: c')])
  })

  test('an emoji whose picture is not http or https stays words', () => {
    expect(textWithEmoji(':cat:', [emoji('cat', 'javascript:alert(1)')])).toEqual([text(':cat:')])
  })

  test('cutting a text loses no character', () => {
    const map = emojiMap([emoji('a'), emoji('b'), emoji('cat')])
    const colons = fc.string({ unit: fc.constantFrom(':', 'a', 'b', 'cat', ' ', '\n'), maxLength: 40 })
    fc.assert(
      fc.property(colons, (words) => {
        const back = splitEmoji(words, map).map((node) =>
          node.type === 'emoji' ? `:${node.shortcode}:` : node.text,
        )
        expect(back.join('')).toBe(words)
      }),
    )
  })
})

describe('addresses', () => {
  test.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['blob:https://a.example/1', null],
    ['file:///etc/passwd', null],
    ['/relative', null],
    ['//a.example/x', null],
    ['', null],
  ])('the link %j becomes %j', (address, safe) => {
    expect(safeLink(address)).toBe(safe)
  })

  test('a relative link starts at the given base, and the base opens no new scheme', () => {
    expect(safeLink('/about', 'https://a.example/x')).toBe('https://a.example/about')
    expect(safeLink('javascript:alert(1)', 'https://a.example/x')).toBeNull()
  })

  test('a picture is http or https', () => {
    expect(safePicture('https://a.example/x.png')).toBe('https://a.example/x.png')
    expect(safePicture('mailto:a@b.example')).toBeNull()
    expect(safePicture('data:image/svg+xml,<svg onload=alert(1)>')).toBeNull()
  })

  test('whatever is written, a link has an allowed scheme or is none', () => {
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'https',
      'file',
      'blob',
      'java\nscript',
      'x',
    )
    const junk = fc.string({ unit: 'binary', maxLength: 12 })
    fc.assert(
      fc.property(junk, scheme, junk, (before, name, after) => {
        const safe = safeLink(`${before}${name}:${after}`)
        expect(safe === null || linkSchemes.has(new URL(safe).protocol)).toBe(true)
      }),
    )
  })
})

describe('links that mean something here', () => {
  test('a link whose words are a listed hashtag is that hashtag, however it is written', () => {
    const tags = tagIndex([
      { name: 'rowing', url: '/tag/rowing' },
      { name: 'Boats', url: 'https://hub.example/search?tag=Boats' },
    ])
    const tagOf = (change: Partial<Anchor>) => {
      const node = classifyLink(anchor({ href: 'https://far.example/x', ...change }), nobody, tags)
      return node.type === 'hashtag' ? node.tag : null
    }
    expect(tagOf({ text: 'rowing', before: '#' })).toBe('rowing')
    expect(tagOf({ text: '#ROWING' })).toBe('rowing')
    expect(tagOf({ text: 'ＲＯＷＩＮＧ', before: '＃' })).toBe('rowing')
    expect(tagOf({ text: '#more', href: 'https://hub.example/search?tag=Boats' })).toBe('Boats')
    expect(tagOf({ text: 'rowing' })).toBeNull()
    expect(tagOf({ text: '#12' })).toBeNull()
    expect(tagOf({ text: '12', before: '#' })).toBeNull()
  })

  test('a mention with its @ before the link does not get a second one', () => {
    const bob = { classes: ['mention'], href: 'https://b.example/@bob', text: 'bob', before: '@' }
    expect(classifyLink(anchor(bob), nobody, noTags)).toMatchObject({
      type: 'mention',
      text: 'bob@b.example',
    })
    const lie = { href: 'https://evil.example/', text: 'admin', before: '@' }
    expect(classifyLink(anchor(lie), nobody, noTags)).toMatchObject({ type: 'link', host: 'evil.example' })
  })

  test('a hashtag in plain words is a link where the status lists it', () => {
    const tags = tagIndex([{ name: 'Wool', url: '' }])
    const code: RichNode = { type: 'element', name: 'code', children: [text('#wool')] }
    expect(linkTags([text('See #wool, a#wool and #other.'), paragraph(text('#WOOL')), code], tags)).toEqual([
      text('See '),
      { type: 'hashtag', tag: 'Wool', text: '#wool' },
      text(', a#wool and #other.'),
      paragraph({ type: 'hashtag', tag: 'Wool', text: '#WOOL' }),
      code,
    ])
    const many = linkTags([text('#wool '.repeat(1_000))], tags)
    expect(many.filter(({ type }) => type === 'hashtag')).toHaveLength(maxLinkedTags)
  })

  test('[POST-01] [BUG] a hashtag comes from data-tag, else from the words, else from the path, in any script', () => {
    const hashtag = { classes: ['hashtag'] }
    expect(classifyLink(anchor({ ...hashtag, dataTag: 'Art' }), nobody, noTags)).toMatchObject({ tag: 'Art' })
    const path = anchor({ rel: ['tag'], href: 'https://a.example/tags/%E6%97%A5%E6%9C%AC' })
    expect(classifyLink(path, nobody, noTags)).toMatchObject({ type: 'hashtag', tag: '日本' })
    const single = anchor({ ...hashtag, text: 'more of it', href: 'https://a.example/tag/yarn/' })
    expect(classifyLink(single, nobody, noTags)).toMatchObject({ tag: 'yarn' })
    const search = anchor({ ...hashtag, text: '#rowing', href: 'https://a.example/search?tag=boats' })
    expect(classifyLink(search, nobody, noTags)).toMatchObject({ tag: 'rowing' })
  })

  test('a hashtag link without a tag, or with broken escapes, is an ordinary link', () => {
    expect(classifyLink(anchor({ rel: ['tag'] }), nobody, noTags).type).toBe('link')
    expect(
      classifyLink(anchor({ rel: ['tag'], href: 'https://a.example/tag/%E6' }), nobody, noTags).type,
    ).toBe('link')
  })

  test('a mention of somebody listed notifies, by id, address or name at the same host', () => {
    const at = (href: string, userId: string | null = null) =>
      findMentioned({ href, userId }, mentionIndex([alice]))
    expect(at('https://elsewhere.example/', '1')).toBe(alice)
    expect(at('https://A.example/USERS/alice')).toBe(alice)
    expect(at('https://a.example/@alice')).toBe(alice)
    expect(at('https://b.example/@alice')).toBeNull()
    expect(at('https://a.example/posts/alice')).toBeNull()
  })

  test('a mention of somebody not listed keeps its address, is called by it and notifies nobody', () => {
    const written = anchor({ classes: ['u-url', 'mention'], href: 'https://b.example/@bob', text: '@bob' })
    expect(classifyLink(written, mentionIndex([alice]), noTags)).toEqual({
      type: 'mention',
      href: 'https://b.example/@bob',
      text: '@bob@b.example',
      account: null,
    })
  })
})

describe('runs of mentions', () => {
  test('mentions with only spaces between them are one run', () => {
    const nodes = joinMentions([mention('a'), text(' '), mention('b'), mention('c'), text(' hi')])
    expect(nodes).toMatchObject([{ type: 'mentions', items: [{}, {}, {}] }, { text: ' hi' }])
  })

  test('words, a newline and a break end a run', () => {
    expect(joinMentions([mention('a'), text(' and '), mention('b')])).toHaveLength(3)
    expect(joinMentions([mention('a'), text('\n'), mention('b')])).toHaveLength(3)
    expect(joinMentions([mention('a'), br, mention('b')])).toHaveLength(3)
  })

  test('runs inside paragraphs are found too, and a single mention stays one', () => {
    expect(joinMentions([paragraph(mention('a'), text(' '), mention('b'))])).toMatchObject([
      { children: [{ type: 'mentions' }] },
    ])
    expect(joinMentions([mention('a')])).toEqual([mention('a')])
  })
})

describe('lines that start with > or <', () => {
  const tones = (nodes: readonly RichNode[]) =>
    colourLines(nodes).map((node) => (node.type === 'line' ? node.tone : node.type))

  test('each visual line has its own colour', () => {
    expect(tones([text('>be me'), br, text('plain'), br, text('<then')])).toEqual([
      'green',
      'break',
      'text',
      'break',
      'cyan',
    ])
    expect(tones([text('>one\n>two')])).toEqual(['green', 'break', 'green'])
  })

  test('people at the start of the line do not count', () => {
    expect(tones([mention('a'), text(' >implying')])).toEqual(['green'])
    expect(tones([text('@a@b.example >implying')])).toEqual(['green'])
  })

  test('a sign in the middle, a quotation and code stay as they are', () => {
    expect(tones([text('a > b')])).toEqual(['text'])
    const pre: RichNode = { type: 'element', name: 'pre', children: [text('>x')] }
    expect(colourLines([pre])).toEqual([pre])
    const list: RichNode = { type: 'element', name: 'li', children: [text('>x')] }
    expect(colourLines([list])).toEqual([list])
  })

  test('lines of paragraphs are coloured in place', () => {
    expect(colourLines([paragraph(text('>x'))])).toEqual([
      paragraph({ type: 'line', tone: 'green', children: [text('>x')] }),
    ])
  })
})

describe('Misskey functions', () => {
  test('both forms of class name are read, mfm alone is no function', () => {
    expect(mfmName(['mfm', '_mfm_spin_'])).toBe('spin')
    expect(mfmName(['mfm-x2'])).toBe('x2')
    expect(mfmName(['mfm'])).toBeNull()
    expect(mfmName(['_mfm_<script>_'])).toBeNull()
  })

  test('parameters keep plain names and values only', () => {
    expect(
      mfmParameters([
        ['data-mfm-speed', '2s'],
        ['data-x', ''],
        ['data-y', 'url(javascript:1)'],
        ['style', 'color:red'],
        ['onclick', 'alert(1)'],
        ['data-__proto__', '1'],
      ]),
    ).toEqual({ speed: '2s', x: '' })
  })
})
