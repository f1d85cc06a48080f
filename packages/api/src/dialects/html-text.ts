const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
const MAX_CODE_POINT = 0x10ffff

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole
}

/**
 * The words of server HTML, for searching, muting and reading aloud; never put into a page as HTML.
 * Line breaks and ends of blocks become newlines.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/\r?\n/g, ' ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/?(?:p|div|li|ul|ol|blockquote|pre|h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, decodeEntity)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Any element whose classes hold `quote-inline`: the spare text for clients that know no quotes. */
const QUOTE_INLINE = /<(span|p)\b[^>]*\bclass\s*=\s*["'][^"']*\bquote-inline\b[^"']*["'][^>]*>/i

/** Server HTML without the `RE: link` that stands there for clients that know no quotes. */
export function removeQuoteInline(html: string): string {
  const opening = QUOTE_INLINE.exec(html)
  const tag = opening?.[1]
  if (!opening || tag === undefined) return html
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'gi')
  tags.lastIndex = opening.index
  let depth = 0
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return html.slice(0, opening.index) + html.slice(tags.lastIndex)
  }
  return html.slice(0, opening.index)
}
