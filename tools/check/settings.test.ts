import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { settings } from '../../apps/web/src/model/settings/list.ts'
import { root } from '../lib/project.mjs'
import { settingEffects } from './setting-effects.ts'

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

/** The titles of tests, as they are written. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^\s*|\()(?<mark>['"`])(?<title>.+)\k<mark>,/gm)].map(([, , title = '']) => title)

function shows(name: string, file: string, title: string): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  const isThere = titlesIn(text).some((found) => found.startsWith(title))
  return isThere && !file.includes('/settings/') && new RegExp(`\\b${name}\\b`).test(text)
}

test('what every setting does is shown by a test outside of the settings', () => {
  const effects: Readonly<Record<string, readonly [string, string]>> = settingEffects
  expect(Object.keys(effects).toSorted()).toEqual(settings.map(({ name }) => name).toSorted())
  expect(Object.entries(effects).filter(([name, [file, title]]) => !shows(name, file, title))).toEqual([])
})

test('no two settings have one name', () => {
  const names = settings.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
