import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { capture, root } from '../lib/project.mjs'
import { playwrightCounts, playwrightPages, vitestCounts, vitestFailures } from '../lib/counts.mjs'
import { filesOf, judge } from './budgets.mjs'
import { dependencyRules, lint, typeErrors } from './steps.mjs'

const bin = (name: string) => join(root, 'node_modules/.bin', name)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-violation-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string, base = folder) {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

const web = 'apps/web/src'

describe('dependency rules', () => {
  const thing = 'export const thing = 1\n'
  const cruised = (cwd: string, folders: string[]) =>
    dependencyRules({ cwd, config: join(root, '.dependency-cruiser.json'), folders, least: 1 })
  const importing = (path: string) => `import { thing } from '${path}'\nexport const other = thing\n`
  const violations: [rule: string, from: string, to: string][] = [
    ['no-cycles', 'packages/store/src/a.ts', 'packages/store/src/b.ts'],
    ['packages-know-no-app', 'packages/store/src/a.ts', `${web}/model/b.ts`],
    ['api-stands-alone', 'packages/api/src/a.ts', 'packages/store/src/b.ts'],
    ['only-store-imports-api', 'packages/rich-text/src/a.ts', 'packages/api/src/b.ts'],
    ['store-imports-api-only', 'packages/store/src/a.ts', 'packages/rich-text/src/b.ts'],
    ['ui-and-lib-know-nothing-of-ours', `${web}/ui/a.ts`, `${web}/model/b.ts`],
    ['model-looks-down', `${web}/model/a.ts`, `${web}/ui/b.ts`],
    ['boot-stays-small', `${web}/boot/a.ts`, `${web}/ui/b.ts`],
    ['features-look-down', `${web}/features/x/a.ts`, `${web}/screens/y/b.ts`],
    ['features-by-their-door', `${web}/features/x/a.ts`, `${web}/features/y/b.ts`],
    ['screens-and-app-use-doors', `${web}/screens/x/a.ts`, `${web}/features/y/b.ts`],
    ['screens-look-down', `${web}/screens/x/a.ts`, `${web}/app/b.ts`],
    ['screens-apart', `${web}/screens/x/a.ts`, `${web}/screens/y/b.ts`],
    ['instance-and-web-never-meet', 'apps/instance/src/a.ts', `${web}/model/b.ts`],
    ['web-and-instance-never-meet', `${web}/model/a.ts`, 'apps/instance/src/b.ts'],
    ['e2e-imports-neither', 'e2e/a.ts', 'packages/api/src/b.ts'],
    ['resolvable', 'packages/store/src/a.ts', 'packages/store/src/nowhere.ts'],
  ]

  // All violations stand in one tree: reading it is what takes the time.
  let tree: string
  let answer: { code: number; output: string }
  const named = (path: string, rule: string) => path.replace(/(\w+)\.ts$/, `$1-${rule}.ts`)

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'skein-violations-'))
    for (const [rule, from, to] of violations) {
      const up = '../'.repeat(from.split('/').length - 1)
      write(named(from, rule), importing(up + named(to, rule)), tree)
      if (rule === 'no-cycles') write(named(to, rule), importing(`./a-${rule}.ts`), tree)
      else if (rule !== 'resolvable') write(named(to, rule), thing, tree)
    }
    write(
      'packages/store/src/react.ts',
      `import { useState } from 'react'\nexport const other = useState\n`,
      tree,
    )
    answer = await cruised(tree, ['packages', 'apps', 'e2e'])
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  const reported = (rule: string, from: string) =>
    answer.output.split('\n').filter((line) => line.includes(` ${rule}: `) && line.includes(from))

  it.each(violations)('%s catches %s importing %s', (rule, from) => {
    expect(reported(rule, named(from, rule)), answer.output).not.toEqual([])
    expect(answer.code).not.toBe(0)
  })

  it('packages-know-no-react catches React in a package', () => {
    expect(reported('packages-know-no-react', 'packages/store/src/react.ts')).not.toEqual([])
  })

  it('reading no module at all counts as a failure', async () => {
    write('packages/store/readme.txt', 'nothing to read')
    const { code, output } = await cruised(folder, ['packages'])
    expect(code).toBe(1)
    expect(output).toContain('only 0 modules were read')
  })
})

