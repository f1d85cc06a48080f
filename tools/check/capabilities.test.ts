import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/project.mjs'

const table = join(root, 'packages/api/src/instance/capabilities.ts')
const gate = ['packages/api/src/instance/capabilities.ts', 'packages/api/src/instance/fold-instance.ts']

const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/api/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|\/testing\.tsx$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

/** The parts of the fold themselves, lists of features, and the name of a software. */
const pastGate =
  /\.capabilities\b|features\.includes|['"](?:pleroma|akkoma)_api['"]|softwareName\s*[!=]==\s*['"]/

test('every capability is asked for somewhere', () => {
  const [, body = ''] =
    /const CAPABILITIES = \{\n([\s\S]*?)\n\} as const/.exec(readFileSync(table, 'utf8')) ?? []
  const names = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  const code = sources.map((source) => source.code).join('\n')
  const asked = new Set(
    [...code.matchAll(/\b(?:can|useCan)\((?:[\w.]+(?:\(\))?, )?'(\w+)'/g)].map(([, name]) => name),
  )
  expect(names.filter((name) => !asked.has(name))).toEqual([])
})

test('what a server can do is read through the gate alone', () => {
  expect(sources.length).toBeGreaterThan(600)
  const past = sources.filter(({ file, code }) => !gate.includes(file) && pastGate.test(code))
  expect(past.map(({ file }) => file)).toEqual([])
})
