// npm run check: types, lint, format, dependency rules, unused code, rows of the specification, size budgets.
import { writeSync } from 'node:fs'
import { steps } from './check/steps.mjs'
import { ensureInstalled } from './lib/project.mjs'

ensureInstalled()
const only = process.argv.slice(2)
let failed = 0
const chosen = steps.filter((step) => only.length === 0 || only.includes(step.name))
for (const step of chosen) {
  const { code, output } = await step.run()
  if (code !== 0) failed += 1
  writeSync(
    1,
    `${code === 0 ? '✓' : '✗'} ${step.name}${step.always || code !== 0 ? `\n${output.trimEnd()}` : ''}\n`,
  )
}
writeSync(1, `checks: ${chosen.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
