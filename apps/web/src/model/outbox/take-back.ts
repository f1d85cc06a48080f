import { compose } from '../writing/composing.ts'
import { writeDraft } from '../writing/drafts.ts'
import { notify } from '../notices/store.ts'
import { getSession } from '../session.ts'
import { takenBack } from './entries.ts'
import { removeFromOutbox } from './sender.ts'

/** Gives a post back to its writer, in a form of its own; says so when the server has it already. */
export async function takeBack(id: string): Promise<void> {
  const { viewerId } = getSession()
  const taken = await removeFromOutbox(id)
  if (taken?.kind !== 'post' || viewerId === null) {
    notify({ level: 'info', messageKey: 'outbox.tooLate' })
    return
  }
  const written = takenBack(taken)
  writeDraft(viewerId, `again:${id}`, written)
  compose({ kind: 'again', entryId: id, written })
}

/** The notifications are on screen again; says so when the server has them no more. */
export async function takeBackDismissal(id: string): Promise<void> {
  if ((await removeFromOutbox(id)) === null) notify({ level: 'info', messageKey: 'outbox.dismissedAlready' })
}
