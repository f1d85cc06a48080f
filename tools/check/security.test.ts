import { describe, expect, it } from 'vitest'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { isTestedIn } from './named-tests.mjs'

const FILE = /^- `([^`]+)`$/gm
const TEST = /^- `([^`]+)`: `([^`]+)`$/gm

const [, ...sections] = readFileSync(join(root, 'docs/security.md'), 'utf8').split(/^## /m)

describe('docs/security.md', () => {
  it('has ten sections, and each names files that are there and tests that are there', () => {
    expect(sections).toHaveLength(10)
    for (const section of sections) {
      const [name = ''] = section.split('\n')
      const files = [...section.matchAll(FILE)].map(([, file = '']) => file)
      const tests = [...section.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title }))
      expect(files, name).not.toEqual([])
      expect(tests, name).not.toEqual([])
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
      expect(tests.filter(({ file, title }) => !isTestedIn(file, title))).toEqual([])
    }
  })
})
