import { tonesOf } from './characters.ts'
import { type UnicodeGroup } from './types.ts'

/** An emoji as the client knows it, whatever the server says. */
export interface BundledEmoji {
  readonly character: string
  readonly group: UnicodeGroup
  readonly tones: readonly string[] | null
  readonly shortcodes: readonly string[]
  readonly label: string
  readonly keywords: readonly string[]
}

/** The numbers that the data give the groups; the second one is no group of emoji. */
const groupOf: Readonly<Record<string, UnicodeGroup>> = {
  0: 'smileys',
  1: 'people',
  3: 'animals',
  4: 'food',
  5: 'travel',
  6: 'activities',
  7: 'objects',
  8: 'symbols',
  9: 'flags',
}

const listOf = (words: string): readonly string[] => (words === '' ? [] : words.split(','))

/** Reads what `build/emoji-data.ts` wrote. */
export function readBundled(lines: string): readonly BundledEmoji[] {
  return lines.split('\n').map((line) => {
    const [character = '', group = '', tones = '', shortcodes = '', label = '', keywords = ''] =
      line.split('|')
    return {
      character,
      group: groupOf[group] ?? 'symbols',
      tones: tones === '*' ? tonesOf(character) : tones === '' ? null : listOf(tones),
      shortcodes: listOf(shortcodes),
      label,
      keywords: listOf(keywords),
    }
  })
}
