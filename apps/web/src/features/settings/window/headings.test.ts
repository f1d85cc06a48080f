import { expect, test } from 'vitest'

import { messages } from '../../../i18n/locales/en/index.ts'
import { allControls } from '../controls/sections.ts'
import { sectionIds } from './rules/section-of.ts'

test('each group of controls has a heading, and no other heading is there', () => {
  const groups = new Set(allControls.map(({ group }) => group))
  expect(Object.keys(messages.settingsWindow.groups).toSorted()).toEqual([...groups].toSorted())
})

test('each section has a title and a sentence, and every control stands in one', () => {
  expect(Object.keys(messages.settingsWindow.sections).toSorted()).toEqual(sectionIds.toSorted())
  const ids: readonly string[] = sectionIds
  for (const { section } of allControls) expect(ids).toContain(section)
})
