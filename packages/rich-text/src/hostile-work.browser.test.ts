import { describe, expect, test } from 'vitest'
import { boundMarkup } from './bound-markup.ts'
import { parseInert } from './inert-document.ts'
import {
  foldedCharacters,
  foldedNodes,
  maxCharacters,
  maxDepth,
  maxLines,
  maxNodes,
  maxParsedElements,
  maxPictures,
} from './limits.ts'
import { parseRichText, readRichText } from './parse.ts'
import type { EmojiRef, MentionRef, RichNode } from './nodes.ts'
import { toPlainText } from './plain-text.ts'
import { problemsOf } from './testing/expect-harmless.ts'
import { hostileHtml, hostileKinds, type HostileKind } from './testing/hostile-html.ts'
import { randomOf } from './testing/random.ts'
import { isThorough } from './testing/thorough.ts'

/** How many generated texts are read. */
const texts = isThorough ? 5_000 : 500

const emoji = (shortcode: string): EmojiRef => ({
  shortcode,
  url: `https://a.example/${shortcode}.gif`,
  staticUrl: `https://a.example/${shortcode}.png`,
})
const emojis = [emoji('cat'), emoji('dog')]
const mentions: MentionRef[] = Array.from({ length: 300 }, (_, index) => ({
  id: `m${index}`,
  acct: `p${index}@far.example`,
  username: `p${index}`,
  url: `https://far.example/@p${index}`,
}))

interface Size {
  nodes: number
  characters: number
  depth: number
}

function sizeOf(nodes: readonly RichNode[]): Size {
  const size: Size = { nodes: 0, characters: 0, depth: 0 }
  for (const node of nodes) {
    size.nodes += 1
    if (node.type === 'text') size.characters += node.text.length
    const inner = 'children' in node ? sizeOf(node.children) : 'items' in node ? sizeOf(node.items) : null
    if (inner === null) continue
    size.nodes += inner.nodes
    size.characters += inner.characters
    size.depth = Math.max(size.depth, inner.depth + 1)
  }
  return size
}

