import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claimedRows } from '../check/features.mjs'
import { root } from '../lib/project.mjs'
import { drawRows } from './lot.mjs'
import { headerOf, readPatches, verdictOf } from './patch.mjs'
import { patternOf } from './settings.mjs'

describe('breaks of behaviour', () => {
  const rows = new Set(claimedRows())

  it.each(readPatches())('$name says which row it breaks and which tests are to notice', ({ row, tests }) => {
    expect(rows).toContain(row)
    for (const file of tests) expect(existsSync(join(root, file)), file).toBe(true)
  })

  it.each(readPatches())('$name fits what it changes', ({ path }) => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', path], { cwd: root, encoding: 'utf8' })
    expect(status, `${stderr}make it again with git diff -U1`).toBe(0)
  })

  it('a break that does not say what it is is refused', () => {
    const diff = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n'
    expect(() => headerOf(`Row: TL-10\n\n${diff}Tests: a.test.ts\n`)).toThrow('breaks, tests')
    expect(headerOf(`Row: TL-10\nBreaks: the mark\nTests: a.test.ts b.test.ts\n\n${diff}`)).toEqual({
      row: 'TL-10',
      breaks: 'the mark',
      tests: ['a.test.ts', 'b.test.ts'],
    })
  })
})

describe('what the tests say', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((each, n) => ({ status: each, fullName: `test ${n}` })),
  })

  it('a break is caught by a test that fails', () => {
    const report = { numPassedTests: 1, testResults: [file('failed', 'passed', 'failed')] }
    expect(verdictOf(report)).toEqual({ isCaught: true, by: 'test 1' })
  })

  it('only tests that are meant count', () => {
    const [own, other] = [{ settings: ['theme'] }, {}].map((meta) => ({
      status: 'failed',
      fullName: 'it',
      meta,
    }))
    const verdict = (...assertionResults: object[]) =>
      verdictOf({ numPassedTests: 1, testResults: [{ status: 'failed', assertionResults }] }, ({ meta }) =>
        meta.settings?.includes('theme'),
      ).isCaught
    expect(verdict(other, own)).toBe(true)
    expect(verdict(other)).toBe(false)
  })

  it('a break survives when all pass, and also when a file cannot be read or nothing ran', () => {
    const why = (report?: object) => verdictOf(report).why
    expect(why({ numPassedTests: 1, testResults: [file('passed', 'passed')] })).toBe('its tests pass')
    expect(why({ numPassedTests: 1, testResults: [file('passed', 'passed'), file('failed')] })).toBe(
      'some of its tests could not be read',
    )
    expect(why({ numPassedTests: 0, testResults: [file('failed')] })).toBe('its tests could not be run')
    expect(why()).toBe('its tests could not be run')
  })
})

describe('the pattern of a title', () => {
  it.each([
    ['[SET-01] is it a.b?', '[SET-01] is it a.b?'],
    ['%s, as the settings say', 'is covered, as the settings say'],
    ['the theme $name.first can be chosen', 'the theme dusk can be chosen'],
    ['%i % of …', '80 % of all'],
  ])('%s finds “%s”', (title, name) => {
    expect(name).toMatch(new RegExp(`^${patternOf(title)}$`))
    expect('another').not.toMatch(new RegExp(patternOf(title)))
  })
})

describe('the lot', () => {
  const all = ['TL-01', 'TL-02', 'TL-03', 'CONV-01', 'POLL-01', 'POLL-02']

  it('the same seed draws the same rows, so many of each area and none twice', () => {
    const drawn = drawRows(all, 27, 2)
    expect(drawRows(all, 27, 2)).toEqual(drawn)
    expect(new Set(drawn).size).toBe(5)
    expect(drawn.filter((id) => id.startsWith('TL-'))).toHaveLength(2)
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => drawRows(all, seed, 1).join())).size,
    ).toBeGreaterThan(1)
  })
})
