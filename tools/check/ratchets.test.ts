import { describe, expect, it } from 'vitest'
import { oddTexts } from './plain-words.mjs'
import { judgeRatchet, lowered } from './ratchets.mjs'
import { smallFiles } from './small-files.mjs'
import { factsOf } from './sources.mjs'

const factsOfAll = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => factsOf(path, text))

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const line${n} = ${n}\n`).join('')

describe('files of fewer than 25 lines that one other product file imports', () => {
  const src = 'apps/web/src'
  const found = (files: Record<string, string>) => smallFiles(factsOfAll(files)).map(({ path }) => path)

  it.each([
    ['statically', `import { line0 } from './small.ts'\n`],
    ['only as a type', `import type { Line } from './small.ts'\n`],
    ['by exporting it again', `export * from './small.ts'\n`],
    ['dynamically', `export const load = () => import('./small.ts')\n`],
  ])('are found when imported %s', (_, importer) => {
    expect(found({ [`${src}/lib/small.ts`]: lines(24), [`${src}/lib/a.ts`]: importer })).toEqual([
      `${src}/lib/small.ts`,
    ])
  })

  it('a file of 25 lines, a second importer or no importer is fine', () => {
    const importer = `import { line0 } from './small.ts'\n`
    expect(found({ [`${src}/lib/small.ts`]: lines(25), [`${src}/lib/a.ts`]: importer })).toEqual([])
    expect(
      found({
        [`${src}/lib/small.ts`]: lines(24),
        [`${src}/lib/a.ts`]: importer,
        [`${src}/lib/b.ts`]: importer,
      }),
    ).toEqual([])
    expect(found({ [`${src}/lib/small.ts`]: lines(24) })).toEqual([])
  })

  it('tests, locales and what serves tests neither count nor import', () => {
    const importer = `import { line0 } from '../lib/small.ts'\n`
    const small = { [`${src}/lib/small.ts`]: lines(24) }
    for (const path of ['lib/a.test.ts', 'testing/a.ts', 'i18n/locales/a.ts']) {
      expect(found({ ...small, [`${src}/${path}`]: importer })).toEqual([])
      expect(found({ ...small, [`${src}/lib/a.ts`]: importer, [`${src}/${path}`]: importer })).toHaveLength(1)
    }
  })

  it('doors of features may be small', () => {
    const importing = (path: string) => `import { line0 } from '${path}'\n`
    for (const door of ['index', 'screen'])
      expect(
        found({
          [`${src}/features/a/${door}.ts`]: lines(1),
          [`${src}/app/a.ts`]: importing(`../features/a/${door}.ts`),
        }),
      ).toEqual([])
    expect(
      found({
        'packages/store/src/index.ts': lines(1),
        [`${src}/app/a.ts`]: importing('@skein/store'),
      }),
    ).toEqual(['packages/store/src/index.ts'])
  })
})

describe('comments and titles of tests with refused words', () => {
  // Split, so that this file has no finding of its own.
  const odd = ['an', 'ew'].join('')
  const count = (path: string, text: string) => oddTexts([factsOf(path, text)]).length

  it.each([
    ['a.ts', `// Asks ${odd}.\n`],
    ['a.tsx', `export const A = () => <p>{/* Asks ${odd}. */}</p>\n`],
    ['a.css', `/* Asks\n * ${odd}. */\na { color: red }\n`],
    ['a.ts', `/**\n * Every row stands\n * in a list.\n */\n`],
    ['a.ts', `// Every row stands\n// in a list.\n`],
    ['a.test.ts', `it('asks ${odd}', () => {})\n`],
    ['a.test.ts', `describe.each([1])('asks ${odd} for %i', () => {})\n`],
    ['a.spec.ts', `test.for([1])(\n  \`asks \${1} ${odd}\`,\n  () => {},\n)\n`],
  ])('one is found in %s: %s', (path, text) => {
    expect(count(path, text)).toBe(1)
  })

  it.each([
    ['a.ts', `export const text = '// asks ${odd}'\n`],
    ['a.ts', `it('asks ${odd}', () => {})\n`],
    ['a.test.ts', `ask('it asks ${odd}')\n`],
    ['a.test.ts', `// Told apart by the id of each row.\nit('holds the lock', () => {})\n`],
  ])('none is found in %s: %s', (path, text) => {
    expect(count(path, text)).toBe(0)
  })

  it('the complaint names the word and what to write', () => {
    expect(oddTexts([factsOf('a.ts', `// Asks ${odd}.\n`)])).toEqual([
      { path: 'a.ts', detail: `“${odd}” in “Asks ${odd}.”: write again` },
    ])
  })
})

describe('a count that may only fall', () => {
  const found = [
    { path: 'a.ts', detail: 'first' },
    { path: 'b.ts', detail: 'second' },
  ]

  it.each(['smallFiles', 'oddTexts'])('%s may not rise', (name) => {
    const complaint = judgeRatchet(name, found, 1, ['b.ts', 'c.ts'])
    expect(complaint).toBe(`${name}: 2, the limit is 1\n  b.ts: second\n`)
    expect(judgeRatchet(name, found, 1, [])).toContain('a.ts: first\n  b.ts: second')
    expect(judgeRatchet(name, found, 2, [])).toBe('')
  })

  it.each(['smallFiles', 'oddTexts'])('the limit of %s is lowered once it has fallen', (name) => {
    expect(judgeRatchet(name, found, 5, [])).toContain(`${name}: 2 now: lower it from 5`)
    expect(lowered({ [name]: 5, other: 3 }, { [name]: 2, other: 4 })).toEqual({ [name]: 2, other: 3 })
  })
})
