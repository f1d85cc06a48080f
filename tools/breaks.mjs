// npm run breaks [-- --only NAME …] [--settings] [--lot SEED]: breaks behaviour on purpose, and sees whether the tests notice.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { capture, ensureInstalled, giveUp, nodePath, projectEnv, root, say } from './lib/project.mjs'

ensureInstalled()
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    lot: { type: 'string' },
    settings: { type: 'boolean' },
  },
})
if (values.lot !== undefined) {
  const { lotReport } = await import('./breaks/lot.mjs')
  say(lotReport(Number(values.lot), 1))
  process.exit()
}

const { readPatches, verdictOf } = await import('./breaks/patch.mjs')
const { makeCopy } = await import('./breaks/copy.mjs')
const patches = values.settings === true ? [] : readPatches(values.only)
if (values.settings !== true && patches.length === 0)
  giveUp('There is no break of that name in tools/breaks.')
// Failing tests wait until their limit, so they get the limits of a machine that is not slow.
const env = projectEnv({
  SKEIN_CHROMIUM: ensureChromium(),
  SKEIN_SLOWDOWN: process.env.SKEIN_SLOWDOWN ?? '1',
})
const reportFile = join(root, '.cache', 'breaks.json')
const copy = makeCopy()

/** What the tests say in the copy as it stands, or those of them that `isMeant` picks. */
async function runTests(files, options = [], isMeant) {
  rmSync(reportFile, { force: true })
  const { output } = await capture(
    nodePath(),
    [
      join(copy.folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      ...options,
      '--maxWorkers=2',
      '--reporter=json',
      `--outputFile=${reportFile}`,
    ],
    { cwd: copy.folder, env },
  )
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
  return { ...verdictOf(report, isMeant), isGreen: report?.success === true, output }
}

if (values.settings === true) {
  const { breakSettings } = await import('./breaks/settings.mjs')
  try {
    process.exitCode = (await breakSettings({ copy, runTests, only: values.only })) === 0 ? 0 : 1
  } finally {
    copy.remove()
  }
  process.exit()
}

let survived = 0
try {
  const all = [...new Set(patches.flatMap(({ tests }) => tests))]
  say(`Running the tests of ${patches.length} breaks unbroken …`)
  const before = await runTests(all)
  if (!before.isGreen) {
    copy.remove()
    giveUp(`Tests fail before anything is broken: ${before.by ?? before.why}\n${before.output}`)
  }
  for (const { name, path, row, breaks, tests } of patches) {
    const verdict = copy.apply(path)
      ? await runTests(tests)
      : { isCaught: false, why: 'the patch no longer applies' }
    copy.mend()
    if (!verdict.isCaught) survived += 1
    const end = verdict.isCaught ? `caught by "${verdict.by}"` : `SURVIVED: ${verdict.why}`
    say(`${verdict.isCaught ? '✓' : '✗'} ${name} (${row}, ${breaks}): ${end}`)
  }
} finally {
  copy.remove()
}
say(`${patches.length - survived} caught, ${survived} survived`)
process.exitCode = survived === 0 ? 0 : 1
