import { describe, expect, it } from 'vitest'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

const ROW = /^\| (\d+) \| (.+?) \| `(.+?)`<br>`(.+?)` \|$/gm
/** A title stands where a test is called, which is not left out; one of several cases has the call before it. */
const before = String.raw`(?<!\.(?:skip|todo|fails))\(\s*`

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function isTestedIn(file: string, title: string): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  return new RegExp(`${before}(['"\`])${escaped(title)}\\1,`).test(readFileSync(path, 'utf8'))
}

const rows = [...readFileSync(join(root, 'docs/nothing-lost.md'), 'utf8').matchAll(ROW)].map(
  ([, number = '', way = '', file = '', title = '']) => ({ number: Number(number), way, file, title }),
)

describe('docs/nothing-lost.md', () => {
  it('names a test for each way to lose what was written, and each is there', () => {
    expect(rows.filter(({ file, title }) => !isTestedIn(file, title))).toEqual([])
  })

  it('has at least 25 ways, counted, and none twice', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(new Set(rows.map(({ way }) => way)).size).toBe(rows.length)
  })

  it('would not find a title that no test has, nor one that is left out', () => {
    const [row] = rows
    expect(isTestedIn(row?.file ?? '', `${row?.title} or not`)).toBe(false)
    expect(isTestedIn('no/such/file.ts', row?.title ?? '')).toBe(false)
  })
})
