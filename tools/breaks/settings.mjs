import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingTests } from '../check/setting-tests.mjs'
import { giveUp, say } from '../lib/project.mjs'

const file = 'apps/web/src/model/settings/effective.ts'
const asked = 'valueOf(setting, chosen, instance)'

const placeholder = /%[\w#$]|\$[\w.]+|…/g

/** A pattern for the title of a test and, if it is run for several cases, of all of them. */
export const patternOf = (title) =>
  title
    .split(placeholder)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*')

/** The code as if nobody asked for what was chosen of one setting. */
function unread(text, name) {
  if (!text.includes(asked)) giveUp(`${file} no longer has "${asked}".`)
  return text.replace(asked, `setting.name === '${name}' ? setting.fallback : ${asked}`)
}

/**
 * Of each setting: whether the test that names it in its metadata fails when nobody reads it. Prints a table; returns
 * how many were not missed.
 */
export async function breakSettings({ copy, runTests, only = [] }) {
  const place = join(copy.folder, file)
  const before = readFileSync(place, 'utf8')
  const all = settingTests().filter(({ name }) => only.length === 0 || only.includes(name))
  if (all.length === 0) giveUp('No test names such a setting in its metadata.')
  let survived = 0
  for (const { name, file: tests, title } of all) {
    writeFileSync(place, unread(before, name))
    const isMeant = ({ meta }) => meta?.settings?.includes(name) === true
    const verdict = await runTests([tests], ['-t', patternOf(title)], isMeant)
    if (!verdict.isCaught) survived += 1
    const end = verdict.isCaught ? `fails: "${verdict.by}"` : `SURVIVED: ${verdict.why}`
    say(`${verdict.isCaught ? '✓' : '✗'} ${name.padEnd(32)} ${tests.replace('apps/web/src/', '')} ${end}`)
  }
  writeFileSync(place, before)
  say(`${all.length} settings, ${survived} of which nobody would miss`)
  return survived
}
