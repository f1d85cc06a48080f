import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { isTestedIn } from './named-tests.mjs'

const ROW = /^\| (\d+) \| (.+?) \| `(.+?)`<br>`(.+?)` \|$/gm

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
