import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/project.mjs'

test('only one listener decides what a key of an input method is', () => {
  const handlers = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  )
  const reading = handlers.filter((file) =>
    /\b(?:isComposing|keyCode)\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(reading).toEqual(['apps/web/src/lib/is-typing.ts'])
})

test('no type is cast to another one through a third, but for tests', () => {
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\/|\/testing\.tsx?$|\/locales\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(1_000)
  const throughThird = /\bas (?!const\b)[\w.]+(?:<[^>\n]*>)?(?:\[\])* as [\w{(]/
  const withoutComments = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const casting = sources.filter((file) => throughThird.test(withoutComments(file)))
  expect(casting).toEqual([])
})
