import { join } from 'node:path'
import { clientDir, ensureBuilt, ensureInstalled, nodePath, root, run } from './lib/project.mjs'

ensureInstalled()
const options = process.argv.slice(2)
if (!options.includes('--help')) await ensureBuilt()
process.exitCode = await run(nodePath(), [
  join(root, 'apps/instance/src/cli.ts'),
  '--client',
  clientDir,
  ...options,
])
