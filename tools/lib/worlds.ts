// Seeded data folders of the embedded instance, cached for tests, journeys and measurements.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Stale entries stay this long, because another process may still be copying them. Milliseconds. */
const KEPT = 3_600_000

export interface World {
  /** Such as `large`. Entries with the same name and another key are stale. */
  name: string
  /** The time that the dates in the world are relative to, as part of the key. */
  moment: string
  /** Fills the empty folder. */
  make(folder: string): Promise<void>
}

interface CacheOptions {
  /** Where the entries are. */
  folder: string
  /** Files and folders whose content the worlds depend on. */
  sources: readonly string[]
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources.flatMap(filesOf))
    hash.update(`\0${path.replaceAll('\\', '/')}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function isOld(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts !== undefined && facts.mtimeMs < Date.now() - KEPT
}

/** A cache of worlds; processes may share its folder. */
export function createWorldCache({ folder, sources }: CacheOptions) {
  let hash: string | undefined

  function prune(isStale: (entry: string) => boolean): void {
    for (const entry of readdirSync(folder))
      if (isStale(entry) && isOld(join(folder, entry)))
        rmSync(join(folder, entry), { recursive: true, force: true })
  }

  async function add({ name, make }: World, path: string): Promise<void> {
    mkdirSync(folder, { recursive: true })
    const unfinished = mkdtempSync(join(folder, 'unfinished-'))
    try {
      await make(unfinished)
      renameSync(unfinished, path)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      // Another process was faster; its copy is the same.
      if (!existsSync(path)) throw error
    }
    prune((entry) => /^(.*)-/.exec(entry)?.[1] === name || entry.startsWith('unfinished-'))
  }

  return {
    /** Copies the world into `target`, which is made if it is missing; makes the world when the cache has none. */
    copy: async (world: World, target: string): Promise<void> => {
      hash ??= hashOf(sources)
      const key = createHash('sha256').update(`${hash} ${world.moment}`).digest('hex').slice(0, 16)
      const path = join(folder, `${world.name}-${key}`)
      if (!existsSync(path)) await add(world, path)
      utimesSync(path, new Date(), new Date())
      cpSync(path, target, { recursive: true })
    },
  }
}

const cli = join(root, 'apps/instance/src/cli.ts')

const worlds = createWorldCache({
  folder: join(root, '.cache', 'worlds'),
  sources: [
    ...['apps/instance/src', 'apps/instance/seed', 'package-lock.json'].map((path) => join(root, path)),
    import.meta.filename,
  ],
})

/** Options of Node that stop the clock of a program at `time` (milliseconds since 1970). */
export const stopClock = (time: number): string[] => ['--import', `data:text/javascript,Date.now=()=>${time}`]

/** Seeds a data folder with the command line that `npm start` runs. */
async function seed(name: string, folder: string, nodeOptions: readonly string[]): Promise<void> {
  const args = [...nodeOptions, cli, '--seed', name, '--data', folder, '--port', '0']
  const child = spawn(process.execPath, args)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const address = new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Skein is ready: (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => resolve(undefined))
  })
  const ready = await address
  // It answers requests only after it has installed its signal handlers.
  if (ready !== undefined) await fetch(`${ready}/api/v1/instance`)
  child.kill('SIGTERM')
  if ((await ended) !== 0) throw new Error(`The ${name} world could not be seeded:\n${output}`)
}

/**
 * Copies a seeded data folder of the embedded instance.
 * @param time the moment it is seeded at; left out: today (UTC), so its newest posts are at most a day old
 */
export function copySeeded(name: 'none' | 'small' | 'large', target: string, time?: number): Promise<void> {
  const moment = new Date(time ?? Date.now()).toISOString()
  return worlds.copy(
    time === undefined
      ? { name, moment: moment.slice(0, 10), make: (folder) => seed(name, folder, []) }
      : { name: `${name}-fixed`, moment, make: (folder) => seed(name, folder, stopClock(time)) },
    target,
  )
}
