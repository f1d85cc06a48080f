export { EmojiText, type EmojiTextProps } from './EmojiText.tsx'
export { RichText, type RichTextProps } from './RichText.tsx'
