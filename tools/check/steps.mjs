import { join } from 'node:path'
import { capture, ensureBuilt, nodePath, root } from '../lib/project.mjs'
import { budgetReport } from './budgets.mjs'
import { lockfileReport } from './lockfile.mjs'
import { rowsReport } from './rows.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const projects = ['packages', 'apps/instance', 'apps/web', 'e2e']

async function types() {
  const answers = []
  for (const project of projects)
    answers.push(await capture(bin('tsc'), ['-p', project, '--pretty', 'false']))
  return {
    code: answers.some(({ code }) => code !== 0) ? 1 : 0,
    output: answers.map(({ output }) => output).join(''),
  }
}

/** dependency-cruiser answers "no violations" when it could read nothing, so what it read is counted too. */
export async function dependencyRules({
  cwd = root,
  config = join(root, '.dependency-cruiser.json'),
  folders = ['packages', 'apps', 'e2e'],
  least = 100,
} = {}) {
  const answer = await capture(bin('depcruise'), ['-c', config, '--output-type', 'err', ...folders], { cwd })
  const output = answer.output
    .split('\n')
    .filter(
      (line) =>
        !/missing-tsc-transpiler|compatible TypeScript|likely to have missed|Install typescript|Support for typescript/.test(
          line,
        ),
    )
    .join('\n')
  const cruised = Number(/([\d,]+) modules/.exec(output)?.[1]?.replace(',', '') ?? 0)
  if (cruised < least) return { code: 1, output: `${output}\nonly ${cruised} modules were read` }
  return { code: answer.code, output }
}

/** The house's rules, in the order of their speed. */
export const steps = [
  { name: 'format', run: () => capture(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: () => capture(bin('oxlint'), ['--type-aware', '--deny-warnings', '.']) },
  { name: 'types', run: types },
  { name: 'dependency rules', run: () => dependencyRules() },
  {
    name: 'unused code',
    run: () => capture(nodePath(), [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress']),
  },
  { name: 'lock file', run: () => lockfileReport() },
  { name: 'rows', always: true, run: () => rowsReport() },
  {
    name: 'size budgets',
    always: true,
    needsClient: true,
    run: async () => {
      await ensureBuilt()
      return budgetReport()
    },
  },
]
