import { mostSuggestions } from '../limits.ts'
import type { Emoji } from './types.ts'

const scores = { exact: 200, custom: 100, prefix: 10 } as const

const smallLetters = new WeakMap<readonly Emoji[], readonly (readonly string[])[]>()

/** The shortcodes of each emoji of a catalogue in small letters; the same list is looked through with every key. */
function readCodes(all: readonly Emoji[]): readonly (readonly string[])[] {
  const known = smallLetters.get(all)
  if (known !== undefined) return known
  const codes = all.map(({ shortcodes }) => shortcodes.map((code) => code.toLowerCase()))
  smallLetters.set(all, codes)
  return codes
}

/** Of the shortcode that is nearest to the text; null where none has it. */
function scoreOf(codes: readonly string[], text: string): number | null {
  let best: number | null = null
  for (const code of codes) {
    const at = code.indexOf(text)
    if (at < 0) continue
    const score =
      (code.length === text.length ? scores.exact : 0) + (at === 0 ? scores.prefix : 0) - code.length
    if (best === null || score > best) best = score
  }
  return best
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base' }).compare

interface Hit {
  readonly emoji: Emoji
  readonly score: number
}

const byNearness = (a: Hit, b: Hit) => b.score - a.score || inOrder(a.emoji.displayText, b.emoji.displayText)

/** Emoji for the word that is being written, which begins with a colon: the nearest first. [EMOJI-12] [EMOJI-13] */
export function suggestEmoji(all: readonly Emoji[], word: string): readonly Emoji[] {
  if (!word.startsWith(':') || word.length < 2) return []
  const text = word.slice(1).toLowerCase()
  // Only the nearest are put in order: of a server with tens of thousands each may have the letters.
  const nearest: Hit[] = []
  const codes = readCodes(all)
  all.forEach((emoji, index) => {
    const nearness = scoreOf(codes[index] ?? [], text)
    if (nearness === null) return
    const isCustom = emoji.imageUrl !== null
    const score = nearness + (isCustom ? scores.custom : 0)
    const last = nearest[mostSuggestions - 1]
    // The server's own are in the order of their names already: one as near as the last comes behind it.
    if (last !== undefined && (score < last.score || (isCustom && score === last.score))) return
    const hit = { emoji, score }
    if (last !== undefined && byNearness(last, hit) <= 0) return
    nearest.push(hit)
    nearest.sort(byNearness)
    nearest.splice(mostSuggestions)
  })
  return nearest.map(({ emoji }) => emoji)
}
