import { boundMarks } from '../wire/bounds.ts'

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])
const MAX_CODE_POINT = 0x10ffff

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole
}

const LINE_TAG = /^(?:br\b|\/?(?:p|div|li|ul|ol|blockquote|pre|h[1-6])\b)/i

/** Longest start of a tag that matters here, characters. */
const TAG_HEAD = 12

/** Tags go, those of lines and blocks leave a newline. By index, because a pattern would take a day for many `<`. */
function withoutTags(html: string): string {
  const words: string[] = []
  let written = 0
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', written)) {
    const close = html.indexOf('>', open)
    if (close === -1) break
    const head = html.slice(open + 1, Math.min(close, open + TAG_HEAD))
    words.push(html.slice(written, open), LINE_TAG.test(head) ? '\n' : '')
    written = close + 1
  }
  return words.join('') + html.slice(written)
}

function withoutBlankEnd(line: string): string {
  let end = line.length
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1
  return line.slice(0, end)
}

/**
 * The words of server HTML, for searching, muting and reading aloud; never put into a page as HTML.
 * Line breaks and ends of blocks become newlines. The work grows with the length and not faster.
 */
export function htmlToText(html: string): string {
  return boundMarks(withoutTags(html.replace(/\r?\n/g, ' ')).replace(/&(#?\w+);/g, decodeEntity))
    .split('\n')
    .map(withoutBlankEnd)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const QUOTE_CLASS = 'quote-inline'
const QUOTE_OPENING = /^<(span|p)\b[^>]*\bclass\s*=\s*["'][^"'>]*\bquote-inline\b/i

/** A longer tag is not the one that servers write, characters. */
const LONGEST_OPENING = 300

function findQuoteInline(html: string): { readonly start: number; readonly tag: string } | null {
  const named = html.indexOf(QUOTE_CLASS)
  if (named === -1) return null
  const start = html.lastIndexOf('<', named)
  const opening = html.slice(Math.max(start, named - LONGEST_OPENING), named + QUOTE_CLASS.length + 1)
  const tag = start === -1 ? undefined : QUOTE_OPENING.exec(opening)?.[1]
  return tag === undefined ? null : { start, tag: tag.toLowerCase() }
}

/** Server HTML without the `RE: link` that stands there for clients that know no quotes. */
export function removeQuoteInline(html: string): string {
  const quote = findQuoteInline(html)
  if (quote === null) return html
  let depth = 0
  for (let open = quote.start; open !== -1;) {
    const close = html.indexOf('>', open)
    if (close === -1) break
    const name = /^<(\/?)([a-z]+)\b/i.exec(html.slice(open, open + TAG_HEAD))
    if (name?.[2]?.toLowerCase() === quote.tag) depth += name[1] === '/' ? -1 : 1
    if (depth === 0) return html.slice(0, quote.start) + html.slice(close + 1)
    open = html.indexOf('<', close)
  }
  return html.slice(0, quote.start)
}
