import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { claimedRows, idsOf, testsByRow, titlesIn, withTests } from './features.mjs'
import { judgeRows } from './rows.mjs'

describe('docs/features.md', () => {
  it('claims only rows that a test starts with', () => {
    const tests = testsByRow()
    const claimed = claimedRows()
    expect(claimed.length).toBeGreaterThan(100)
    expect(claimed.filter((id) => !tests.has(id))).toEqual([])
  })

  it('has every row that a test starts with', () => {
    const claimed = new Set(claimedRows())
    expect([...testsByRow()].filter(([id]) => !claimed.has(id))).toEqual([])
  })

  it('names the files whose tests show each row: `npm run features` writes them', () => {
    const text = readFileSync(new URL('../../docs/features.md', import.meta.url), 'utf8')
    expect(text).toBe(withTests(text, testsByRow()))
  })

  it('has every row once', () => {
    const claimed = claimedRows()
    expect(claimed.filter((id, index) => claimed.indexOf(id) !== index)).toEqual([])
  })
})

// The ids are put together here, so that this file claims nothing itself.
const ID = 'XX-01'
const OTHER = 'XX-02'

it('the column of tests is written whether a row has two cells, an empty third one, or files that were there', () => {
  const tests = new Map([[ID, [{ file: 'a.test.ts', title: 'a sentence' }]]])
  for (const end of ['', '  |', ' `old.test.ts` |'])
    expect(withTests(`| ${ID} | A sentence |${end}\n`, tests)).toBe(
      `| ${ID} | A sentence | \`a.test.ts\` |\n`,
    )
})

describe('reading titles', () => {
  it('finds the ids a title starts with, one or several, and none further on', () => {
    expect(idsOf(`[${ID}] [${OTHER}] a sentence`)).toEqual([ID, OTHER])
    expect(idsOf(`[${ID}] a sentence, [${OTHER}] another`)).toEqual([ID])
    expect(idsOf(`a sentence about [${ID}]`)).toEqual([])
  })

  it('finds titles in every way a test is written, and passes over tests left out and remarks', () => {
    const quoted = (quote: string): string => `${quote}[${ID}] it's so${quote}`
    expect(titlesIn(`it(${quoted('"')}, () => {})`)).toHaveLength(1)
    expect(titlesIn(`it.for([1])(\n  ${quoted('`')},\n  () => {})`)).toHaveLength(1)
    expect(titlesIn(`it.skip(${quoted('"')}, () => {})`)).toEqual([])
    expect(titlesIn(`it.todo(${quoted('"')})`)).toEqual([])
    expect(titlesIn(`/** see [${ID}] */ const text = ${quoted('"')}`)).toEqual([])
  })
})

describe('rows of finished areas', () => {
  it('a row without a test is a complaint, unless it is said to be left out; so is one left out that has a test', () => {
    const tests = new Map([[ID, []]])
    expect(judgeRows({ XX: 2 }, {}, tests)).toMatchObject({
      shown: 1,
      all: 2,
      complaints: [`${OTHER}: no test starts with it`],
    })
    expect(judgeRows({ XX: 2 }, { [OTHER]: 'later' }, tests).complaints).toEqual([])
    expect(judgeRows({ XX: 1 }, { [ID]: 'later' }, tests).complaints).toHaveLength(1)
  })

  it('finds each row of a table of tests whose title begins with the id of the row', () => {
    const table = (call: string) =>
      `${call}([\n  ['${ID}', 1],\n  ["${OTHER}", [2]],\n])('[%s] it is so', () => {})`
    expect(titlesIn(table('it.each'))).toEqual([`[${ID}] it is so`, `[${OTHER}] it is so`])
    expect(titlesIn(table('test.for'))).toHaveLength(2)
    expect(titlesIn(table('it.each<[string, number]>'))).toHaveLength(2)
    expect(titlesIn(table('it.skip.each'))).toEqual([])
    expect(titlesIn(`it.each([['${ID}', 1]])('a sentence about %s', () => {})`)).toEqual([])
  })
})
