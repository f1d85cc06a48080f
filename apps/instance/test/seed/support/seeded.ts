import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySeeded } from '../../../../../tools/lib/worlds.ts'
import type { Instance } from '../../../src/index.ts'
import { createInstance } from '../../../src/index.ts'
import { SITE_OPTIONS } from '../../../src/static/index.ts'
import { ask, type Answer } from '../../support/world.ts'

/** The time in the small world of these tests. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

/** The file of the command line. */
const DATABASE = 'skein.sqlite'

export interface Seeded {
  instance: Instance
  close(): Promise<void>
}

/** Opens a data folder of the command line. */
export const openFolder = (folder: string, now?: () => number): Instance =>
  createInstance({
    database: join(folder, DATABASE),
    options: SITE_OPTIONS,
    isDurable: false,
    ...(now === undefined ? {} : { now }),
  })

/** A copy of a cached world; closing it removes the copy. */
const openCopy = async (name: 'small' | 'large', time?: number): Promise<Seeded> => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-seeded-'))
  await copySeeded(name, folder, time)
  const instance = openFolder(folder, time === undefined ? undefined : () => time)
  return {
    instance,
    close: async () => {
      await instance.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The small world, seeded at `NOW`. */
export const openSmall = (): Promise<Seeded> => openCopy('small', NOW)

export const openLarge = (): Promise<Seeded> => openCopy('large')

export const accountOf = (instance: Instance, acct: string) =>
  instance.db.selectFrom('accounts').selectAll().where('acct', '=', acct).executeTakeFirstOrThrow()

/** Reads as one of the members (null: a visitor). */
export const createReader = (instance: Instance) => {
  const tokens = new Map<string, string>()
  return async (acct: string | null, path: string): Promise<Answer> => {
    if (acct === null) return ask(instance, null, 'GET', path)
    const token =
      tokens.get(acct) ??
      (await instance.commands.createToken({ accountId: (await accountOf(instance, acct)).id }))
    tokens.set(acct, token)
    return ask(instance, token, 'GET', path)
  }
}
