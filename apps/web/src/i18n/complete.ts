interface Texts {
  [key: string]: unknown
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Adds texts to a catalogue that is in use. Translations look their text up when they are asked for, so nothing needs
 * to be drawn again: whoever shows the added texts is fetched after them.
 */
export function complete(catalogue: object, more: object): void {
  const texts = catalogue as Texts
  for (const [key, value] of Object.entries(more)) {
    const present = texts[key]
    if (isTexts(present) && isTexts(value)) complete(present, value)
    else texts[key] = value
  }
}
