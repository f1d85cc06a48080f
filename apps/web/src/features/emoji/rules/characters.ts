const selector = /\uFE0F/g
const tones = ['🏻', '🏼', '🏽', '🏾', '🏿'] as const
const anyTone = /[\u{1F3FB}-\u{1F3FF}]/gu

/** The same for an emoji in all its spellings: servers write it with and without variation selectors. */
export const plainCharacter = (character: string): string => character.replace(selector, '')

/** The emoji without its tone of skin. A tone alone is itself. */
export function withoutTone(character: string): string {
  return plainCharacter(character).replace(anyTone, '') || character
}

/** Five characters, from light to dark: a tone stands behind what can have it, in the place of a variation selector. */
export function tonesOf(character: string): readonly string[] {
  return tones.map((tone) =>
    character.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, (_, base: string) => base + tone),
  )
}
