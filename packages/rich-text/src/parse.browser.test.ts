import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxDepth, maxNodes } from './limits.ts'
import { htmlToText, parseRichText } from './parse.ts'
import type { EmojiRef, MentionRef, RichNode } from './nodes.ts'
import { problemsOf } from './testing/expect-harmless.ts'
import { hostileMarkup } from './testing/hostile-markup.ts'

const cat: EmojiRef = {
  shortcode: 'cat',
  url: 'https://a.example/c.png',
  staticUrl: 'https://a.example/s.png',
}
const bob: MentionRef = { id: 'B0b', acct: 'bob', username: 'bob', url: 'https://a.example/users/bob' }
const bobLink =
  '<span class="h-card"><a class="u-url mention" data-user="B0b" href="https://a.example/users/bob" rel="ugc">@<span>bob</span></a></span>'

const depthOf = (nodes: readonly RichNode[]): number =>
  nodes.reduce((deepest, node) => Math.max(deepest, 'children' in node ? 1 + depthOf(node.children) : 1), 0)
const countOf = (nodes: readonly RichNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + ('children' in node ? countOf(node.children) : 0), 0)

describe('what servers send', () => {
  test('mentions, hashtags, emoji and links of an Akkoma post are found', () => {
    const html = `Hello :cat: <a class="hashtag" data-tag="testing" href="https://a.example/tag/testing" rel="tag ugc">#testing</a> ${bobLink} <a href="https://b.example" rel="ugc">b</a>`
    expect(parseRichText(html, { emojis: [cat], mentions: [bob] })).toMatchObject([
      { text: 'Hello ' },
      { type: 'emoji', shortcode: 'cat' },
      { text: ' ' },
      { type: 'hashtag', tag: 'testing', text: '#testing' },
      { text: ' ' },
      { type: 'mention', text: '@bob', account: { id: 'B0b' } },
      { text: ' ' },
      { type: 'link', href: 'https://b.example/' },
    ])
  })

  test('hashtags of Friendica and Hubzilla stay here, by the list of the post', () => {
    const html =
      'Out #<a href="https://friendly.example/search?tag=rowing" class="mention hashtag" rel="tag">rowing</a> and #<a class="zrl" href="https://hub.example/search?tag=Boats">Boats</a>, <span>#<a href="https://m.example/tags/Linked">linked</a></span> #plain'
    const tags = ['rowing', 'boats', 'linked', 'Plain'].map((name) => ({ name, url: `/tag/${name}` }))
    const found = parseRichText(html, { tags }).flatMap((node) => (node.type === 'hashtag' ? [node.tag] : []))
    expect(found).toEqual(['rowing', 'boats', 'linked', 'Plain'])
    expect(htmlToText(html)).toBe('Out #rowing and #Boats, #linked #plain')
  })

  test('markdown keeps its structure and loses its layout newlines', () => {
    const html =
      'Title<p><strong>bold</strong> <em>em</em></p>\n<blockquote><p>quote</p></blockquote>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul><pre><code>block :cat:\n</code></pre>'
    const nodes = parseRichText(html, { emojis: [cat] })
    expect(nodes.map((node) => (node.type === 'element' ? node.name : node.type))).toEqual([
      'text',
      'p',
      'blockquote',
      'ul',
      'pre',
    ])
    expect(nodes[3]).toMatchObject({ children: [{ name: 'li' }, { name: 'li' }] })
    expect(nodes[4]).toMatchObject({ children: [{ name: 'code', children: [{ text: 'block :cat:\n' }] }] })
  })

  test.each([
    [
      'an address that is not listed',
      'https://far.example/c.png',
      'wave',
      [{ type: 'text', text: ':wave:' }],
    ],
    ['another address for a listed name', 'https://far.example/c.png', 'cat', [cat]],
    ['the listed address', cat.url, 'cat', [cat]],
    ['the still one of the listed addresses', cat.staticUrl, 'other', [cat]],
    ['no address', '', 'wave', [{ type: 'text', text: ':wave:' }]],
  ])(
    'an emoji picture with %s comes from the listed address or is its words [POST-10]',
    (_, src, name, nodes) => {
      for (const kind of ['emoji', 'custom-emoji', 'h-x emoji']) {
        const html = `<img class="${kind}" src="${src}" alt=":${name}:">`
        expect(parseRichText(html, { emojis: [cat] })).toMatchObject(nodes)
      }
    },
  )

  test('numbers of lists are those the writer gave them', () => {
    const item = (value: string) => `<li value="${value}">x</li>`
    expect(parseRichText(`<ol start="5" reversed="">${item('7')}${item('x')}<li>y</li></ol>`)).toEqual([
      {
        type: 'element',
        name: 'ol',
        start: 5,
        reversed: true,
        children: [
          { type: 'element', name: 'li', value: 7, children: [{ type: 'text', text: 'x' }] },
          { type: 'element', name: 'li', children: [{ type: 'text', text: 'x' }] },
          { type: 'element', name: 'li', children: [{ type: 'text', text: 'y' }] },
        ],
      },
    ])
    // Without its list an item has no number.
    expect(parseRichText(item('7'))).toEqual([
      { type: 'element', name: 'div', children: [{ type: 'text', text: 'x' }] },
    ])
  })

  test('a picture without a description is called by its title', () => {
    expect(htmlToText('<img src="https://a.example/x.png" class="emoji" title=":x:">')).toBe(':x:')
  })

  test('an emoji picture of nobody is its words, in code too [POST-10]', () => {
    const html = '<img class="emoji" src="https://far.example/c.png" alt=":cat:">'
    expect(parseRichText(html)).toEqual([{ type: 'text', text: ':cat:' }])
    expect(htmlToText(`<code>${html}</code>`)).toBe(':cat:')
    expect(parseRichText('<img class="emoji" src="https://far.example/c.png">')).toEqual([])
  })

  test('the RE: line of a quote is dropped only when asked', () => {
    const html = 'hi<span class="quote-inline"><br/><br/>RE: <a href="https://a.example/1">x</a></span>'
    expect(parseRichText(html, { dropsInlineQuote: true })).toEqual([{ type: 'text', text: 'hi' }])
    expect(htmlToText(html)).toBe('hi\n\nRE: x')
  })

  test('both forms of Misskey markup are kept as data', () => {
    const html =
      '<span class="mfm _mfm_spin_" data-x>a</span><span class="mfm-x2" data-mfm-speed="2s">b</span>'
    expect(parseRichText(html)).toMatchObject([
      { type: 'mfm', name: 'spin', params: { x: '' }, children: [{ text: 'a' }] },
      { type: 'mfm', name: 'x2', params: { speed: '2s' } },
    ])
  })

  test('shortened addresses keep their hidden parts as parts', () => {
    const html =
      '<a href="https://a.example/long"><span class="invisible">https://</span><span class="ellipsis">a.example/lo</span><span class="invisible">ng</span></a>'
    expect(parseRichText(html)).toMatchObject([
      { type: 'link', children: [{ part: 'invisible' }, { part: 'ellipsis' }, { part: 'invisible' }] },
    ])
    expect(htmlToText(html)).toBe('https://a.example/long')
  })

  const hidden = (words: string) => `<span class="invisible">${words}</span>`
  const link = (words: string) => `<a href="https://evil.example/p">${words}</a>`

  test.each([
    `${hidden('https://evil.example/?')}bank.example/x`,
    `${hidden(hidden('https://evil.example/?'))}<b>bank</b>.example/x`,
    `bank.example${hidden('.evil.example')}`,
  ])('what of a link cannot be seen promises nothing: %s', (words) => {
    expect(parseRichText(link(words))).toMatchObject([{ type: 'link', host: 'evil.example' }])
  })

  test('a hashtag and a mention are called by what can be seen of them', () => {
    expect(
      parseRichText(
        `<a class="mention" href="https://evil.example/@abel">@abel${hidden('@evil.example')}</a>`,
      ),
    ).toMatchObject([{ type: 'mention', text: '@abel@evil.example' }])
    expect(
      parseRichText(`<a class="hashtag" href="https://a.example/tags/geese">#geese${hidden('2')}</a>`),
    ).toMatchObject([{ type: 'hashtag', tag: 'geese', text: '#geese' }])
  })

  test('a link that hides all of its words shows them, and no other words are hidden', () => {
    expect(parseRichText(link(hidden('read on')))).toMatchObject([
      { type: 'link', children: [{ type: 'text', text: 'read on' }] },
    ])
    expect(parseRichText(`<p>a ${hidden('b')} c</p>`)).toMatchObject([
      { name: 'p', children: [{ text: 'a b c' }] },
    ])
  })

  test('generics that a server did not escape style nothing in code', () => {
    const html =
      '<pre><code>fn take<S>(a: Vec<B>) -> Option<T> { a.get(0) }</code></pre><p>after <s>that</s></p>'
    expect(JSON.stringify(parseRichText(html))).not.toMatch(/"name":"b"/)
    expect(parseRichText(html)).toMatchObject([
      { name: 'pre', children: [{ name: 'code' }] },
      { name: 'p', children: [{ text: 'after ' }, { name: 's' }] },
    ])
    expect(htmlToText(html)).toContain('fn take<S>(a: Vec<B>) -> Option<T> { a.get(0) }')
    const styled = '<code>a <b>b</b><br>c</code>'
    expect(parseRichText(styled)).toMatchObject([
      { name: 'code', children: [{ text: 'a ' }, { name: 'b' }, { type: 'break' }, {}] },
    ])
  })

  test('ruby and direction survive, tables become lines', () => {
    expect(parseRichText('<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>')).toMatchObject([
      { name: 'ruby', children: [{ text: '漢' }, { name: 'rp' }, { name: 'rt' }, { name: 'rp' }] },
    ])
    expect(parseRichText('<p dir="rtl" lang="ar">س</p><bdo dir="ltr">x</bdo>')).toMatchObject([
      { dir: 'rtl', lang: 'ar' },
      { name: 'bdo', dir: 'ltr' },
    ])
    expect(htmlToText('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')).toBe('a b\n\nc')
  })

  test('a run of mentions is one node, and lines are coloured when asked', () => {
    expect(parseRichText(`${bobLink} ${bobLink} hi`)).toMatchObject([{ type: 'mentions' }, { text: ' hi' }])
    expect(parseRichText('<p>&gt;be me<br>no</p>', { coloursLines: true })).toMatchObject([
      { name: 'p', children: [{ type: 'line', tone: 'green' }, { type: 'break' }, { text: 'no' }] },
    ])
  })

  test('relative links work only with a base', () => {
    expect(parseRichText('<a href="/about">x</a>')).toEqual([{ type: 'text', text: 'x' }])
    expect(parseRichText('<a href="/about">x</a>', { baseUrl: 'https://a.example' })).toMatchObject([
      { href: 'https://a.example/about' },
    ])
  })
})

