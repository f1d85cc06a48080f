import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

interface Entry {
  readonly emoji: string
  readonly hexcode: string
}

/** The data have a variation selector also where Unicode wants none. */
function asUsual(emoji: string): string {
  const plain = emoji.replace(/\uFE0F/g, '')
  return /^\p{RGI_Emoji}$/v.test(plain) ? plain : emoji
}

/** `/static/emoji.json`, which a server's site has: shortcode to character. */
export function emojiFile(): string {
  const entries = require('emojibase-data/en/data.json') as readonly Entry[]
  const codes = require('emojibase-data/en/shortcodes/github.json') as Readonly<
    Record<string, string | readonly string[]>
  >
  const pairs = entries.flatMap(({ emoji, hexcode }) =>
    [codes[hexcode] ?? []].flat().map((shortcode) => [shortcode, asUsual(emoji)] as const),
  )
  return `${JSON.stringify(Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1))))}\n`
}
