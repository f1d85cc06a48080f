import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allTests, changedFiles, choose, distances, most } from './lib/changed.mjs'

const imports: Record<string, string[]> = {
  'apps/web/src/ui/Button.tsx': [
    'apps/web/src/ui/Button.browser.test.tsx',
    'apps/web/src/features/a/Bar.tsx',
  ],
  'apps/web/src/features/a/Bar.tsx': [
    'apps/web/src/features/a/Bar.browser.test.tsx',
    'apps/web/src/ui/Button.tsx',
  ],
  'packages/store/src/a.ts': ['packages/store/src/a.test.ts'],
  'e2e/fixtures/menu.ts': ['e2e/journeys/menu.spec.ts'],
}
const importers = new Map(Object.entries(imports))
const firstLight = 'e2e/journeys/first-light.spec.ts'
const tests = [
  ...Object.values(imports)
    .flat()
    .filter((path) => /test|spec/.test(path)),
  firstLight,
  'packages/api/src/b.test.ts',
  'tools/breaks/breaks.test.ts',
  'tools/check/violations.test.ts',
]
const always = 'tools/breaks/breaks.test.ts'

it('tests are found over any number of imports, also in a circle, the nearest first', () => {
  expect([...distances(['apps/web/src/ui/Button.tsx'], importers)]).toEqual([
    ['apps/web/src/ui/Button.browser.test.tsx', 1],
    ['apps/web/src/features/a/Bar.browser.test.tsx', 2],
  ])
})

it('a test that changed runs itself; what reads the sources and the journey through all run with the client', () => {
  expect(choose(['packages/store/src/a.test.ts'], importers, tests)).toEqual({
    unit: ['packages/store/src/a.test.ts', always],
    journeys: [],
    leftOut: [],
  })
  expect(choose(['packages/store/src/a.ts'], importers, tests)?.journeys).toEqual([firstLight])
})

it('a journey runs when it, or what it is written with, changed', () => {
  expect(choose(['e2e/fixtures/menu.ts'], importers, tests)?.journeys).toEqual(['e2e/journeys/menu.spec.ts'])
})

it('files that tests read run the tests that read them', () => {
  expect(choose(['packages/api/fixtures/akkoma/apps.json'], importers, tests)?.unit).toEqual([
    'packages/api/src/b.test.ts',
    always,
  ])
  expect(choose(['docs/features.md'], importers, tests)?.unit).toContain('tools/check/violations.test.ts')
  const spoken = 'e2e/journeys/spoken-keys.spec.ts'
  expect(choose(['docs/spoken-keys.md'], importers, [...tests, spoken])?.journeys).toContain(spoken)
})

it('of two tests that are as near by imports the one in the nearer folder comes first', () => {
  const near = 'apps/web/src/features/status/actions.browser.test.tsx'
  const others = ['apps/web/src/features/about/about.browser.test.tsx', 'apps/web/src/ui/x.browser.test.tsx']
  const changed = 'apps/web/src/features/status/actions/bookmark.ts'
  const chosen = choose([changed], new Map([[changed, [...others, near]]]), [...others, near])
  expect(chosen?.unit).toEqual([near, ...others])
})

it('what was deleted is not run', () => {
  const gone = ['packages/store/src/gone.test.ts', 'packages/store/src/a.ts']
  expect(choose(gone, importers, tests)?.unit).toEqual([always, 'packages/store/src/a.test.ts'])
})

it('a change of the dependencies or of a configuration runs everything', () => {
  for (const path of ['package-lock.json', 'apps/web/vite.config.ts', 'apps/web/build/messages.ts'])
    expect(choose([path], importers, tests)).toBeNull()
})

it('no more browser tests run than a minute has room for; the others are named', () => {
  const many = Array.from(
    { length: most.browser + 3 },
    (_, index) => `apps/web/src/${index}.browser.test.tsx`,
  )
  const chosen = choose(['a.ts'], new Map([['a.ts', many]]), many)
  expect(chosen?.unit).toHaveLength(most.browser)
  expect(chosen?.leftOut).toHaveLength(3)
})

it('every test of the project is known', () => {
  expect(allTests()).toEqual(expect.arrayContaining(['tools/changed.test.ts', firstLight]))
})

it('what differs from a commit is found, new files too and ignored ones not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-changed-'))
  try {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], { cwd: folder })
    const write = (path: string, words: string) => writeFileSync(join(folder, path), words)
    git('init', '--quiet')
    write('.gitignore', 'built\n')
    write('same.ts', 'before')
    write('é.ts', 'before')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'before')
    write('é.ts', 'now')
    write('new.ts', 'now')
    write('built', 'now')
    expect(await changedFiles('HEAD', folder)).toEqual(['é.ts', 'new.ts'])
    await expect(changedFiles('nowhere', folder)).rejects.toThrow('nowhere')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
