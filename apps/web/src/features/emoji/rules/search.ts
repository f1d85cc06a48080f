import { mostHits } from '../limits.ts'
import { withoutTone } from './characters.ts'
import type { Emoji, EmojiGroup } from './types.ts'

/** Small letters without accents: "Café" is found by "cafe". */
const fold = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')

const scores = {
  isCharacter: 1000,
  isName: 500,
  startsName: 300,
  startsWordOfName: 200,
  isKeyword: 120,
  insideName: 80,
  startsKeyword: 60,
} as const

/** The name has it at the beginning of a word. */
function startsWord(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1))
    if (at === 0 || /[\s_:,-]/.test(name.charAt(at - 1))) return true
  return false
}

function scoreOfWord(word: string, names: readonly string[], keywords: readonly string[]): number {
  if (names.includes(word)) return scores.isName
  if (names.some((name) => name.startsWith(word))) return scores.startsName
  if (names.some((name) => startsWord(name, word))) return scores.startsWordOfName
  if (keywords.includes(word)) return scores.isKeyword
  if (names.some((name) => name.includes(word))) return scores.insideName
  return keywords.some((keyword) => startsWord(keyword, word)) ? scores.startsKeyword : 0
}

interface Wanted {
  readonly character: string
  readonly whole: string
  readonly words: readonly string[]
}

function toWanted(query: string): Wanted | null {
  const trimmed = query.trim()
  // Who looks for ":goose:" means "goose"; a colon alone means nothing yet.
  const whole = fold(trimmed.replace(/^:+|:+$/g, ''))
  return whole === '' ? null : { character: withoutTone(trimmed), whole, words: whole.split(/\s+/) }
}

interface Words {
  readonly names: readonly string[]
  readonly keywords: readonly string[]
}

const wordsOf = new WeakMap<Emoji, Words>()

/** What an emoji is found by; thousands are looked through with every search. */
function readWords(emoji: Emoji): Words {
  const known = wordsOf.get(emoji)
  if (known !== undefined) return known
  const { shortcodes, label, keywords } = emoji
  const words = { names: [...shortcodes, label].map(fold), keywords: keywords.map(fold) }
  wordsOf.set(emoji, words)
  return words
}

/** How well an emoji is what was looked for; 0 when it is not. */
function scoreOf(emoji: Emoji, wanted: Wanted): number {
  const { replacement } = emoji
  if (replacement !== null && withoutTone(replacement) === wanted.character) return scores.isCharacter
  const { names, keywords } = readWords(emoji)
  const whole = scoreOfWord(wanted.whole, names, keywords)
  const parts =
    wanted.words.length === 1 ? [whole] : wanted.words.map((word) => scoreOfWord(word, names, keywords))
  const best = Math.max(whole, Math.min(...parts))
  // Of two that fit as well the shorter name is nearer to what was written.
  return best === 0 ? 0 : best - Math.min(20, names[0]?.length ?? 0)
}

/** Groups with what was found in them, the best first; everything when nothing is looked for. */
export function searchGroups(groups: readonly EmojiGroup[], query: string): readonly EmojiGroup[] {
  const wanted = toWanted(query)
  if (wanted === null) return groups
  let room = mostHits
  return groups
    .filter(({ kind }) => kind !== 'recent')
    .map((group) => {
      const hits = group.emoji
        .flatMap((emoji) => {
          const score = scoreOf(emoji, wanted)
          return score > 0 ? { emoji, score } : []
        })
        .sort((a, b) => b.score - a.score)
      return { group, hits }
    })
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0))
    .flatMap(({ group, hits }) => {
      const shown = hits.slice(0, room)
      room -= shown.length
      return shown.length === 0 ? [] : [{ ...group, emoji: shown.map(({ emoji }) => emoji) }]
    })
}
