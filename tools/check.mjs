// npm run check: types, lint, format, dependency rules, unused code, rows of the specification, size budgets.
// npm run check -- NAME …: only these.
import { writeSync } from 'node:fs'
import { steps } from './check/steps.mjs'
import { ensureInstalled } from './lib/project.mjs'

ensureInstalled()
const only = process.argv.slice(2)
let failed = 0
const chosen = steps.filter((step) => only.length === 0 || only.includes(step.name))
const running = chosen.map((step) => ({ step, answer: step.run() }))
for (const { step, answer } of running) {
  const { code, output } = await answer
  if (code !== 0) failed += 1
  writeSync(
    1,
    `${code === 0 ? '✓' : '✗'} ${step.name}${step.always || code !== 0 ? `\n${output.trimEnd()}` : ''}\n`,
  )
}
writeSync(1, `checks: ${chosen.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
