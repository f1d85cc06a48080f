// npm run dev [-- --server URL | --seed small …]: the embedded instance behind Vite's server with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, nodePath, projectEnv, root, say } from './lib/project.mjs'

ensureInstalled()
const options = process.argv.slice(2)
const at = options.indexOf('--server')
const portAt = options.indexOf('--port')
const [, port = '4173'] = portAt === -1 ? [] : options.splice(portAt, 2)
const instancePort = 4180
const backend = at === -1 ? `http://127.0.0.1:${instancePort}` : options[at + 1]
const children = []
function start(args, env = {}) {
  const child = spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: projectEnv(env) })
  child.on('close', () => children.forEach((other) => other.kill('SIGTERM')))
  children.push(child)
}
if (at === -1) {
  start([
    '--watch-preserve-output',
    '--watch',
    join(root, 'apps/instance/src/cli.ts'),
    '--port',
    String(instancePort),
    ...options,
  ])
}
say(`The client with hot reload, in front of ${backend}:`)
start([join(root, 'node_modules/vite/bin/vite.js'), 'apps/web', '--host', '127.0.0.1', '--port', port], {
  SKEIN_BACKEND: backend,
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill('SIGTERM')))
