import { plainCharacter } from './characters.ts'
import { recentEmoji } from './recent.ts'
import type { Emoji, EmojiCatalogue, EmojiChoice, EmojiGroup } from './types.ts'

/** What is offered first to somebody who has not used any. */
const usual = ['👍', '❤️', '😂', '😮', '😢', '🎉', '🔥', '👀']

export const recentId = 'recent'

/** The emoji in a tone of skin: 0 for none, else from 1 to 5. */
export function inTone(emoji: Emoji, tone: number): Emoji {
  const character = emoji.tones?.[tone - 1]
  return character === undefined ? emoji : { ...emoji, text: character, replacement: character }
}

/** What was used lately, or what others use, before everything else; without pictures where a reaction cannot have one. */
export function shownGroups(
  { groups, all }: EmojiCatalogue,
  { recent, hasCustom }: { readonly recent: readonly string[]; readonly hasCustom: boolean },
): readonly EmojiGroup[] {
  const isShown = ({ imageUrl }: Emoji) => hasCustom || imageUrl === null
  const used = recentEmoji(all, recent).filter(isShown)
  const first: EmojiGroup = {
    id: recentId,
    kind: 'recent',
    name: used.length > 0 ? 'recent' : 'usual',
    emoji: used.length > 0 ? used : recentEmoji(all, usual),
  }
  return [first, ...groups].filter(({ kind, emoji }) => emoji.length > 0 && (hasCustom || kind !== 'custom'))
}

export const toChoice = ({ text, displayText, replacement, imageUrl }: Emoji): EmojiChoice => ({
  text,
  name: replacement ?? displayText,
  imageUrl,
})

/** What a name of a reaction may be among the texts of emoji: servers write `bee`, `:bee:`, and characters as they like. */
export function spellings(name: string): readonly string[] {
  const plain = plainCharacter(name)
  return [plain, `:${plain}:`]
}
