import type { Account } from '@skein/api'

import { fieldsOf } from '../../lib/fields.ts'
import { accountKey, type StorageKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Raise when the form of an account changes: kept accounts of another form are not read. */
const form = 1

const keyOf = (accountId: string): StorageKey => accountKey('viewer', accountId)

/** The signed-in account as it was last seen, so that the next start can show it before the server answers. */
export function readKeptViewer(accountId: string): Account | null {
  const { form: storedForm, account } = fieldsOf(readStored(keyOf(accountId)))
  return storedForm === form && fieldsOf(account)['id'] === accountId ? (account as Account) : null
}

export function keepViewer(account: Account): void {
  writeStored(keyOf(account.id), { form, account })
}
