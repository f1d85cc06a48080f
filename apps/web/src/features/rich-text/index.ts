export { EmojiText } from './EmojiText.tsx'
export { RichText } from './RichText.tsx'
