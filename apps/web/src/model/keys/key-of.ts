import { isMac } from '../../lib/is-mac.ts'

/** On a Mac the Option key makes other characters of the letters; this is the letter, by its place. */
function letterOf({ altKey, code, key }: KeyboardEvent): string {
  return isMac && altKey && /^Key.$/.test(code) && !/^[a-z]$/i.test(key) ? code.slice(3).toLowerCase() : key
}

/**
 * What a key is called: the character it makes on this keyboard, as if the caps lock were off, or the key's name.
 * Modifiers stand before it, but for those that only make the character.
 */
export function keyOf(event: KeyboardEvent): string {
  const { shiftKey } = event
  const key = letterOf(event)
  const isCharacter = key.length === 1
  if (isCharacter && event.getModifierState('AltGraph')) return key
  const held = [
    event.ctrlKey && 'Control',
    event.altKey && 'Alt',
    event.metaKey && 'Meta',
    shiftKey && !isCharacter && 'Shift',
  ]
  const isLocked = isCharacter && (event.getModifierState('CapsLock') || key !== event.key)
  const character = shiftKey ? key.toUpperCase() : key.toLowerCase()
  return [...held.filter(Boolean), isLocked ? character : key].join('+')
}
