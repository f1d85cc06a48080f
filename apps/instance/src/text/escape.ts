const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const codePoint = (value: number): string =>
  value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd'

/** The few entities that escaping and the sanitizer produce, and numeric ones. */
export const unescapeHtml = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return codePoint(Number(decimal))
      if (hex) return codePoint(Number.parseInt(hex, 16))
      return ENTITIES[(name ?? '').toLowerCase()] ?? whole
    },
  )

/** Text of HTML as Akkoma gives it: the tags are simply taken out. */
export const stripTags = (html: string): string => unescapeHtml(html.replace(/<[^>]*>/g, ''))
