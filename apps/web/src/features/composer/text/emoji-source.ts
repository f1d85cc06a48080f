import { loadEmoji, suggestEmoji } from '../../emoji/index.ts'
import type { EmojiSource } from './suggestion.ts'

/** The instance's own emoji and everybody's, nearest first. [EMOJI-12] */
export const emojiSource: EmojiSource = async (word) => {
  const catalogue = await loadEmoji(document.documentElement.lang).catch(() => null)
  return suggestEmoji(catalogue?.all ?? [], `:${word}`).map(
    ({ text, displayText, replacement, imageUrl }) => ({
      key: text,
      label: displayText,
      character: replacement,
      imageUrl,
      replacement: `${text} `,
    }),
  )
}
