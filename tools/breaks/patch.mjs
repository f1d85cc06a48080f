import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

export const patchFolder = join(root, 'tools/breaks')

/** What the lines above the diff say: `Row: TL-10`, `Breaks: a sentence`, `Tests: one file or several`. */
export function headerOf(text) {
  const [head] = text.split(/^(?:diff --git|---) /m)
  const field = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1].trim()
  const header = { row: field('Row'), breaks: field('Breaks'), tests: field('Tests')?.split(/\s+/) }
  const missing = Object.keys(header).filter((name) => header[name] === undefined)
  if (missing.length > 0) throw new Error(`the lines above the diff do not say: ${missing.join(', ')}`)
  return header
}

/** All breaks by name; `only`: beginnings of names. */
export function readPatches(only = []) {
  return readdirSync(patchFolder)
    .filter((file) => file.endsWith('.patch'))
    .map((file) => file.replace(/\.patch$/, ''))
    .filter((name) => only.length === 0 || only.some((beginning) => name.startsWith(beginning)))
    .toSorted()
    .map((name) => {
      const path = join(patchFolder, `${name}.patch`)
      try {
        return { name, path, ...headerOf(readFileSync(path, 'utf8')) }
      } catch (error) {
        throw new Error(`${name}: ${error.message}`, { cause: error })
      }
    })
}

/**
 * What a run of tests says about a break: caught by a test that failed. Files that could not even be read say nothing
 * about behaviour.
 * @param isMeant whether a test counts; all do without it
 */
export function verdictOf(report, isMeant = () => true) {
  const failed = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => test.status === 'failed' && isMeant(test))
  if (failed.length > 0) return { isCaught: true, by: failed[0].fullName }
  if (!report?.numPassedTests) return { isCaught: false, why: 'its tests could not be run' }
  const unread = report.testResults.some(({ status }) => status === 'failed')
  return { isCaught: false, why: unread ? 'some of its tests could not be read' : 'its tests pass' }
}
