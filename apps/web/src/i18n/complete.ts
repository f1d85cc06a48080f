import { isRecord } from '../lib/fields.ts'

/**
 * Adds texts to a catalogue that is in use. Translations look their text up when they are asked for, so nothing needs
 * to be drawn again: whoever shows the added texts is fetched after them.
 */
export function complete(catalogue: object, more: object): void {
  const texts = catalogue as Record<string, unknown>
  for (const [key, value] of Object.entries(more)) {
    const present = texts[key]
    if (isRecord(present) && isRecord(value)) complete(present, value)
    else texts[key] = value
  }
}
