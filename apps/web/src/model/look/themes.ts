export interface Theme {
  readonly name: 'linen' | 'dusk' | 'noon' | 'beacon'
  readonly scheme: 'light' | 'dark'
  readonly contrast: 'usual' | 'more'
}

/**
 * The built-in themes; their values are in `app/styles/themes/<name>.css`. Where none was chosen, the first that fits
 * what the system asks for is worn.
 */
export const themes: readonly Theme[] = [
  { name: 'linen', scheme: 'light', contrast: 'usual' },
  { name: 'dusk', scheme: 'dark', contrast: 'usual' },
  { name: 'noon', scheme: 'light', contrast: 'more' },
  { name: 'beacon', scheme: 'dark', contrast: 'more' },
]

export function themeFor(scheme: Theme['scheme'], contrast: Theme['contrast']): Theme {
  const found = themes.find((theme) => theme.scheme === scheme && theme.contrast === contrast)
  if (found === undefined) throw new Error(`No theme is ${scheme} with ${contrast} contrast`)
  return found
}
