/** The name of a language in the language of the page; its code where there is no name. */
export function languageName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? code
  } catch {
    // A translator may use codes that are no language tags.
    return code
  }
}
