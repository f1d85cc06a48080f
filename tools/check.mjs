// npm run check: types, lint, format, dependency rules, unused code, ratchets, rows of the specification, size budgets.
// npm run check -- NAME …: only these. npm run check -- ratchets -u: lowers the limits of the ratchets to their counts.
import { writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/project.mjs'

ensureInstalled()
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', short: 'u' } },
})
const { steps } = await import('./check/steps.mjs')
if (values.update === true) {
  const { lowerRatchets } = await import('./check/ratchets.mjs')
  lowerRatchets()
}
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
