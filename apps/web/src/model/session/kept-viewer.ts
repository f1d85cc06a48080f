import type { Account } from '@skein/api'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'viewer'

/** Raise when the form of an account changes: kept accounts of another form are not read. */
const form = 1

/** The signed-in account as it was last seen, so that the next start can show it before the server answers. */
export function readKeptViewer(server: string): Account | null {
  const stored = readStored(storageKey)
  if (typeof stored !== 'object' || stored === null) return null
  const { form: storedForm, server: storedServer, account } = stored as Record<string, unknown>
  if (storedForm !== form || storedServer !== server || typeof account !== 'object' || account === null)
    return null
  return 'id' in account && typeof account.id === 'string' ? (account as Account) : null
}

export function keepViewer(server: string, account: Account): void {
  writeStored(storageKey, { form, server, account })
}

export function forgetViewer(): void {
  removeStored(storageKey)
}
