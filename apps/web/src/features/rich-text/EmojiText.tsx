import { textWithEmoji, type EmojiRef } from '@skein/rich-text'
import { EmojiImage } from './parts/EmojiImage.tsx'

export interface EmojiTextProps {
  /** Plain words: nothing in them is markup. */
  text: string
  emojis: readonly EmojiRef[]
  /** Emoji after so many stay words; without it as many as a name has at most. */
  mostPictures?: number | undefined
}

/** A name, a subject or a poll option with its custom emoji as pictures [POST-10]. */
export function EmojiText({ text, emojis, mostPictures }: EmojiTextProps) {
  if (emojis.length === 0 || !text.includes(':')) return text
  return textWithEmoji(text, emojis, mostPictures).map((node, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the list is made from the text and never reordered
    node.type === 'emoji' ? <EmojiImage key={index} emoji={node} /> : node.type === 'text' ? node.text : null,
  )
}
