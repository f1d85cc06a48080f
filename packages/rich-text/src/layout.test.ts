import { describe, expect, test } from 'vitest'
import { heightScore, isLongSubject, isTall } from './collapse.ts'
import type { MentionNode, RichNode } from './nodes.ts'
import { toPlainText } from './plain-text.ts'
import { tidy } from './tidy.ts'

const text = (words: string): RichNode => ({ type: 'text', text: words })
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'element', name: 'p', children })
const br: RichNode = { type: 'break' }
const mention = (name: string): MentionNode => ({
  type: 'mention',
  href: `https://a.example/@${name}`,
  text: `@${name}`,
  account: null,
})

describe('newlines of the markup', () => {
  test('blanks around blocks go, newlines inside the words stay', () => {
    const nodes = [
      text('\n'),
      paragraph(text('\n one\ntwo ')),
      text('\n\n'),
      paragraph(text('b')),
      text('\n'),
    ]
    expect(tidy(nodes)).toEqual([paragraph(text('one\ntwo ')), paragraph(text('b'))])
  })

  test('the newline after a break is the break', () => {
    expect(tidy([text('a'), br, text('\nb')])).toEqual([text('a'), br, text('b')])
  })

  test('spaces between words and inline parts stay', () => {
    const bold: RichNode = { type: 'element', name: 'b', children: [text('b ')] }
    const nodes = [text('a '), bold, text(' '), bold]
    expect(tidy(nodes)).toEqual(nodes)
  })

  test('preformatted text is left alone', () => {
    const pre: RichNode = { type: 'element', name: 'pre', children: [text('\n a\n  b\n')] }
    expect(tidy([pre])).toEqual([pre])
  })
})

describe('plain text', () => {
  test('blocks, breaks, emoji, mentions and hashtags become words', () => {
    const cat: RichNode = { type: 'emoji', shortcode: 'cat', url: 'https://a/', staticUrl: 'https://a/' }
    const run: RichNode = { type: 'mentions', items: [mention('a'), mention('b')] }
    const nodes = [paragraph(run, text(' hi'), br, cat), paragraph(text('end'))]
    expect(toPlainText(nodes)).toBe('@a @b hi\n:cat:\n\nend')
  })
})

describe('tall texts and long subjects', () => {
  test('[POST-46] paragraphs and line breaks plus length over 80: a score of 20 is not tall, 20.1 is', () => {
    const lines = '<p>x</p><br>'.repeat(9)
    expect(heightScore(lines, 160)).toBe(20)
    expect(isTall(lines, 160)).toBe(false)
    expect(heightScore(lines, 168)).toBe(20.1)
    expect(isTall(lines, 168)).toBe(true)
  })

  test('[POST-46] only paragraphs and breaks are counted', () => {
    expect(heightScore('<pre>a</pre><P class="x">b</P><br/><BR>&lt;p>', 0)).toBe(3)
  })

  test('[POST-49] a subject of 240 characters is not long, of 241 is', () => {
    expect(isLongSubject('x'.repeat(240))).toBe(false)
    expect(isLongSubject('x'.repeat(241))).toBe(true)
    expect(isLongSubject('🧶'.repeat(240))).toBe(false)
  })
})
