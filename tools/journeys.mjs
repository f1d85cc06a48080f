// npm run journeys [-- --server URL --accounts FILE | [--stock] [--client DIR]] [further options of Playwright]
import { existsSync } from 'node:fs'
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

/** Removes `--name` from the list and returns whether it was there. */
function takeFlag(options, name) {
  const at = options.indexOf(name)
  if (at !== -1) options.splice(at, 1)
  return at !== -1
}

const options = process.argv.slice(2)
const server = take(options, '--server')
const accounts = take(options, '--accounts')
const client = take(options, '--client')
const isStock = takeFlag(options, '--stock')
const fromHere = (path) => resolve(process.env.INIT_CWD ?? '.', path)
if ((server === undefined) !== (accounts === undefined)) {
  giveUp('Use --server and --accounts together: the journeys need accounts on that server.')
}
if (server !== undefined && client !== undefined) {
  giveUp('--client DIR is what an embedded instance serves: a server given with --server has its own.')
}
if (server !== undefined && isStock) {
  giveUp('--stock is how an embedded instance behaves: a server given with --server is what it is.')
}
if (client !== undefined && !existsSync(join(fromHere(client), 'index.html'))) {
  giveUp(`There is no built client in ${fromHere(client)}: it has no index.html.`)
}
ensureInstalled()
const chromium = ensureChromium()
if (!server && !client) await ensureBuilt()
const env = projectEnv({
  SKEIN_CHROMIUM: chromium,
  ...(server && { SKEIN_SERVER: server, SKEIN_ACCOUNTS: fromHere(accounts) }),
  ...(isStock && { SKEIN_STOCK: '1' }),
  ...(client && { SKEIN_CLIENT: fromHere(client) }),
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