describe('the work that a hostile text can cause', () => {
  test(`[POST-01] ${texts} generated texts become harmless trees of bounded size and depth`, () => {
    const sizes: Size[] = []
    let cuts = 0
    for (let seed = 0; seed < texts; seed++) {
      const { html, kinds } = hostileHtml(randomOf(seed))
      const options = { emojis, mentions, coloursLines: seed % 2 === 0 }
      const { nodes, isCut } = readRichText(html, options)
      expect(problemsOf(nodes), `seed ${seed}: ${kinds.join()}`).toEqual([])
      sizes.push(sizeOf(nodes))
      if (isCut) cuts += 1
    }
    // Colouring cuts a text into lines, and every line may get a box and a break.
    expect(Math.max(...sizes.map(({ nodes }) => nodes))).toBeLessThanOrEqual(4 * maxNodes)
    expect(Math.max(...sizes.map(({ characters }) => characters))).toBeLessThanOrEqual(maxCharacters)
    expect(Math.max(...sizes.map(({ depth }) => depth))).toBeLessThanOrEqual(maxDepth + 2)
    expect(cuts).toBeGreaterThan(texts / 100)
    expect(cuts).toBeLessThan(texts / 2)
  })

  test.each(Object.keys(hostileKinds) as HostileKind[])(
    'the parser of the browser makes a bounded number of elements of %s at its largest',
    (kind) => {
      for (let seed = 0; seed < 3; seed++) {
        const { html } = boundMarkup(hostileKinds[kind](randomOf(seed), 1))
        expect(parseInert(html).querySelectorAll('*').length).toBeLessThanOrEqual(maxParsedElements)
      }
    },
  )

  test(`[POST-01] nothing of ${texts} generated texts is left for the content policy to report`, () => {
    const reported: string[] = []
    for (let seed = 0; seed < texts; seed++) {
      const { html } = boundMarkup(hostileHtml(randomOf(seed)).html)
      for (const element of parseInert(html).querySelectorAll('*'))
        for (const name of element.getAttributeNames())
          if (/^(?:style|on[a-z]+)$/.test(name)) reported.push(`seed ${seed}: <${element.localName} ${name}>`)
    }
    expect([...new Set(reported)].slice(0, 20)).toEqual([])
  })

  test('without the bound the same markup would become far more', () => {
    const bomb = hostileKinds.reopened(randomOf(1), 0.06)
    expect(parseInert(bomb).querySelectorAll('*').length).toBeGreaterThan(30_000)
    expect(parseInert(boundMarkup(bomb).html).querySelectorAll('*').length).toBeLessThan(10_000)
  })

  test('tables in tables are cut early, an honest table is whole', () => {
    expect(parseInert(boundMarkup('<table><tr><td>'.repeat(1_500)).html).querySelectorAll('td').length).toBe(
      500,
    )
    expect(boundMarkup(`<table>${'<tr><td>rye</td><td>oat</td></tr>'.repeat(200)}</table>`).isCut).toBe(false)
  })

  test('a folded text is read only as far as it shows', () => {
    const amount = { maxNodes: foldedNodes, maxCharacters: foldedCharacters }
    const { nodes, isCut } = readRichText('<p>line of words</p>'.repeat(2_000), { amount })
    expect(isCut).toBe(true)
    expect(sizeOf(nodes).nodes).toBeLessThanOrEqual(foldedNodes)
    expect(sizeOf(readRichText('x'.repeat(20_000), { amount }).nodes).characters).toBe(foldedCharacters)
  })

  test.each([
    ['line ends', `<p>${'x\n'.repeat(20_000)}</p>`],
    ['line ends of code', `<pre><code>${'x\n'.repeat(20_000)}</code></pre>`],
    ['breaks', `<p>${'x<br>'.repeat(4_000)}</p>`],
    ['blocks', '<p>x</p>'.repeat(4_000)],
  ])('%s in great number make a text no higher than two thousand lines', (_name, html) => {
    const { nodes, isCut } = readRichText(html)
    expect(isCut).toBe(true)
    const lines = toPlainText(nodes).match(/x/g)?.length ?? 0
    expect(lines).toBeGreaterThan(maxLines - 10)
    expect(lines).toBeLessThanOrEqual(maxLines + 1)
  })

  test.each([
    ['in one text', `<p>a${'\u0301\u0316'.repeat(50_000)} b</p>`],
    ['as entities', `<p>a${'&#x301;'.repeat(30_000)} b</p>`],
    ['in many elements', `<p>a${'<i>\u0301</i>'.repeat(2_000)} b</p>`],
    ['with joiners between', `<p>a${'\u0301\u200d\u200c\u{e0061}'.repeat(10_000)} b</p>`],
  ])('marks on one letter are bounded: %s', (_name, html) => {
    const words = toPlainText(parseRichText(html))
    expect(words).toMatch(/^a[\p{M}\p{Cf}]{20} b$/u)
  })

  test('languages that stack marks, and emoji that join, are as they were sent', () => {
    const honest = 'ที่นี้ क्ष्म्य བརྒྱུད می‌خواهم 👩🏽‍❤️‍💋‍👨🏻 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
    expect(toPlainText(parseRichText(`<p>${honest}</p>`))).toBe(honest)
  })

  test.each([
    ['of a post', undefined, maxPictures],
    ['of less than that', { maxNodes, maxCharacters, maxPictures: 3 }, 3],
  ])('the pictures %s are counted', (_name, amount, most) => {
    const html = Array.from({ length: 200 }, (_, index) => `<img src="https://a.example/${index}.png">:cat:`)
    const { nodes } = readRichText(html.join(''), { emojis, ...(amount && { amount }) })
    expect(nodes.filter(({ type }) => type === 'image' || type === 'emoji')).toHaveLength(most)
  })

  test('an honest text is whole: long, with hundreds of links and thousands of tags', () => {
    const link = '<a href="https://a.example/a/page/with/a/long/name?and=a&query=too" rel="ugc">link</a>'
    const html = `<p><strong>One</strong> and <em>two</em> and <code>3</code> ${link}</p>`.repeat(300)
    expect(readRichText(html).isCut).toBe(false)
    expect(readRichText(`<p>${'word '.repeat(9_000)}</p>`).isCut).toBe(false)
  })

  test('a text is cut between characters, not inside of one', () => {
    const amount = { maxNodes, maxCharacters: 3 }
    expect(readRichText('ab😀cd', { amount })).toEqual({ nodes: [{ type: 'text', text: 'ab' }], isCut: true })
  })

  test.each([
    ['spaces and newlines', `<p>a</p>${' \n'.repeat(100_000)}x<p>b</p>`],
    ['newlines before a block', `${'\n'.repeat(100_000)}x${'\n'.repeat(100_000)} y<p>b</p>`],
    ['openings', '<'.repeat(300_000)],
    ['code that never ends', '<code>'.repeat(50_000)],
    ['code in code', `${'<code>'.repeat(20_000)}<s>${'</code>'.repeat(20_000)}`],
    ['tags of code that never end', `<code>${'<code '.repeat(40_000)}</code>`],
    ['tags that never end', '<b '.repeat(100_000)],
    ['quotes in tags', '<a href="'.repeat(30_000)],
    ['comments', '<!--'.repeat(70_000)],
    ['mentions of nobody', '<a class="mention" href="https://x.example/@y">@y</a>'.repeat(5_000)],
  ])('%s in great number do not stop the page', (_name, html) => {
    expect(problemsOf(parseRichText(html, { emojis, mentions, coloursLines: true }))).toEqual([])
  })
})
