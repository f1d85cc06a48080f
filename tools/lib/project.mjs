// Runs on whatever Node npm found (20 or newer): everything else in the project runs on Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bin = join(root, 'node_modules', '.bin')
const installedMark = join(root, 'node_modules', '.skein-installed')
const neededNode = 24

export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** Ends the process with one clear sentence. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

function majorOf(node) {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout.slice(1).split('.')[0]) : 0
}

/** The path of a Node that is new enough: the one npm brought along, else the system's. */
export function nodePath() {
  const brought = join(bin, 'node')
  if (existsSync(brought) && majorOf(brought) >= neededNode) return brought
  if (majorOf(process.execPath) >= neededNode) return process.execPath
  return giveUp(
    `Skein needs Node ${neededNode} or newer, and npm can’t install it on this system. Install it from nodejs.org (this is ${process.version}).`,
  )
}

/** Environment in which `node` and the project's tools are the project's own. */
export function projectEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}`, ...extra }
}

/** Whether an `npm ci` by hand has installed what the lock file names; npm keeps a list of it. */
function isInstalledByHand(lock) {
  try {
    const there = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages
    return Object.entries(JSON.parse(lock).packages).every(
      ([path, { version, optional, link }]) =>
        !path.startsWith('node_modules/') || optional || link || there[path]?.version === version,
    )
  } catch {
    return false
  }
}

/** Installs the dependencies when they are missing or older than the lock file; otherwise does nothing. */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return
  if (isInstalledByHand(lock)) {
    writeFileSync(installedMark, wanted)
    return
  }
  say('Installing the dependencies (npm ci) …')
  const answer = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (answer.status !== 0) giveUp('npm ci failed (see above). Check that the npm registry is reachable.')
  writeFileSync(installedMark, wanted)
}

/** Runs a tool of the project and answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(), ...options })
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a tool and answers its exit code with all that it printed; `priority` is one of `os.constants.priority`. */
export function capture(command, args, { priority, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: projectEnv(), ...options })
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The paths of all files below a folder, but for dependencies and what was built. */
export function* filesBelow(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const folders = ['apps/web', 'packages/api/src', 'packages/store/src', 'packages/rich-text/src']
  for (const folder of folders) {
    for (const path of [...filesBelow(join(root, folder))].sort()) {
      if (/\.test\.tsx?$/.test(path)) continue
      hash.update(relative(root, path)).update(String(statSync(path).mtimeMs))
    }
  }
  return hash.digest('hex')
}

/** Where the built client lies: a folder of static files. */
export const clientDir = join(root, 'apps', 'web', 'dist')

const markFile = join(root, '.cache', 'built')

/** Builds the client. */
export async function buildClient() {
  const made = fingerprint()
  say('Building the client …')
  const built = await capture(nodePath(), [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    'apps/web',
    '--logLevel',
    'warn',
  ])
  if (built.code !== 0) giveUp(`${built.output}\nThe client could not be built: see above.`)
  mkdirSync(dirname(markFile), { recursive: true })
  writeFileSync(markFile, made)
}

let building

/** Builds the client unless what is in `clientDir` was built from the same files. Whoever else asks meanwhile waits. */
export function ensureBuilt() {
  return (building ??= buildIfOld().finally(() => (building = undefined)))
}

async function buildIfOld() {
  if (
    existsSync(join(clientDir, 'index.html')) &&
    existsSync(markFile) &&
    readFileSync(markFile, 'utf8') === fingerprint()
  )
    return
  await buildClient()
}
