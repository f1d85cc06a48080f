// What docs/features.md claims and what the titles of the tests name, read as text: nothing is run.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/project.mjs'

const TEST_FILE = /\.(?:test|spec)\.tsx?$/
const LEADING_IDS = /^(?:\[[A-Z0-9]+-\d+\]\s*)+/
// The first argument of a call, if it is a text that starts with an id.
const TITLE = /(\.(?:skip|todo))?\(\s*(['"`])(\[[A-Z0-9]+-\d+\][^\n]*?)\2/g
// The title of a table of tests whose rows begin with their id: `[%s]` stands for it.
const TABLE_TITLE = /\)\(\s*(['"`])(\[%s\][^\n]*?)\1/g
const TABLE = /(\.(?:skip|todo))?\.(?:each|for)\b/g
const TABLE_ROW = /\[\s*(['"`])([A-Z0-9]+-\d+)\1/g
const CLAIM = /^\| ([A-Z0-9]+-\d+) +\| (.*?) +\|(?: (?:(.*?) )?\|)?$/gm

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (TEST_FILE.test(entry.name)) yield path
  }
}

/** The ids at the start of a title: one, or several in a row. */
export function idsOf(title) {
  return [...(LEADING_IDS.exec(title)?.[0] ?? '').matchAll(/[A-Z0-9]+-\d+/g)].map(([id]) => id)
}

/** The titles in the text of a test file that start with an id; tests that are left out do not count. */
export function titlesIn(text) {
  const written = [...text.matchAll(TITLE)].flatMap(([, skipped, , title]) => (skipped ? [] : [title]))
  return [...written, ...tableTitlesIn(text)]
}

/** The titles of the tests of tables, one for each row. */
function tableTitlesIn(text) {
  return [...text.matchAll(TABLE_TITLE)].flatMap(({ 2: title, index }) => {
    const table = [...text.slice(0, index).matchAll(TABLE)].at(-1)
    if (table === undefined || table[1] !== undefined) return []
    const rows = text.slice(table.index, index).matchAll(TABLE_ROW)
    return [...rows].map(([, , id]) => title.replace('%s', id))
  })
}

/** Row id → the tests that start with it, as `{ file, title }` without the ids. */
export function testsByRow() {
  const rows = new Map()
  for (const folder of ['packages', 'apps', 'e2e', 'tools']) {
    for (const path of testFiles(join(root, folder))) {
      for (const title of titlesIn(readFileSync(path, 'utf8'))) {
        const test = { file: relative(root, path), title: title.replace(LEADING_IDS, '') }
        for (const id of idsOf(title)) rows.set(id, [...(rows.get(id) ?? []), test])
      }
    }
  }
  return rows
}

const claimsFile = join(root, 'docs', 'features.md')

/** The ids that docs/features.md claims, in its order. */
export function claimedRows() {
  return [...readFileSync(claimsFile, 'utf8').matchAll(CLAIM)].map(([, id]) => id)
}

/** The files whose tests show a row, as docs/features.md names them. */
function filesCell(tests) {
  return [...new Set(tests.map(({ file }) => `\`${file}\``))].join(', ')
}

/** The text of docs/features.md with its last column as the titles of the tests say. */
export function withTests(text, tests) {
  return text.replace(
    CLAIM,
    (_, id, sentence) => `| ${id} | ${sentence} | ${filesCell(tests.get(id) ?? [])} |`,
  )
}

/** Writes the column of tests anew; true when it was not up to date. */
export function updateClaims() {
  const before = readFileSync(claimsFile, 'utf8')
  const after = withTests(before, testsByRow())
  if (after !== before) writeFileSync(claimsFile, after)
  return after !== before
}
