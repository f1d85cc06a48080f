import { themeFor, themes, type Theme } from './themes.ts'

/** What is chosen of how the whole document is drawn. */
export interface Look {
  /** The name of a built-in theme; with any other value the system decides. */
  readonly theme: unknown
  readonly contrast: 'system' | 'more'
  readonly motion: 'system' | 'less' | 'full'
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const more = matchMedia('(prefers-contrast: more)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const root = document.documentElement

let chosen: Look = { theme: null, contrast: 'system', motion: 'system' }

function themeToWear({ theme, contrast }: Look): Theme {
  const named = themes.find(({ name }) => name === theme)
  const scheme = named?.scheme ?? (dark.matches ? 'dark' : 'light')
  if (contrast === 'more') return themeFor(scheme, 'more')
  return named ?? themeFor(scheme, more.matches ? 'more' : 'usual')
}

function wear(): void {
  root.dataset['theme'] = themeToWear(chosen).name
  root.toggleAttribute('data-still', hasLessMotion(chosen.motion))
}

for (const wish of [dark, more, calm]) wish.addEventListener('change', wear)

/** Draws the document as it was chosen; where the system is to decide, it does so later, too. */
export function wearLook(look: Look): void {
  chosen = look
  wear()
}

/** @param percent of the size that the browser was told */
export function wearTextSize(percent: number): void {
  root.style.fontSize = percent === 100 ? '' : `${percent}%`
}

/** Whether movement is unwelcome: by choice, or because the system says so. */
export function hasLessMotion(motion: Look['motion']): boolean {
  return motion === 'less' || (motion === 'system' && calm.matches)
}

/** What the document wears. */
export const wornTheme = (): Theme => themeToWear({ ...chosen, theme: root.dataset['theme'] })
