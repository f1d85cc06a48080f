const anyCode = /<(?:code|pre)\b/i
const opening = /<(code|pre)\b[^<>]*>/gi
const anyClosing = /<\/([a-z][\w-]*)/gi
const anyOpening = /<([a-z][^\s<>/]*)[^<>]*>/gi
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])

/** Code with the tags that are never closed in it as words. */
function withoutUnclosed(code: string): string {
  const closed = new Set(Array.from(code.matchAll(anyClosing), ([, name = '']) => name.toLowerCase()))
  return code.replace(anyOpening, (tag: string, name: string) => {
    const isTag = closed.has(name.toLowerCase()) || empty.has(name.toLowerCase())
    return isTag ? tag : `&lt;${tag.slice(1, -1)}&gt;`
  })
}

/**
 * Markup in which generics of code are words: servers that do not escape `Vec<B>` would have the parser of the browser
 * style all that follows, also after the code. The work grows with the length and not faster.
 */
export function keepGenerics(html: string): string {
  if (!anyCode.test(html)) return html
  const lower = html.toLowerCase()
  const parts: string[] = []
  const unclosed = new Set<string>()
  let written = 0
  opening.lastIndex = 0
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const name = (found[1] ?? '').toLowerCase()
    if (unclosed.has(name)) continue
    const end = lower.indexOf(`</${name}`, opening.lastIndex)
    if (end === -1) {
      unclosed.add(name)
      continue
    }
    parts.push(html.slice(written, opening.lastIndex), withoutUnclosed(html.slice(opening.lastIndex, end)))
    written = end
    opening.lastIndex = end
  }
  return parts.join('') + html.slice(written)
}
