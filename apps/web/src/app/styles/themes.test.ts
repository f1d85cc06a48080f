import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { themeFor, themes, type Theme } from '../../model/look/themes.ts'
import { contrast } from '../../testing/luminance.ts'
import { coloursOf, isShowable, luminanceOf, readDeclarations, type Colours } from './testing/theme-table.ts'

const folder = join(import.meta.dirname, 'themes')

const read = ({ name }: Theme) => readDeclarations(readFileSync(join(folder, `${name}.css`), 'utf8'))
const plain = themeFor('light', 'usual')

/** What anything can lie on: bars, cards, fields, and rows that are pointed at, chosen or answered. */
const surfaces = [
  ...['canvas', 'sheet', 'raised', 'sunk', 'topbar', 'fill', 'hover', 'selected', 'highlight'],
  ...['accent-soft', 'new-soft', 'success-soft', 'warning-soft', 'danger-soft'],
]
const pressed = ['fill-hover', 'fill-active']

/** What is read, and on what. Text of 4.5, in themes of high contrast 7. */
const texts: Readonly<Record<string, readonly string[]>> = {
  text: [...surfaces, ...pressed],
  'text-2': [...surfaces, ...pressed],
  faint: surfaces,
  link: surfaces,
  accent: surfaces,
  ...Object.fromEntries(
    ['fav-text', 'repeat', 'reply', 'success', 'warning', 'danger', 'private', 'greentext', 'cyantext'].map(
      (name) => [name, surfaces],
    ),
  ),
  'on-accent': ['accent', 'accent-hover'],
  'on-new': ['new'],
  'on-danger': ['danger-fill'],
  'on-badge': ['badge'],
  'on-tooltip': ['tooltip'],
}

/** What is only seen: edges of fields, the focus, the star, the mark of what is new, branches of a tree. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  'line-strong': surfaces,
  focus: [...surfaces, ...pressed],
  fav: surfaces,
  new: surfaces,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`dye-${number}`, surfaces])),
}
const seen = 3

function weakPairs(theme: Colours, pairs: typeof texts, least: number): string[] {
  const bright = (name: string) => luminanceOf(theme.get(`--${name}`) ?? [Number.NaN, 0, 0])
  return Object.entries(pairs).flatMap(([name, under]) =>
    under.flatMap((surface) => {
      const ratio = contrast(bright(name), bright(surface))
      return ratio >= least ? [] : [`${name} on ${surface}: ${ratio.toFixed(2)}`]
    }),
  )
}

test('every theme of the list has a file, and every file is in the list', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
  expect(files.toSorted()).toEqual(themes.map(({ name }) => `${name}.css`).toSorted())
})

describe.each(themes)('the theme $name', (theme) => {
  const declarations = read(theme)
  const colours = coloursOf(declarations)

  test('is of the scheme that the list says, and has every property', () => {
    expect(declarations.get('color-scheme')).toBe(theme.scheme)
    expect([...declarations.keys()]).toEqual(expect.arrayContaining([...read(plain).keys()]))
  })

  test('its texts can be read on all that they stand on', () => {
    expect(weakPairs(colours, texts, theme.contrast === 'more' ? 7 : 4.5)).toEqual([])
  })

  test('edges of fields, the focus and drawings of a state are seen on all that they stand on', () => {
    expect(weakPairs(colours, drawings, seen)).toEqual([])
  })

  test('every screen can show its colours as they are written', () => {
    expect([...colours].filter(([, colour]) => !isShowable(colour)).map(([token]) => token)).toEqual([])
  })
})
