// What docs/features.md claims has a test whose title starts with the row's id, and no test names a row it does not claim.
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/project.mjs'

const idPattern = /\[((?:[A-Z0-9]+-\d+)(?:,\s*[A-Z0-9]+-\d+)*)\]/g

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'fixtures'].includes(entry.name) && folder !== join(root, 'e2e')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path
  }
}

/** Row id → the tests that name it, as `{ file, title }`. Only titles count: an id at the start of a quoted sentence. */
export function testsByRow() {
  const rows = new Map()
  for (const folder of ['packages', 'apps', 'e2e', 'tools']) {
    for (const path of testFiles(join(root, folder))) {
      const text = readFileSync(path, 'utf8')
      for (const [, , title] of text.matchAll(/(['"`])(\[[A-Z0-9]+-\d+[^\n]*?)\1/g)) {
        const ids = [...title.matchAll(idPattern)].flatMap(([, list]) => list.split(/,\s*/))
        for (const id of ids) {
          const known = rows.get(id) ?? []
          known.push({ file: relative(root, path), title: title.replace(/^(\[[^\]]*\]\s*)+/, '') })
          rows.set(id, known)
        }
      }
    }
  }
  return rows
}

/** The ids that docs/features.md claims. */
export function claimedRows() {
  const text = readFileSync(join(root, 'docs', 'features.md'), 'utf8')
  return new Set([...text.matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)].map(([, id]) => id))
}
