import { changeListMembers, type AccountId, type List, type ListId } from '@skein/api'
import { createIntentQueue, type AccountRow } from '@skein/store'
import type { QueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'

import type { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { failureText, noticeMs, notify, undoMs } from '../../model/notices.ts'
import { listKeys } from '../../model/lists.ts'
import { getSession, ofSession, sessionStore } from '../../model/session.ts'

/** One lane for each person and list: the last wish wins. */
const intents = ofSession(createIntentQueue())
/** What is wished and not confirmed, by person and list. */
const wishes = sessionStore<{ readonly byKey: ReadonlyMap<string, boolean> }>(() => ({ byKey: new Map() }))

const keyOf = (accountId: AccountId, listId: ListId) => `${accountId}:${listId}`

function setWish(key: string, isIn: boolean | null): void {
  const byKey = new Map(wishes.getState().byKey)
  if (isIn === null) byKey.delete(key)
  else byKey.set(key, isIn)
  wishes.setState({ byKey })
}

/** Whether somebody should be in a list, as far as it is not confirmed; null when all is. */
export function usePendingMembership(accountId: AccountId, listId: ListId): boolean | null {
  return useStore(wishes, ({ byKey }) => byKey.get(keyOf(accountId, listId)) ?? null)
}

/** Puts somebody into a list or takes them out, at once, with a way back; what fails comes back and says why. Never rejects. */
export async function setInList(
  queryClient: QueryClient,
  person: Pick<AccountRow, 'id' | 'displayName'>,
  list: List,
  isIn: boolean,
  t: ReturnType<typeof useT>,
): Promise<void> {
  const { viewerId } = getSession()
  const key = keyOf(person.id, list.id)
  setWish(key, isIn)
  const outcome = await intents.submit({
    key,
    value: isIn,
    send: (value) => changeListMembers(getClient(), list.id, [person.id], value),
  })
  if (outcome.kind === 'superseded' || getSession().viewerId !== viewerId) return
  if (outcome.kind === 'done') {
    queryClient.setQueryData<readonly ListId[]>(listKeys.of(viewerId, person.id), (ids) => {
      const others = ids?.filter((id) => id !== list.id)
      return isIn ? others && [...others, list.id] : others
    })
    void queryClient.invalidateQueries({ queryKey: listKeys.one(viewerId, list.id) })
  }
  if (intents.isBusy(key)) return
  setWish(key, null)
  const title = list.title.trim() === '' ? t('common.untitledList') : list.title
  const messageArgs = { name: person.displayName, title }
  if (outcome.kind === 'failed') {
    const reason = failureText(outcome.error, t)
    notify({
      messageKey: 'relations.lists.changeFailed',
      messageArgs: { ...messageArgs, reason },
      timeout: noticeMs.error,
    })
    return
  }
  notify({
    level: 'success',
    messageKey: isIn ? 'relations.lists.added' : 'relations.lists.removed',
    messageArgs,
    timeout: undoMs,
    undo: () => void setInList(queryClient, person, list, !isIn, t),
  })
}
