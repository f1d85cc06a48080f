import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/project.mjs'

test('no type is cast to another one through `unknown`, but for tests', () => {
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\/|\/testing\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(1_000)
  const casting = sources.filter((file) => readFileSync(join(root, file), 'utf8').includes('as unknown as'))
  expect(casting).toEqual([])
})
