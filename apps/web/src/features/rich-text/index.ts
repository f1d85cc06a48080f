export { EmojiText } from './EmojiText.tsx'
export { RichText } from './RichText.tsx'
export { MentionRun } from './parts/MentionRun.tsx'
