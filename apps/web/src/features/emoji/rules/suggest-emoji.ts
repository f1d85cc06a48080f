import { mostSuggestions } from '../limits.ts'
import type { Emoji } from './types.ts'

const scores = { exact: 200, custom: 100, prefix: 10 } as const

function scoreOf(emoji: Emoji, text: string): number | null {
  const found = emoji.shortcodes.map((code) => code.toLowerCase()).filter((code) => code.includes(text))
  if (found.length === 0) return null
  const own = found.map(
    (code) => (code === text ? scores.exact : 0) + (code.startsWith(text) ? scores.prefix : 0) - code.length,
  )
  return Math.max(...own) + (emoji.imageUrl === null ? 0 : scores.custom)
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base' }).compare

/** Emoji for the word that is being written, which begins with a colon: the nearest first. [EMOJI-12] [EMOJI-13] */
export function suggestEmoji(all: readonly Emoji[], word: string): readonly Emoji[] {
  if (!word.startsWith(':') || word.length < 2) return []
  const text = word.slice(1).toLowerCase()
  return all
    .flatMap((emoji) => {
      const score = scoreOf(emoji, text)
      return score === null ? [] : [{ emoji, score }]
    })
    .sort((a, b) => b.score - a.score || inOrder(a.emoji.displayText, b.emoji.displayText))
    .slice(0, mostSuggestions)
    .map(({ emoji }) => emoji)
}
