import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { capture, ensureBuilt, nodePath, root } from '../lib/project.mjs'
import { budgetReport } from './budgets.mjs'
import { lockfileReport } from './lockfile.mjs'
import { ratchetsReport } from './ratchets.mjs'
import { rowsReport } from './rows.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const projects = ['packages', 'apps/instance', 'apps/web', 'e2e']

/** Checks the types of all projects; the build info of the last run is below `.cache/types`. */
export function typeErrors({ cwd = root, folders = projects } = {}) {
  return capture(bin('tsc'), ['--build', ...folders, '--pretty', 'false'], { cwd })
}

const isCode = /\.[cm]?[jt]sx?$/
/** A change to one of these can affect every file. */
const lintConfig = /(?:^|\/)(?:\.oxlintrc|tsconfig[^/]*)\.json$/

/**
 * Lints all files.
 * @param changed paths: limits the type-aware rules, which take most of the time, to these files
 */
export async function lint({ cwd = root, config = join(root, '.oxlintrc.json'), changed } = {}) {
  const oxlint = (...args) => capture(bin('oxlint'), ['-c', config, '--deny-warnings', ...args], { cwd })
  if (changed === undefined || changed.some((path) => lintConfig.test(path)))
    return oxlint('--type-aware', '.')
  const typed = changed.filter((path) => isCode.test(path) && existsSync(join(cwd, path)))
  const answers = [await oxlint('.')]
  if (typed.length > 0)
    answers.push(await oxlint('--type-aware', '--no-error-on-unmatched-pattern', ...typed))
  return {
    code: Math.max(...answers.map(({ code }) => code)),
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

/** All checks; they may run concurrently. `run({ changed })` resolves to `{ code, output }`; only the lint uses `changed`. */
export const steps = [
  { name: 'format', run: () => capture(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: ({ changed } = {}) => lint({ changed }) },
  { name: 'types', run: () => typeErrors() },
  { name: 'dependency rules', run: () => dependencyRules() },
  {
    name: 'unused code',
    run: () => capture(nodePath(), [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress']),
  },
  { name: 'lock file', run: () => lockfileReport() },
  { name: 'ratchets', run: () => ratchetsReport() },
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
