import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { claimedRows } from '../check/features.mjs'

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` rows of each area, in the order of the areas; an area that has fewer gives all. */
export function drawRows(rows, seed, count) {
  const next = numbersFrom(seed)
  const areas = new Map()
  for (const id of rows) {
    const area = id.replace(/-\d+$/, '')
    areas.set(area, [...(areas.get(area) ?? []), id])
  }
  return [...areas.values()].flatMap((ids) => {
    const left = [...ids]
    return Array.from(
      { length: Math.min(count, ids.length) },
      () => left.splice(Math.floor(next() * left.length), 1)[0],
    )
  })
}

/** What `npm run breaks -- --lot SEED` prints: the rows to break, with their sentences. */
export function lotReport(seed, count) {
  const text = readFileSync(join(root, 'docs/features.md'), 'utf8')
  const sentenceOf = (id) => text.match(new RegExp(`^\\| ${id} +\\| (.*?) +\\|`, 'm'))?.[1] ?? ''
  return drawRows(claimedRows(), seed, count)
    .map((id) => `${id}  ${sentenceOf(id)}`)
    .join('\n')
}
