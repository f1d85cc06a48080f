// npm run bench [-- --steps N]: measures the built client in Chromium (N steps down a timeline of 5,000 posts, or to its
// end, which takes about a quarter of an hour); the last line is `N passed, N failed`.
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { clientDir, ensureBuilt, ensureInstalled, nodePath, projectEnv, root, run } from './lib/project.mjs'

ensureInstalled()
const chromium = ensureChromium()
const client = process.env.SKEIN_CLIENT ?? clientDir
if (client === clientDir) await ensureBuilt()
process.exitCode = await run(
  nodePath(),
  [join(root, 'e2e/bench/run.ts'), '--client', client, ...process.argv.slice(2)],
  { env: projectEnv({ SKEIN_CHROMIUM: chromium }) },
)
