// Counts that may only fall: `npm run check -- ratchets` compares them with ratchets.json, `-u` writes lower ones to it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from '../lib/changed.mjs'
import { capture, root } from '../lib/project.mjs'
import { oddTexts } from './plain-words.mjs'
import { smallFiles } from './small-files.mjs'
import { readFacts } from './sources.mjs'

const limitsFile = 'tools/check/ratchets.json'

/** Maximum findings that a complaint lists. */
const mostListed = 40

/** What each ratchet counts: from the facts of all files to what was found. */
const ratchets = { smallFiles, oddTexts }

function findAll() {
  const files = readFacts(/\.(?:tsx?|mjs|css)$/)
  return Object.entries(ratchets).map(([name, find]) => ({ name, found: find(files) }))
}

const readLimits = () => JSON.parse(readFileSync(join(root, limitsFile), 'utf8'))

/** The files that differ from the commit that last wrote the limits; none without git. */
async function changedSinceLimits() {
  const { output } = await capture('git', ['log', '-1', '--format=%H', '--', limitsFile])
  return changedFiles(output.trim() || 'HEAD').catch(() => [])
}

/**
 * Compares a count with its limit.
 * @param found what is counted, as `{ path, detail }`
 * @param changed paths whose findings are listed alone when there are any
 * @returns the complaint, or an empty string when count and limit are equal
 */
export function judgeRatchet(name, found, limit, changed) {
  if (found.length === limit) return ''
  if (found.length < limit)
    return `${name}: ${found.length} now: lower it from ${limit} with \`npm run check -- ratchets -u\`\n`
  const suspects = found.filter(({ path }) => changed.includes(path))
  const listed = suspects.length > 0 ? suspects : found
  const rows = listed.slice(0, mostListed).map(({ path, detail }) => `  ${path}: ${detail}`)
  const rest = listed.length > rows.length ? [`  … and ${listed.length - rows.length} more`] : []
  return [`${name}: ${found.length}, the limit is ${limit}`, ...rows, ...rest, ''].join('\n')
}

/** Whether each count equals its limit. */
export async function ratchetsReport() {
  const limits = readLimits()
  const changed = await changedSinceLimits()
  const output = findAll()
    .map(({ name, found }) => judgeRatchet(name, found, limits[name], changed))
    .join('')
  return { code: output === '' ? 0 : 1, output }
}

/** The limits with each count that is lower. */
export function lowered(limits, counts) {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, Math.min(limit, counts[name] ?? limit)]),
  )
}

export function lowerRatchets() {
  const counts = Object.fromEntries(findAll().map(({ name, found }) => [name, found.length]))
  writeFileSync(join(root, limitsFile), `${JSON.stringify(lowered(readLimits(), counts), null, 2)}\n`)
}
