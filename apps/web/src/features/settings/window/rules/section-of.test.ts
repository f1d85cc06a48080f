import { expect, test } from 'vitest'

import { sectionIds, sectionOf } from './section-of.ts'

test.each([
  ['general', 'general'],
  ['profile', 'profile'],
  ['security', 'security'],
  ['filtering', 'filters'],
  ['theme', 'appearance'],
  ['notifications', 'notifications'],
  ['dataImportExport', 'data'],
  ['mutesAndBlocks', 'filters'],
  ['version', 'about'],
])('[SET-01] what other clients call “%s” leads to the section “%s”', (target, section) => {
  expect(sectionOf(target)).toBe(section)
})

test('a section leads to itself, and what is none or is not shown to General', () => {
  for (const id of sectionIds) expect(sectionOf(id)).toBe(id)
  for (const name of ['', 'nonsense', 'constructor', '__proto__']) expect(sectionOf(name)).toBe('general')
  expect(sectionOf('theme', ['general', 'posts'])).toBe('general')
})
