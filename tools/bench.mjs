// npm run bench [-- --runs N] [-- --only NAME]: measures the built client in Chromium beside floor pages, writes
// bench/last.json, and ends with 1 when a limit is passed (e2e/bench/limits.ts).
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { clientDir, ensureBuilt, ensureInstalled, nodePath, projectEnv, root, run } from './lib/project.mjs'

ensureInstalled()
const chromium = ensureChromium({ isMeasured: true })
const client = process.env.SKEIN_CLIENT ?? clientDir
if (client === clientDir) await ensureBuilt()
const options = ['--client', client, '--out', join(root, 'bench/last.json'), ...process.argv.slice(2)]
process.exitCode = await run(nodePath(), [join(root, 'e2e/bench/run.ts'), ...options], {
  env: projectEnv({ SKEIN_CHROMIUM: chromium }),
})
