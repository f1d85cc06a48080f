import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, say } from '../lib/project.mjs'
import { settingEffects } from '../check/setting-effects.ts'

const file = 'apps/web/src/model/settings/effective.ts'
const asked = 'valueOf(setting, chosen, instance)'

/** The beginning of a title as a pattern, as far as it is the same for every case. */
const patternOf = (title) => title.replace(/[%$].*$/, '').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The code as if nobody asked for what was chosen of one setting. */
function unread(text, name) {
  if (!text.includes(asked)) giveUp(`${file} no longer has "${asked}".`)
  return text.replace(asked, `setting.name === '${name}' ? setting.fallback : ${asked}`)
}

/**
 * Of each setting: whether the test that shows what it does fails when nobody reads it. Prints a table; answers how
 * many were not missed.
 */
export async function breakSettings({ copy, runTests, only = [] }) {
  const place = join(copy.folder, file)
  const before = readFileSync(place, 'utf8')
  const all = Object.entries(settingEffects).filter(([name]) => only.length === 0 || only.includes(name))
  let survived = 0
  for (const [name, [tests, title]] of all) {
    writeFileSync(place, unread(before, name))
    const verdict = await runTests([tests], ['-t', patternOf(title)])
    if (!verdict.isCaught) survived += 1
    const end = verdict.isCaught ? `fails: "${verdict.by}"` : `SURVIVED: ${verdict.why}`
    say(`${verdict.isCaught ? '✓' : '✗'} ${name.padEnd(32)} ${tests.replace('apps/web/src/', '')} ${end}`)
  }
  writeFileSync(place, before)
  say(`${all.length} settings, ${survived} of which nobody would miss`)
  return survived
}
