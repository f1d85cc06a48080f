import { themeFor, themes, type Theme } from './themes.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const more = matchMedia('(prefers-contrast: more)')

const named = (name: unknown): Theme =>
  themes.find((theme) => theme.name === name) ??
  themeFor(dark.matches ? 'dark' : 'light', more.matches ? 'more' : 'usual')

let chosen: unknown = null

function wear(): void {
  document.documentElement.dataset['theme'] = named(chosen).name
}

for (const wish of [dark, more]) wish.addEventListener('change', wear)

/** Marks the document with a built-in theme; with any other value the system's preferences decide, also later. */
export function wearTheme(name: unknown): void {
  chosen = name
  wear()
}

/** What the document wears. */
export const wornTheme = (): Theme => named(document.documentElement.dataset['theme'])
