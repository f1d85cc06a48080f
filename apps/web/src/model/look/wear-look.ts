import { themeFor, themes, type Theme } from './themes.ts'

/** What is chosen of how the document is drawn, as it is stored: what is none of their values leaves it to the system. */
export interface Look {
  readonly theme?: unknown
  readonly contrast?: unknown
  readonly motion?: unknown
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const more = matchMedia('(prefers-contrast: more)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const root = document.documentElement

let settings: Look = {}

const named = (name: unknown): Theme =>
  themes.find((theme) => theme.name === name) ??
  themeFor(dark.matches ? 'dark' : 'light', more.matches ? 'more' : 'usual')

function wear(): void {
  const theme = named(settings.theme)
  root.dataset['theme'] = (settings.contrast === 'more' ? themeFor(theme.scheme, 'more') : theme).name
  root.toggleAttribute('data-still', hasLessMotion(settings.motion))
}

for (const wish of [dark, more, calm]) wish.addEventListener('change', wear)

/** Draws the document as it was chosen; where the system is to decide, it does so later, too. */
export function wearLook(look: Look): void {
  settings = look
  wear()
}

/** @param percent of the size that the browser was told, as it is stored; what is no number changes nothing */
export function wearTextSize(percent: unknown): void {
  root.style.fontSize = `clamp(80%, ${String(percent)}%, 200%)`
}

/** Whether movement is unwelcome: by choice, or because the system says so. */
export const hasLessMotion = (motion: unknown): boolean =>
  motion === 'less' || (motion !== 'full' && calm.matches)

/** What the document wears. */
export const wornTheme = (): Theme => named(root.dataset['theme'])
