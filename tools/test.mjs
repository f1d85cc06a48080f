// npm test: everything, on a fresh clone; the last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled, nodePath, projectEnv, root, run, say } from './lib/project.mjs'
import {
  playwrightCounts,
  playwrightPages,
  vitestCounts,
  vitestFailedFiles,
  vitestFailures,
} from './lib/counts.mjs'

ensureInstalled()
const chromium = ensureChromium()
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const vitestReport = join(cache, 'vitest.json')
const againReport = join(cache, 'vitest-again.json')
const journeysReport = join(cache, 'journeys.json')
for (const report of [vitestReport, againReport, journeysReport]) rmSync(report, { force: true })
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** Tests of one run that may fail and pass when they are asked again. Each is named. */
const mostUnsteady = 3
/** Lines of a page, as a failed journey saw it. */
const mostPageLines = 400

const totals = { passed: 0, failed: 0, unsteady: 0 }
function add(name, { passed, failed }, code) {
  const broken = code !== 0 && failed === 0 ? 1 : failed
  totals.passed += passed
  totals.failed += broken
  say(`${name}: ${passed} passed, ${broken} failed\n`)
}

// What needs the built client comes last: the build has time while the rest is checked.
const built = ensureBuilt()
say('Checking types, lint, format, dependencies, unused code and sizes …')
const { steps } = await import('./check/steps.mjs')
let passedSteps = 0
for (const step of steps) {
  const { code, output } = await step.run()
  if (code === 0) passedSteps += 1
  writeSync(1, `${code === 0 ? '✓' : '✗'} ${step.name}${code === 0 ? '' : `\n${output.trimEnd()}`}\n`)
}
add('checks', { passed: passedSteps, failed: steps.length - passedSteps }, 0)

say('Running the tests in Node and in the browser …')
const env = projectEnv({ SKEIN_CHROMIUM: chromium, SKEIN_PLAYWRIGHT_REPORT: journeysReport })
const runVitest = (report, files = []) =>
  run(
    nodePath(),
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      // The tests wait more than they work: two files at a time also where that is all the cores.
      '--maxWorkers=2',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env },
  )
let vitest = await runVitest(vitestReport)
const counts = vitestCounts(read(vitestReport))
const failures = vitestFailures(read(vitestReport))
if (counts.failed > 0 && counts.failed <= mostUnsteady) {
  say('Running the files in which a test failed once more …')
  vitest = await runVitest(againReport, vitestFailedFiles(read(vitestReport)))
  const { failed } = vitestCounts(read(againReport))
  const steadied = Math.max(0, counts.failed - failed)
  totals.unsteady += steadied
  counts.passed += steadied
  counts.failed = failed
}
add('unit, contract and component tests', counts, vitest)

say('Running the journeys against the embedded instance …')
await built
const journeys = await run(
  nodePath(),
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
  { env },
)
const walked = playwrightCounts(read(journeysReport))
totals.unsteady += walked.unsteady
add('journeys', walked, walked.unsteady > 0 ? 0 : journeys)

for (const { title, path } of playwrightPages(read(journeysReport))) {
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  const lines = page.split('\n').slice(0, mostPageLines).join('\n')
  writeSync(1, `what was on the page when this failed: ${title}\n${lines}\n`)
}
// Far above stands what failed; here it is seen without looking for it. The journeys' list is just above.
for (const failure of failures) writeSync(1, `failed: ${failure}\n`)
for (const failure of vitestFailures(read(againReport))) writeSync(1, `failed again: ${failure}\n`)
if (totals.unsteady > 0)
  writeSync(1, `failed once and passed when asked again: ${totals.unsteady}, of ${mostUnsteady} at most\n`)
if (totals.unsteady > mostUnsteady) totals.failed += totals.unsteady
writeSync(1, `${totals.passed} passed, ${totals.failed} failed\n`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
