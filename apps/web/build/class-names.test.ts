import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { shortClassNames } from './class-names.ts'

/** So many that the first three letters of some are the same. */
const files = Array.from({ length: 400 }, (_, n) => `src/part-${n}/sheet.module.css`)
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skein-class-names-'))
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), '')
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function namesIn(order: readonly string[]) {
  const nameOf = shortClassNames(root)
  return new Map(order.map((file) => [file, nameOf('row', join(root, file))]))
}

it('a class has the same name in whatever order the bundler reads the files', () => {
  const forwards = namesIn(files)
  const backwards = namesIn(files.toReversed())
  expect(files.map((file) => backwards.get(file))).toEqual(files.map((file) => forwards.get(file)))
})

it('no two files share a name, and some needed a letter more', () => {
  const names = [...namesIn(files).values()]
  expect(new Set(names).size).toBe(files.length)
  expect(names.some((name) => name.length > 4)).toBe(true)
})