describe('hostile markup', () => {
  test('there are at least 100 pieces of it', () => {
    expect(hostileMarkup.length).toBeGreaterThanOrEqual(100)
  })

  test.each(hostileMarkup)('%s: %s', (_, markup) => {
    const nodes = parseRichText(markup, { emojis: [cat], mentions: [bob], coloursLines: true })
    expect(problemsOf(nodes)).toEqual([])
    expect(problemsOf(parseRichText(`<p>a</p>${markup}<p>b`, { baseUrl: 'https://a.example/' }))).toEqual([])
  })

  test('the judge of these tests sees what is wrong', () => {
    const bad = [
      { type: 'link', href: 'javascript:alert(1)', host: null, children: [] },
      { type: 'element', name: 'script', children: [] },
      { type: 'element', name: 'p', children: [], style: 'x' },
      { type: 'image', src: 'data:x', alt: '' },
    ] as unknown as RichNode[]
    expect(problemsOf(bad)).toHaveLength(4)
  })

  test('words of dropped elements are gone, words of unknown ones stay', () => {
    expect(htmlToText('a<script>b</script><style>c</style><form>d</form><svg>e</svg><x-y>f</x-y>')).toBe('af')
  })

  test('very deep and very long markup ends in words, not in an overflow', () => {
    const deep = parseRichText(`${'<b><div>'.repeat(20_000)}x`)
    expect(depthOf(deep)).toBeLessThanOrEqual(maxDepth + 2)
    const long = parseRichText('<b>x</b>'.repeat(20_000))
    expect(countOf(long)).toBeLessThanOrEqual(maxNodes + 2)
    const emoji = parseRichText(':cat:'.repeat(20_000), { emojis: [cat] })
    expect(countOf(emoji)).toBeLessThanOrEqual(maxNodes + 2)
  })

  const attribute = fc.constantFrom(
    ' onclick=alert(1)',
    ' style="x"',
    ' href="javascript:alert(1)"',
    ' href=https://a.example',
    ' src=x onerror=alert(1)',
    ' class="mention"',
    ' class="_mfm_x2_ hashtag"',
    ' rel=tag',
    ' data-tag="<b>"',
    ' srcdoc="<script>alert(1)"',
    ' id=body',
    ' name=nodeName',
    ' xlink:href="javascript:alert(1)"',
    ' formaction=javascript:alert(1)',
    ' title="</p><script>"',
    ' href="ja\tvascript:alert(1)"',
    ' "\'<',
  )
  const tag = fc.constantFrom(
    'p',
    'a',
    'b',
    'span',
    'div',
    'script',
    'style',
    'svg',
    'math',
    'iframe',
    'form',
    'input',
    'template',
    'noscript',
    'textarea',
    'title',
    'table',
    'td',
    'tr',
    'select',
    'option',
    'img',
    'br',
    'ul',
    'li',
    'ruby',
    'rt',
    'foreignObject',
    'annotation-xml',
    'mglyph',
    'mtext',
    'desc',
    'body',
    'html',
    'head',
    'plaintext',
    'xmp',
    'object',
    'base',
    'meta',
    'x-y',
    'details',
    'font',
    'h1',
    'pre',
    'code',
  )
  const piece = fc.oneof(
    fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, list]) => `<${name}${list.join('')}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      '<!--',
      '-->',
      ']]>',
      '<![CDATA[',
      '&lt;script&gt;',
      '&colon;',
      ':cat:',
      'alert(1)',
      '\n',
      '\u0000',
      '>',
      '<',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )

  test('generated markup never yields anything that is not on the list', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, coloursLines) => {
        const nodes = parseRichText(pieces.join(''), { emojis: [cat], mentions: [bob], coloursLines })
        expect(problemsOf(nodes)).toEqual([])
      }),
      { numRuns: 1_500 },
    )
  })
})
