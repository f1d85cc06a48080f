/** By name: dark, light, and both with high contrast. Their colours: `app/styles/themes.css`. */
const builtInThemes: readonly unknown[] = ['dusk', 'linen', 'beacon', 'noon']

/** Marks the document with a built-in theme; with any other value the system's preferences decide. */
export function wearTheme(name: unknown): void {
  const { dataset } = document.documentElement
  if (builtInThemes.includes(name)) dataset['theme'] = String(name)
  else delete dataset['theme']
}
