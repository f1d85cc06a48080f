/** A language with its name in the language of the page. */
export interface NamedLanguage {
  readonly code: string
  readonly name: string
}

/**
 * The languages that the browser has a name for, by their names, in the order of the page's language. Of several codes
 * with one name the first is taken.
 */
export function namedLanguages(codes: readonly string[], tag: string): NamedLanguage[] {
  const names = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' })
  const byName = new Map<string, string>()
  for (const code of codes) {
    const name = names.of(code)
    if (name !== undefined && !byName.has(name)) byName.set(name, code)
  }
  return [...byName]
    .map(([name, code]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, tag))
}
