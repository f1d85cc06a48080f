import type { AccountId } from '@skein/api'

import { entityStore } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { getSetting, readOwn, readShared } from '../../model/settings.ts'
import { getSync, syncNow } from '../../model/sync.ts'
import { openFirstRun } from '../../model/windows.ts'
import { isBusy } from './is-busy.ts'
import { isNewcomer, isUnwritten } from './rules/newcomer.ts'

const chosenBy = (owner: string) => ({ ...readShared(owner), ...readOwn(owner) })

/**
 * Opens the first run for a new member who has just signed in, and answers whether it did. Where the settings of the
 * account cannot be read nothing opens: nobody knows then whether they are new.
 */
export async function beginFirstRun(viewerId: AccountId): Promise<boolean> {
  const account = entityStore.accounts.get(viewerId)
  if (account === undefined || !isUnwritten(account)) return false
  await syncNow()
  if (getSession().viewerId !== viewerId || !['saved', 'device'].includes(getSync().phase)) return false
  const signs = { account, chosen: chosenBy(viewerId), ofVisitor: chosenBy('') }
  if (getSetting('firstRunDone') || !isNewcomer(signs) || isBusy()) return false
  openFirstRun()
  return true
}
