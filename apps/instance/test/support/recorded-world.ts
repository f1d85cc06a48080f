import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { SiteOptions } from '../../src/index.ts'
import { createInstance } from '../../src/index.ts'
import type { World } from './world.ts'
import { createWorld, NOW, PASSWORD_COST, worldOf } from './world.ts'
import { type Known, writeRecordedWorld } from './write-recorded-world.ts'

export interface RecordedWorld extends World, Pick<Known, 'posts'> {
  /** Puts our ids into the place of the recorded ones. */
  translate(text: string): string
}

/** A world as it was written, with the files that its instance left: their paths and what is in them. */
interface Written extends Known {
  files: [string, Uint8Array][]
}

const DATABASE = 'skein.db'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'skein-recorded-'))

const writeOnce = async (options: Partial<SiteOptions>): Promise<Written> => {
  const folder = newFolder()
  const world = await createWorld(options, join(folder, DATABASE))
  const known = await writeRecordedWorld(world)
  await world.close()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }): [string, Uint8Array] => {
      const path = join(parentPath, name)
      return [relative(folder, path), readFileSync(path)]
    })
  rmSync(folder, { recursive: true })
  return { ...known, files }
}

/** By their options. To copy one takes a tenth of the time that writing it does. */
const written = new Map<string, Promise<Written>>()

/** A world of its own with the people, posts and ties the recordings tell of. */
export const createRecordedWorld = async (change: Partial<SiteOptions> = {}): Promise<RecordedWorld> => {
  const options = { isRegistrationOpen: true, ...change }
  const key = JSON.stringify(options)
  const original = written.get(key) ?? writeOnce(options)
  written.set(key, original)
  const { files, people, tokens, posts, ids } = structuredClone(await original)
  const folder = newFolder()
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const instance = createInstance({
    database: join(folder, DATABASE),
    now: () => NOW,
    options,
    isDurable: false,
    passwordCost: PASSWORD_COST,
  })
  return {
    ...worldOf(instance, { people, tokens }),
    posts,
    translate: (text) => ids.reduce((result, [recorded, own]) => result.replaceAll(recorded, own), text),
    close: async () => {
      await instance.close()
      rmSync(folder, { recursive: true })
    },
  }
}
