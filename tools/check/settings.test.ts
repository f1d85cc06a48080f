import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { settings } from '../../apps/web/src/model/settings/list.ts'
import { root } from '../lib/project.mjs'
import { settingTests, settingTestsIn } from './setting-tests.mjs'
import { factsOf } from './sources.mjs'

const code = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/store/src/rules/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|\/testing\.tsx$|\/model\/settings\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Every name after which the code asks: by a call, from all settings at once, or in the boot module. */
function namesRead(): ReadonlySet<string | undefined> {
  const calls = [...code.matchAll(/\b(?:use|get)Setting\(([^()]*)\)/g)].map(([, inside = '']) => inside)
  return new Set([
    ...calls.flatMap((inside) => [...inside.matchAll(/'(\w+)'/g)].map(([, name]) => name)),
    ...[...code.matchAll(/\bsettings\.(\w+)/g)].map(([, name]) => name),
    ...[...code.matchAll(/\bvalueOf\((\w+), chosen\)/g)].map(([, name]) => name),
  ])
}

test('every setting is read somewhere', () => {
  const read = namesRead()
  expect(settings.length).toBeGreaterThan(60)
  expect(settings.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([])
})

test('one test outside of the settings shows what each setting does', () => {
  const shown = settingTests()
  expect(shown.map(({ name }) => name).toSorted()).toEqual(settings.map(({ name }) => name).toSorted())
  expect(shown.filter(({ file, isMentioned }) => file.includes('/settings/') || !isMentioned)).toEqual([])
})

test('the settings of a test are read from its metadata, in its options or in its body', () => {
  const text = `describe('the look', () => {
    it('follows the theme', ({ task }) => {
      task.meta.settings = ['theme']
      choose({ theme: 'dusk' })
    })
    it.each([1])('has %i bars', { meta: { settings: ['motion', 'contrast'] } }, () => choose('motion'))
  })`
  const file = 'a.test.ts'
  expect(settingTestsIn(factsOf(file, text))).toEqual([
    { name: 'theme', file, title: 'follows the theme', isMentioned: true },
    { name: 'motion', file, title: 'has %i bars', isMentioned: true },
    { name: 'contrast', file, title: 'has %i bars', isMentioned: false },
  ])
})

test('no two settings have one name', () => {
  const names = settings.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
