const selector = /\uFE0F/g
const tones = ['🏻', '🏼', '🏽', '🏾', '🏿'] as const
const anyTone = /[\u{1F3FB}-\u{1F3FF}]/gu

/** The same for an emoji in all its spellings: servers write it with and without variation selectors. */
export const plainCharacter = (character: string): string =>
  character.includes('\uFE0F') ? character.replace(selector, '') : character

/** The emoji without its tone of skin. A tone alone is itself. */
export function withoutTone(character: string): string {
  return plainCharacter(character).replace(anyTone, '') || character
}

const toneable = /\p{Emoji_Modifier_Base}/u

/** Five characters, from light to dark: a tone stands behind what can have it, in the place of a variation selector. */
export function tonesOf(character: string): readonly string[] {
  const base = toneable.exec(character)
  if (base === null) return tones.map(() => character)
  const end = base.index + base[0].length
  const before = character.slice(0, end)
  const after = character.slice(character.startsWith('\uFE0F', end) ? end + 1 : end)
  return tones.map((tone) => before + tone + after)
}