describe('lint', () => {
  const violations: [rule: string, path: string, text: string][] = [
    ['no-restricted-globals', `${web}/model/a.ts`, `export const page = async () => fetch('/')\n`],
    ['no-restricted-globals', `${web}/boot/a.ts`, `export const kept = () => localStorage.getItem('a')\n`],
    ['no-restricted-globals', `${web}/lib/a.ts`, `export const kept = () => sessionStorage.getItem('a')\n`],
    ['no-restricted-globals', `${web}/features/x/a.ts`, `export const kept = () => indexedDB.open('a')\n`],
    ['no-restricted-globals', `${web}/model/kept/a.ts`, `export const kept = () => caches.open('a')\n`],
    ['no-restricted-properties', `${web}/ui/a.ts`, `export const kept = () => window.localStorage.length\n`],
    [
      'no-restricted-properties',
      `${web}/model/a.ts`,
      `export const write = (node: Element, text: string) => {\n  node.innerHTML = text\n}\n`,
    ],
    [
      'no-danger',
      `${web}/ui/A.tsx`,
      `export const A = () => <b dangerouslySetInnerHTML={{ __html: 'x' }} />\n`,
    ],
    ['no-eval', `${web}/model/a.ts`, `export const run = (text: string): unknown => eval(text)\n`],
    ['no-explicit-any', `${web}/model/a.ts`, `export const any = (x: any) => String(x)\n`],
    ['no-default-export', `${web}/model/a.ts`, `export default 1\n`],
    [
      'no-focused-tests',
      `${web}/model/a.test.ts`,
      `import { expect, it } from 'vitest'\nit.only('x', () => {\n  expect(1).toBe(1)\n})\n`,
    ],
    [
      'max-lines',
      `${web}/model/a.ts`,
      Array.from({ length: 301 }, (_, n) => `export const line${n} = ${n}\n`).join(''),
    ],
    [
      'rules-of-hooks',
      `${web}/ui/A.tsx`,
      `import { useState } from 'react'\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n`,
    ],
    ['alt-text', `${web}/ui/A.tsx`, `export const A = () => <img src="/x.png" />\n`],
  ]
  // All violations are in one tree: starting the linter is what takes the time.
  let tree: string
  let answer: { code: number; output: string }
  const cases = violations.map(([rule, path, text], index): [rule: string, path: string, text: string] => [
    rule,
    path.replace(/\.(?=(?:test\.)?tsx?$)/, `-${index}.`),
    text,
  ])

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'skein-lint-'))
    for (const [, path, text] of cases) write(path, text, tree)
    answer = await capture(
      bin('oxlint'),
      ['-c', join(root, '.oxlintrc.json'), '--no-ignore', '--format', 'unix', '.'],
      { cwd: tree },
    )
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it.each(cases)('%s catches its violation in %s', (rule, path) => {
    const reported = answer.output
      .split('\n')
      .filter((line) => line.includes(`${path}:`) && line.includes('[Error') && line.includes(rule))
    expect(reported, answer.output).not.toEqual([])
    expect(answer.code).not.toBe(0)
  })

  it('a promise that nobody waits for is caught with types', async () => {
    write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }))
    write('a.ts', `const later = async () => 1\nexport const go = () => {\n  later()\n}\n`)
    const { code, output } = await capture(
      bin('oxlint'),
      ['-c', join(root, '.oxlintrc.json'), '--type-aware', '--no-ignore', '.'],
      { cwd: folder },
    )
    expect(output).toContain('no-floating-promises')
    expect(code).not.toBe(0)
  })
})

describe('type-aware lint of changed files', () => {
  const floating = `const later = async () => 1\nexport const go = () => {\n  later()\n}\n`
  const config = join(root, '.oxlintrc.json')
  const lintChanged = (...changed: string[]) => lint({ cwd: folder, config, changed })

  beforeEach(() => {
    write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }))
    write('a.ts', floating)
    write('b.ts', `export const b = 1\n`)
  })

  it('covers only these files, or all files when a configuration changed', async () => {
    const found = await lintChanged('a.ts', 'deleted.ts', 'notes.md')
    expect(found.output).toContain('no-floating-promises')
    expect(found.code).not.toBe(0)
    expect(await lintChanged('b.ts')).toMatchObject({ code: 0 })
    expect(await lintChanged('notes.md')).toMatchObject({ code: 0 })
    expect((await lintChanged('tsconfig.json')).output).toContain('no-floating-promises')
    expect((await lint({ cwd: folder, config })).output).toContain('no-floating-promises')
  })

  it('runs the rules without types on all files', async () => {
    write('c.ts', `export const run = (text: string): unknown => eval(text)\n`)
    const found = await lintChanged('b.ts')
    expect(found.output).toContain('no-eval')
    expect(found.code).not.toBe(0)
  })
})

