import { changeListMembers, createList, deleteList, type ListId } from '@skein/api'
import type { QueryClient } from '@tanstack/react-query'

import type { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { failureText, noticeMs, notify, undoMs } from '../../model/notices.ts'
import { getSession } from '../../model/session.ts'
import { setDraft, setOutcome } from './drafts.ts'
import { emptyDraft, type KnownList } from './rules/steps.ts'
import { noteList } from './save.ts'

type Translate = ReturnType<typeof useT>

/** Makes a list anew as it was: same title, same people, another id. */
async function restore(queryClient: QueryClient, { title, members }: KnownList, t: Translate): Promise<void> {
  let isMade = false
  try {
    const { id } = await createList(getClient(), title)
    isMade = true
    noteList(queryClient, id, title)
    if (members.length > 0) await changeListMembers(getClient(), id, members, true)
    notify({
      level: 'success',
      messageKey: 'lists.restored',
      messageArgs: { title },
      timeout: noticeMs.success,
    })
  } catch (error) {
    const messageKey = isMade ? 'lists.restoredEmpty' : 'lists.restoreFailed'
    notify({ messageKey, messageArgs: { title, reason: failureText(error, t) }, timeout: noticeMs.error })
  }
}

/** Deletes a list, and says so with a way back. Answers whether it is gone. */
export async function removeList(
  queryClient: QueryClient,
  id: ListId,
  list: KnownList,
  t: Translate,
): Promise<boolean> {
  const { viewerId } = getSession()
  const { title } = list
  try {
    await deleteList(getClient(), id)
  } catch (error) {
    const messageArgs = { title, reason: failureText(error, t) }
    notify({ messageKey: 'lists.deleteFailed', messageArgs, timeout: noticeMs.error })
    return false
  }
  if (getSession().viewerId !== viewerId) return false
  setDraft(id, emptyDraft)
  setOutcome(id, null)
  noteList(queryClient, id, null)
  notify({
    level: 'success',
    messageKey: 'lists.deleted',
    messageArgs: { title },
    timeout: undoMs,
    undo: () => void restore(queryClient, list, t),
  })
  return true
}
