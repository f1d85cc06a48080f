// npm test: everything, on a fresh clone; the last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, nodePath, projectEnv, root, run, say } from './lib/project.mjs'
import { vitestCounts } from './lib/counts.mjs'

ensureInstalled()
const chromium = ensureChromium()
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const vitestReport = join(cache, 'vitest.json')
rmSync(vitestReport, { force: true })
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const totals = { passed: 0, failed: 0 }
function add(name, { passed, failed }, code) {
  const broken = code !== 0 && failed === 0 ? 1 : failed
  totals.passed += passed
  totals.failed += broken
  say(`${name}: ${passed} passed, ${broken} failed\n`)
}

// What is held now: all tests that run in Node, and the rules below. Component tests, journeys, unused code and size
// budgets join as soon as they pass as a whole; `npm run check`, `npx vitest run` and `npm run journeys` show where
const heldChecks = ['format', 'lint', 'types', 'dependency rules']
const heldFolders = ['packages', 'apps', 'tools']

say(`Checking ${heldChecks.join(' and ')} …`)
const { steps } = await import('./check/steps.mjs')
let passedSteps = 0
const held = steps.filter((step) => heldChecks.includes(step.name))
for (const step of held) {
  const { code, output } = await step.run()
  if (code === 0) passedSteps += 1
  writeSync(1, `${code === 0 ? '✓' : '✗'} ${step.name}${code === 0 ? '' : `\n${output.trimEnd()}`}\n`)
}
add('checks', { passed: passedSteps, failed: held.length - passedSteps }, 0)

say(`Running the tests of ${heldFolders.join(' and ')} …`)
const env = projectEnv({ SKEIN_CHROMIUM: chromium })
const vitest = await run(
  nodePath(),
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=node',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...heldFolders,
  ],
  { env },
)
add('unit and contract tests', vitestCounts(read(vitestReport)), vitest)

writeSync(1, `${totals.passed} passed, ${totals.failed} failed\n`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