describe('types, format and unused code', () => {
  it('an unchecked index is a type error', async () => {
    write('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }))
    write('a.ts', `const list: number[] = []\nexport const first: number = list[0]\n`)
    const { code, output } = await capture(bin('tsc'), ['-p', folder, '--pretty', 'false'])
    expect(output).toContain('TS2322')
    expect(code).not.toBe(0)
  })

  it('a type error in a test file fails every run until it is fixed, also when a file of another project causes it', async () => {
    const folders = ['one', 'other']
    for (const project of folders)
      write(
        `${project}/tsconfig.json`,
        JSON.stringify({
          extends: join(root, 'tsconfig.base.json'),
          compilerOptions: { tsBuildInfoFile: `../cache/${project}.tsbuildinfo` },
          include: ['*.ts'],
        }),
      )
    const check = () => typeErrors({ cwd: folder, folders })
    const writeText = (type: string) => write('one/a.ts', `export declare const text: ${type}\n`)
    write('other/a.test.ts', `import { text } from '../one/a.ts'\nexport const copy: string = text\n`)
    writeText('string')
    expect(await check()).toEqual({ code: 0, output: '' })
    expect(existsSync(join(folder, 'cache/other.tsbuildinfo'))).toBe(true)
    writeText('number')
    for (const { code, output } of [await check(), await check()]) {
      expect(output).toContain('other/a.test.ts')
      expect(code).not.toBe(0)
    }
    writeText('string')
    expect(await check()).toEqual({ code: 0, output: '' })
  })

  it('a file in another format is caught', async () => {
    write('a.ts', 'export const a = "x";\n')
    const { code } = await capture(bin('oxfmt'), ['-c', join(root, '.oxfmtrc.json'), '--check', 'a.ts'], {
      cwd: folder,
    })
    expect(code).not.toBe(0)
  })

  it('an export that nobody uses is caught', async () => {
    write('package.json', JSON.stringify({ name: 'violation', type: 'module', main: 'index.ts' }))
    write('knip.json', JSON.stringify({ entry: ['index.ts'], project: ['*.ts'] }))
    write('index.ts', `import { used } from './a.ts'\nused()\n`)
    write('a.ts', `export const used = () => 1\nexport const unused = 2\n`)
    const { code, output } = await capture(
      process.execPath,
      [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress'],
      { cwd: folder },
    )
    expect(output).toContain('unused')
    expect(code).not.toBe(0)
  })
})

describe('size budgets', () => {
  it('the first view is what the page names, at most six files', () => {
    const html = `<link rel="stylesheet" href="/static/a.css"><script type="module" src="/static/b.js"></script><link rel="modulepreload" href="/static/c.js"><link rel="icon" href="/favicon.png">`
    expect([...filesOf(html)]).toEqual(['static/a.css', 'static/b.js', 'static/c.js'])
    const files = (count: number) => new Set(Array.from({ length: count }, (_, n) => `${n}.js`))
    expect(judge(new Map(), files(6)).complaints).toEqual([])
    expect(judge(new Map(), files(7)).complaints).toHaveLength(1)
  })

  it('a first view above 172 kB and a lazy chunk above 46 kB are caught, at the limit they pass', () => {
    const first = new Set(['a.js', 'b.css'])
    expect(
      judge(
        new Map([
          ['a.js', 167_000],
          ['b.css', 5_000],
          ['c.js', 46_000],
        ]),
        first,
      ).complaints,
    ).toEqual([])
    expect(
      judge(
        new Map([
          ['a.js', 167_001],
          ['b.css', 5_000],
          ['c.js', 46_001],
        ]),
        first,
      ).complaints,
    ).toHaveLength(2)
  })
})

describe('the closing line', () => {
  it('counts a missing report, a broken suite and a flaky journey as failures', () => {
    expect(vitestCounts(undefined)).toEqual({ passed: 0, failed: 1 })
    expect(
      vitestCounts({
        numPassedTests: 3,
        numFailedTests: 1,
        testResults: [{ status: 'failed', assertionResults: [] }],
      }),
    ).toEqual({ passed: 3, failed: 2 })
    expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
      passed: 4,
      failed: 3,
    })
  })
  it('what was on the page of a journey that failed and what was pressed is found, at whatever depth', () => {
    const body = Buffer.from('click button').toString('base64')
    const attachments = [
      { name: 'presses', body },
      { name: 'error-context', path: 'page.md' },
    ]
    expect(
      playwrightPages({
        suites: [
          {
            specs: [{ title: 'reads', tests: [{ results: [{ attachments: [] }] }] }],
            suites: [{ specs: [{ title: 'posts', tests: [{ results: [{ attachments }, {}] }] }] }],
          },
        ],
      }),
    ).toEqual([{ title: 'posts', path: 'page.md', presses: ['click button'] }])
  })
  it('the tests that failed are named with what they said, and so are files that could not be run', () => {
    expect(vitestFailures(undefined)).toEqual([])
    const failed = [
      { status: 'passed', fullName: 'a timeline is read' },
      {
        status: 'failed',
        fullName: 'a timeline stays',
        failureMessages: ['Error: moved\n\n  at 1\n  at 2\n  at 3\n  at 4\n  at 5\n  at 6'],
      },
    ]
    expect(
      vitestFailures({
        testResults: [
          { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'x' }] },
          { name: 'b.test.ts', status: 'failed', assertionResults: failed },
          { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        ],
      }),
    ).toEqual([
      'a timeline stays\n    Error: moved\n      at 1\n      at 2\n      at 3\n      at 4\n      at 5',
      'c.test.ts\n    no such module',
    ])
  })
})
