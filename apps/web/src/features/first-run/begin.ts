import type { AccountId } from '@skein/api'

import { isTyping } from '../../lib/is-typing.ts'
import { entityStore } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { getSetting, readOwn, readShared } from '../../model/settings.ts'
import { getSync, syncNow } from '../../model/sync.ts'
import { openFirstRun } from '../../model/windows.ts'
import { getComposing } from '../../model/writing.ts'
import { isNewcomer, isUnwritten } from './rules/newcomer.ts'

const chosenBy = (owner: string) => ({ ...readShared(owner), ...readOwn(owner) })

/** Whoever writes or has a window open is not disturbed. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  getComposing('window') !== null ||
  getComposing('row') !== null ||
  isTyping(document.activeElement)

/**
 * Opens the first run for who has just signed in and is new here. Where the settings of the account cannot be read
 * nothing opens: nobody knows then whether they are.
 */
export async function beginFirstRun(viewerId: AccountId): Promise<void> {
  const account = entityStore.accounts.get(viewerId)
  if (account === undefined || !isUnwritten(account)) return
  await syncNow()
  if (getSession().viewerId !== viewerId || !['saved', 'device'].includes(getSync().phase)) return
  const signs = { account, chosen: chosenBy(viewerId), ofVisitor: chosenBy('') }
  if (getSetting('firstRunDone') || !isNewcomer(signs) || isBusy()) return
  openFirstRun()
}
