/** The groups of Unicode's own emoji, in their usual order. */
export const unicodeGroups = [
  'smileys',
  'people',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const

export type UnicodeGroup = (typeof unicodeGroups)[number]

/** An emoji that can be written or reacted with. [EMOJI-02] */
export interface Emoji {
  /** What is written for it: the character, or the shortcode between colons. No two emoji have the same. */
  readonly text: string
  /** Its shortcode, without colons. */
  readonly displayText: string
  /** All shortcodes that mean it. */
  readonly shortcodes: readonly string[]
  /** The character; null for the server's own. */
  readonly replacement: string | null
  /** Null for characters. */
  readonly imageUrl: string | null
  /** The first is its group. */
  readonly tags: readonly string[]
  /** What it shows, in words; its shortcode where nobody wrote any. */
  readonly label: string
  readonly keywords: readonly string[]
  /** The character in five tones of skin, from light to dark; null where it has no skin. */
  readonly tones: readonly string[] | null
}

export interface EmojiGroup {
  readonly id: string
  readonly kind: 'recent' | 'custom' | 'unicode'
  /** Of a pack, as it is shown; of Unicode the name of the group. Empty for what has no pack. */
  readonly name: string
  readonly emoji: readonly Emoji[]
}

/** Everything the picker offers: the server's own packs first. */
export interface EmojiCatalogue {
  readonly groups: readonly EmojiGroup[]
  readonly all: readonly Emoji[]
}

/** What was chosen, for a text or a reaction. */
export interface EmojiChoice {
  /** The character, or the shortcode between colons. */
  readonly text: string
  /** The character, or the shortcode. */
  readonly name: string
  readonly imageUrl: string | null
}
