import { expect, test } from 'vitest'

import { messages } from '../../../i18n/locales/en/index.ts'
import { type Definition, settings } from '../../../model/settings.ts'
import { allControls } from './sections.ts'

const definitions: ReadonlyMap<string, Definition<string, unknown>> = new Map(
  settings.map((setting) => [setting.name, setting]),
)

test('no setting has two controls', () => {
  const names = allControls.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(allControls)('each value that $name offers, needs or sets too is one', ({ name, control }) => {
  const { values = [], dependsOn, alsoSets } = control
  for (const value of values) expect(String(definitions.get(name)?.parse(value))).toBe(value)
  for (const value of dependsOn?.is ?? [])
    expect(definitions.get(dependsOn?.name ?? '')?.parse(value)).toBe(value)
  expect(definitions.has(alsoSets ?? name)).toBe(true)
})

test.each(allControls)(
  'what $name depends on stands above it, in its group',
  ({ name, control, section, group }) => {
    const others = allControls.slice(
      0,
      allControls.findIndex((each) => each.name === name),
    )
    const parent = others.find((each) => each.name === control.dependsOn?.name)
    expect(parent?.section).toBe(control.dependsOn && section)
    expect(parent?.group).toBe(control.dependsOn && group)
  },
)

test('every control has its words, and no other words are there', () => {
  const shape = (parts: readonly (string | false | undefined)[], values: readonly string[] = []) => ({
    parts: parts.filter(Boolean).toSorted(),
    values: values.toSorted(),
  })
  const wanted = allControls.map(({ name, control: { hasHint, hasWords, values } }) => [
    name,
    shape(['label', hasHint && 'hint', hasWords && 'words', values && 'values'], values),
  ])
  const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = messages.settings
  const written = Object.entries(texts).map(([name, parts]) => [
    name,
    shape(Object.keys(parts), Object.keys(parts['values'] ?? {})),
  ])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted))
})
