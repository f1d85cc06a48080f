export { EmojiButton } from './EmojiButton.tsx'
export { EmojiPicker } from './EmojiPicker.tsx'
export { insertEmoji } from './rules/insert-emoji.ts'
export type { EmojiChoice } from './rules/types.ts'
