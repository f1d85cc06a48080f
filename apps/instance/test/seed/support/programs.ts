import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { stopClock } from '../../../../../tools/lib/worlds.ts'
import { readOptions, UsageError } from '../../../src/cli/options.ts'
import { type Running, startInstance } from '../../../src/cli/start-instance.ts'

const CLI = join(import.meta.dirname, '../../../src/cli.ts')

interface Ended {
  code: number | null
  output: string
  errors: string
}

interface Started {
  /** Resolves with the address once it is printed; rejects when the program ends before. */
  address: Promise<string>
  ended: Promise<Ended>
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

const follow = (child: ChildProcess): Started => {
  const heard = { output: '', errors: '' }
  child.stderr?.on('data', (chunk: Buffer) => (heard.errors += chunk.toString()))
  const ended = new Promise<Ended>((done) => child.on('close', (code) => done({ code, ...heard })))
  const address = new Promise<string>((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      heard.output += chunk.toString()
      const found = /Skein is ready: (\S+)[\s\S]*Ctrl\+C/.exec(heard.output)?.[1]
      if (found !== undefined) done(found)
    })
    void ended.then(({ errors }) => fail(new Error(errors)))
  })
  address.catch(() => undefined)
  return {
    address,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs the command line in a folder of the calling test file; what still runs after a test is ended. */
export const usePrograms = () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-cli-'))
  const children = new Set<ChildProcess>()
  const opened = new Set<Running>()
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
    for (const instance of opened) await instance.close()
    opened.clear()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const spawnWith = (nodeOptions: readonly string[], options: readonly string[]): Started => {
    const child = spawn(process.execPath, [...nodeOptions, CLI, ...options], {
      env: { ...process.env, INIT_CWD: folder },
    })
    children.add(child)
    return follow(child)
  }
  const open = async (...args: string[]) => {
    const options = readOptions(args, folder)
    if (options === null) throw new Error('--help starts nothing')
    let output = ''
    const instance = await startInstance(options, (text) => (output += `${text}\n`), false)
    opened.add(instance)
    return {
      address: /Skein is ready: (\S+)/.exec(output)?.[1] ?? '',
      output,
      close: () => {
        opened.delete(instance)
        return instance.close()
      },
    }
  }
  return {
    folder,
    /** Starts the command line in a process of its own. */
    start: (...options: string[]) => spawnWith([], options),
    /** The same, with its clock stopped at `time`. */
    startAt: (time: number, ...options: string[]) => spawnWith(stopClock(time), options),
    /** Does in this process what the command line does: another process takes a second to load. */
    open,
    /** The message for the user that is shown instead of starting. */
    mistakeOf: async (...args: string[]): Promise<string> => {
      const error: unknown = await open(...args).catch((reason: unknown) => reason)
      return error instanceof UsageError ? error.message : `no mistake: ${String(error)}`
    },
  }
}
