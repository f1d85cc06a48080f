import { isolate } from './isolate.ts'

type ListKind = 'conjunction' | 'unit'

const formats = new Map<string, Intl.ListFormat>()

/** Making one takes longer than everything else in a row. */
function formatOf(language: string, type: ListKind): Intl.ListFormat {
  const key = `${language} ${type}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.ListFormat(language, { type, style: type === 'unit' ? 'short' : 'long' })
  formats.set(key, made)
  return made
}

/**
 * Names as a sentence lists them ("Mira and Jun"), or things beside one another ("2 images, a poll"). Each is isolated:
 * two in a right-to-left script would be read as a single run, in the other order.
 */
export function listOf(language: string, type: ListKind, words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : formatOf(language, type).format(words.map(isolate))
}

/** The same in parts, for words that are drawn: an index for each of them, and what stands between. */
export function listParts(language: string, type: ListKind, count: number): readonly (number | string)[] {
  const places = Array.from({ length: count }, (_, index) => String(index))
  return formatOf(language, type)
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? Number(value) : value))
}
