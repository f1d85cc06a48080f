import { mostRecent } from '../limits.ts'
import { withoutTone } from './characters.ts'
import type { Emoji } from './types.ts'

/** What was written: a character, or a shortcode between colons. Emoji of other servers cannot be written here. */
const isKeepable = (entry: unknown): entry is string =>
  typeof entry === 'string' && /^(?::[^\s:@]+:|(?=.*\p{Emoji})[^\s:@\p{L}]{1,40})$/u.test(entry)

/** The entries that can be used, whatever stood in the storage. [EMOJI-09] */
export function readRecent(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? [...new Set(stored.filter(isKeepable))].slice(0, mostRecent) : []
}

/** With the newest first; what cannot be kept changes nothing. [EMOJI-08] [EMOJI-09] */
export function addRecent(recent: readonly string[], entry: unknown): readonly string[] {
  return isKeepable(entry) ? readRecent([entry, ...recent]) : recent
}

/** The emoji that were used and are still there, in the tone in which they were used. */
export function recentEmoji(all: readonly Emoji[], recent: readonly string[]): readonly Emoji[] {
  if (recent.length === 0) return []
  const wanted = new Set(recent.map(withoutTone))
  const known = new Map<string, Emoji>()
  for (const emoji of all) {
    // Only a character has a tone: of a server's own there may be tens of thousands.
    const plain = emoji.replacement === null ? emoji.text : withoutTone(emoji.text)
    if (wanted.has(plain)) known.set(plain, emoji)
  }
  return recent.flatMap((text) => {
    const emoji = known.get(withoutTone(text))
    if (emoji === undefined) return []
    return emoji.replacement === null ? [emoji] : [{ ...emoji, text, replacement: text, tones: null }]
  })
}
