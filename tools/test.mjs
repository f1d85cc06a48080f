// npm test: everything, on a fresh clone; the last line is `N passed, N failed`.
// npm test -- --changed [REF]: what a change since REF (what is committed, by default) can have broken, as far as a
// minute or two allow.
import { existsSync, mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import {
  capture,
  ensureBuilt,
  ensureInstalled,
  giveUp,
  nodePath,
  projectEnv,
  root,
  run,
  say,
} from './lib/project.mjs'
import { chosenTests } from './lib/changed.mjs'
import { playwrightCounts, playwrightPages, vitestCounts, vitestFailures } from './lib/counts.mjs'

ensureInstalled()
const [option, ref = 'HEAD', ...rest] = process.argv.slice(2)
if ((option !== undefined && option !== '--changed') || rest.length > 0)
  giveUp('npm test takes nothing, or `-- --changed` with a commit or branch to compare with.')
/** Null: everything. */
const chosen = option === undefined ? null : await chosenTests(ref)
const chromium = ensureChromium()
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const nodeReport = join(cache, 'node.json')
const browserReport = join(cache, 'browser.json')
const journeysReport = join(cache, 'journeys.json')
const pseudoClient = join(cache, 'pseudo')
for (const report of [nodeReport, browserReport, journeysReport]) rmSync(report, { force: true })
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const totals = { passed: 0, failed: 0 }
function add(name, { passed, failed }, code) {
  const broken = code !== 0 && failed === 0 ? 1 : failed
  totals.passed += passed
  totals.failed += broken
  say(`${name}: ${passed} passed, ${broken} failed\n`)
}

// What needs the built client comes last: the build has time while the rest is checked.
const needsClient = chosen?.journeys.length !== 0
const built = needsClient ? ensureBuilt() : undefined
say('Checking types, lint, format, dependencies, unused code and sizes …')
const { steps: allSteps } = await import('./check/steps.mjs')
const steps = allSteps.filter(({ needsClient: isBuilt }) => needsClient || !isBuilt)
let passedSteps = 0
for (const step of steps) {
  const { code, output } = await step.run()
  if (code === 0) passedSteps += 1
  writeSync(1, `${code === 0 ? '✓' : '✗'} ${step.name}${code === 0 ? '' : `\n${output.trimEnd()}`}\n`)
}
add('checks', { passed: passedSteps, failed: steps.length - passedSteps }, 0)

say('Running the tests in Node and in the browser …')
const env = projectEnv({ SKEIN_CHROMIUM: chromium, SKEIN_PLAYWRIGHT_REPORT: journeysReport })
const vitestOf = (projects, workers, report) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  `--maxWorkers=${workers}`,
  '--passWithNoTests',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(chosen?.unit ?? []),
]
function addVitest(name, report, code) {
  const isEmpty = code === 0 && read(report) === undefined
  add(name, isEmpty ? { passed: 0, failed: 0 } : vitestCounts(read(report)), code)
}
// A test in the browser waits half of its time: four files at a time are what two cores have work from. Those in Node take
// what is left, one after the other.
const beside = { env, priority: constants.priority.PRIORITY_BELOW_NORMAL }
const inNode = capture(nodePath(), vitestOf(['node', 'node apart'], 1, nodeReport), beside)
// So does the client that all journeys but two do without.
const pseudo =
  chosen === null
    ? inNode.then(() => capture(nodePath(), [join(root, 'e2e/build-pseudo.ts'), pseudoClient], beside))
    : undefined
const inBrowser = await run(nodePath(), vitestOf(['browser*'], 4, browserReport), { env })
const { code, output } = await inNode
writeSync(1, output)
addVitest('unit and contract tests', nodeReport, code)
addVitest('component tests', browserReport, inBrowser)

if (needsClient) {
  say('Running the journeys against the embedded instance …')
  await built
  const inPseudo = await pseudo
  const journeys = await run(
    nodePath(),
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', 'e2e/playwright.config.ts'],
      ...(chosen?.journeys.map((path) => path.replace(/^e2e\//, '')) ?? []),
    ],
    { env: inPseudo?.code === 0 ? { ...env, SKEIN_PSEUDO: pseudoClient } : env },
  )
  add('journeys', playwrightCounts(read(journeysReport)), journeys)
}

for (const { title, path, presses } of playwrightPages(read(journeysReport))) {
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  writeSync(
    1,
    `what was on the page when this failed: ${title}\n${page}what was pressed last: ${presses.join('\n')}\n`,
  )
}
// Far above stands what failed; here it is seen without looking for it. The journeys' list is just above.
for (const report of [nodeReport, browserReport])
  for (const failure of vitestFailures(read(report))) writeSync(1, `failed: ${failure}\n`)
if (chosen && chosen.leftOut.length > 0) {
  writeSync(1, `left out: ${chosen.leftOut.length} files that are further away; npm test runs them\n`)
}
writeSync(1, `${totals.passed} passed, ${totals.failed} failed\n`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
