// npm test: everything, on a fresh clone; the last line is `N passed, N failed`.
// npm test -- --changed [REF]: what a change since REF (what is committed, by default) can have broken, as far as a
// minute or two allow.
import { existsSync, mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
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

/** Runs one part of the suite and adds its counts; `work` resolves to `{ code, counts, output }`. */
async function part(name, work) {
  const startedAt = performance.now()
  const { code, counts, output = '' } = await work()
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed
  totals.passed += counts.passed
  totals.failed += failed
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  writeSync(1, `${output}${name}: ${counts.passed} passed, ${failed} failed, ${seconds} s\n\n`)
}

const needsClient = chosen?.journeys.length !== 0
const env = projectEnv({ SKEIN_CHROMIUM: chromium, SKEIN_PLAYWRIGHT_REPORT: journeysReport })
/**
 * For what may take longer than the tests in the browser, which wait half of their time. A lower priority than 5 leaves
 * almost nothing beside other programs: beside twenty of them a test that seeds a world took more than 15 minutes.
 */
const inBackground = { env, priority: 5 }

async function check() {
  const { steps: all } = await import('./check/steps.mjs')
  const steps = all.filter(({ needsClient: isBuilt }) => needsClient || !isBuilt)
  const codes = await Promise.all(
    steps.map(async ({ name, run: runStep }) => {
      const { code, output } = await runStep(chosen === null ? {} : { changed: chosen.changed })
      writeSync(1, `${code === 0 ? '✓' : '✗'} ${name}${code === 0 ? '' : `\n${output.trimEnd()}`}\n`)
      return code
    }),
  )
  const passed = codes.filter((code) => code === 0).length
  return { code: 0, counts: { passed, failed: codes.length - passed } }
}

async function runVitest(projects, workers, report, start) {
  const answer = await start(nodePath(), [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    `--maxWorkers=${workers}`,
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(chosen?.unit ?? []),
  ])
  const isEmpty = answer.code === 0 && read(report) === undefined
  return { ...answer, counts: isEmpty ? { passed: 0, failed: 0 } : vitestCounts(read(report)) }
}

const runInNode = () =>
  runVitest(['node', 'node apart'], 1, nodeReport, (...args) => capture(...args, inBackground))

// Four files at a time keep two cores busy: a test in the browser waits half of its time.
const runInBrowser = () =>
  runVitest(['browser*'], 4, browserReport, async (...args) => ({ code: await run(...args, { env }) }))

async function runJourneys() {
  const pseudo = await pseudoBuilt
  const code = await run(
    nodePath(),
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', 'e2e/playwright.config.ts'],
      ...(chosen?.journeys.map((path) => path.replace(/^e2e\//, '')) ?? []),
    ],
    { env: pseudo?.code === 0 ? { ...env, SKEIN_PSEUDO: pseudoClient } : env },
  )
  return { code, counts: playwrightCounts(read(journeysReport)) }
}

say('Checking types, lint, format, dependencies, unused code and sizes; running the tests …')
const built = needsClient ? ensureBuilt() : undefined
/** The client in pseudo-locales, which two journeys need; without it they build it themselves. */
const pseudoBuilt =
  chosen === null
    ? built.then(() => capture(nodePath(), [join(root, 'e2e/build-pseudo.ts'), pseudoClient], inBackground))
    : undefined
const background = [part('checks', check), part('unit and contract tests', runInNode)]
await part('component tests', runInBrowser)
if (needsClient) {
  await built
  await part('journeys', runJourneys)
}
await Promise.all(background)

for (const { title, path, presses } of playwrightPages(read(journeysReport))) {
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  writeSync(
    1,
    `what was on the page when this failed: ${title}\n${page}what was pressed last: ${presses.join('\n')}\n`,
  )
}
// Failures are far above by now: list them again. The journeys' list is just above.
for (const report of [nodeReport, browserReport])
  for (const failure of vitestFailures(read(report))) writeSync(1, `failed: ${failure}\n`)
if (chosen && chosen.leftOut.length > 0) {
  writeSync(1, `left out: ${chosen.leftOut.length} files that are further away; npm test runs them\n`)
}
writeSync(1, `${totals.passed} passed, ${totals.failed} failed\n`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
