// npm run journeys [-- --server URL --accounts FILE] [further options of Playwright]
import { join, resolve } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled, giveUp, nodePath, projectEnv, root, run } from './lib/project.mjs'

/** Takes `--name value` out of the list and answers the value. */
function take(options, name) {
  const at = options.indexOf(name)
  if (at === -1) return undefined
  const [, value] = options.splice(at, 2)
  return value
}

const options = process.argv.slice(2)
const server = take(options, '--server')
const accounts = take(options, '--accounts')
if ((server === undefined) !== (accounts === undefined)) {
  giveUp('--server URL and --accounts FILE go together: the journeys need accounts on that server.')
}
ensureInstalled()
const chromium = ensureChromium()
if (!server) await ensureBuilt()
const env = projectEnv({
  SKEIN_CHROMIUM: chromium,
  ...(server && { SKEIN_SERVER: server, SKEIN_ACCOUNTS: resolve(process.env.INIT_CWD ?? '.', accounts) }),
})
process.exitCode = await run(
  nodePath(),
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...options,
  ],
  { env },
)
