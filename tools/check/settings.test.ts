import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { settings } from '../../apps/web/src/model/settings/list.ts'
import { root } from '../lib/project.mjs'

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

test('no two settings have one name', () => {
  const names = settings.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
