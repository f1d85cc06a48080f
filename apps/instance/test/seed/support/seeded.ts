import type { Instance } from '../../../src/index.ts'
import { createInstance } from '../../../src/index.ts'
import { seedOnce } from '../../../src/seed/index.ts'
import type { SeedName } from '../../../src/seed/names.ts'
import { SITE_OPTIONS } from '../../../src/static/index.ts'
import { ask, type Answer } from '../../support/world.ts'

/** The moment the seeded worlds live in. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

/** An instance in memory that holds one of the worlds. */
export const createSeeded = async (seed: SeedName): Promise<Instance> => {
  const instance = createInstance({ database: ':memory:', now: () => NOW, options: SITE_OPTIONS })
  await seedOnce(instance, seed)
  return instance
}

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
