import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { themeFor, themes, type Theme } from '../src/model/look/themes.ts'

const folder = join(import.meta.dirname, '../src/app/styles/themes')
const shown = ['--canvas', '--sheet', '--fill', '--line']

/** What of a theme the first paint needs. */
function coloursOf({ name, scheme }: Theme): string {
  const sheet = readFileSync(join(folder, `${name}.css`), 'utf8')
  const values = shown.map((token) => {
    const [found] = new RegExp(`${token}: [^;]+;`).exec(sheet) ?? []
    if (found === undefined) throw new Error(`${name}.css has no ${token}`)
    return found
  })
  return [`color-scheme: ${scheme};`, ...values].join(' ')
}

/** Until the boot module has named a theme the system decides; later rules win. */
export function shellColours(): string {
  const system = [
    ['all', themeFor('light', 'usual')],
    ['(prefers-color-scheme: dark)', themeFor('dark', 'usual')],
    ['(prefers-contrast: more)', themeFor('light', 'more')],
    ['(prefers-color-scheme: dark) and (prefers-contrast: more)', themeFor('dark', 'more')],
  ] as const
  return [
    ...system.map(([media, theme]) => `@media ${media} { :root { ${coloursOf(theme)} } }`),
    ...themes.map((theme) => `[data-theme='${theme.name}'] { ${coloursOf(theme)} }`),
  ].join('\n')
}
