import { readFileSync } from 'node:fs'
import type { CreateAccountInput } from '../commands/types.ts'
import type { Instance } from '../instance.ts'
import { UsageError } from './options.ts'

/** What each entry of the file is: the same names as the journeys use. */
const KINDS: Readonly<Record<string, Partial<CreateAccountInput>>> = {
  member: {},
  secondMember: {},
  lockedMember: { isLocked: true },
  moderator: { role: 'moderator' },
  admin: { role: 'admin' },
  twoFactorMember: {},
}

interface WrittenAccount {
  username: string
  password: string
  displayName?: string
  totpSecret?: string
  recoveryCodes?: string[]
}

function isWritten(value: unknown): value is WrittenAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'username' in value &&
    typeof value.username === 'string' &&
    'password' in value &&
    typeof value.password === 'string'
  )
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(
      `Couldn’t read accounts from ${file}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Accounts of a file such as `{"member": {"username": "…", "password": "…"}, …}`. */
export function readAccountsFile(file: string): CreateAccountInput[] {
  return Object.entries(readJson(file) ?? {}).map(([kind, account]) => {
    const more = KINDS[kind]
    if (more === undefined)
      throw new UsageError(
        `Unknown account kind "${kind}" in ${file}. Use one of: ${Object.keys(KINDS).join(', ')}.`,
      )
    if (!isWritten(account)) throw new UsageError(`"${kind}" in ${file} needs a username and a password.`)
    const { username, password, displayName, totpSecret, recoveryCodes } = account
    return {
      username,
      password,
      ...more,
      ...(displayName === undefined ? {} : { displayName }),
      ...(totpSecret === undefined ? {} : { totpSecret, recoveryCodes: recoveryCodes ?? [] }),
    }
  })
}

/** Creates those of the accounts that are not there yet. */
export async function addAccounts(
  { commands, db }: Pick<Instance, 'commands' | 'db'>,
  accounts: readonly CreateAccountInput[],
): Promise<void> {
  for (const account of accounts) {
    const known = await db
      .selectFrom('accounts')
      .select('id')
      .where('acct', '=', account.username)
      .executeTakeFirst()
    if (known === undefined) await commands.createAccount(account)
  }
}
