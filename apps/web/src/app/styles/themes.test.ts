import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { contrast } from '../../testing/luminance.ts'
import { coloursOf, isShowable, luminanceOf, readRules, type Theme } from './testing/theme-table.ts'

const rules = readRules(readFileSync(join(import.meta.dirname, 'themes.css'), 'utf8'))
const plain = rules.get(':root, [data-theme]') ?? new Map<string, string>()
const strong = rules.get("[data-theme='noon'], [data-theme='beacon']") ?? new Map<string, string>()

const themes = [
  ['linen', coloursOf(plain, 'light'), 4.5],
  ['dusk', coloursOf(plain, 'dark'), 4.5],
  ['noon', coloursOf(strong, 'light'), 7],
  ['beacon', coloursOf(strong, 'dark'), 7],
] as const

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

function weakPairs(theme: Theme, pairs: typeof texts, least: number): string[] {
  const bright = (name: string) => luminanceOf(theme.get(`--${name}`) ?? [Number.NaN, 0, 0])
  return Object.entries(pairs).flatMap(([name, under]) =>
    under.flatMap((surface) => {
      const ratio = contrast(bright(name), bright(surface))
      return ratio >= least ? [] : [`${name} on ${surface}: ${ratio.toFixed(2)}`]
    }),
  )
}

test('who asks the system for more contrast gets what is chosen by name, and all of it', () => {
  expect([...(rules.get(':root:where(:not([data-theme]))') ?? [])]).toEqual([...strong])
  expect([...coloursOf(strong, 'light').keys()]).toEqual([...coloursOf(plain, 'light').keys()])
})

describe.each(themes)('the theme %s', (_name, theme, readable) => {
  test('its texts can be read on all that they stand on', () => {
    expect(weakPairs(theme, texts, readable)).toEqual([])
  })

  test('edges of fields, the focus and drawings of a state are seen on all that they stand on', () => {
    expect(weakPairs(theme, drawings, seen)).toEqual([])
  })

  test('every screen can show its colours as they are written', () => {
    expect([...theme].filter(([, colour]) => !isShowable(colour)).map(([token]) => token)).toEqual([])
  })
})
