import { notify, withdraw, type NoticeOptions } from '../notices/store.ts'
import { isBeforeItsTime, type OutboxEntry } from './entries.ts'
import { retryNow, outbox } from './sender.ts'
import { takeBack, takeBackDismissal } from './take-back.ts'

/** What is said of what can be taken back, and how that is done; null of everything else. */
function offerOf(entry: OutboxEntry): NoticeOptions | null {
  const { id } = entry
  if (entry.kind === 'post')
    return {
      level: 'info',
      messageKey: 'outbox.undoNotice',
      // Each post has its own.
      messageArgs: { id },
      undo: () => void takeBack(id),
      actions: [{ labelKey: 'outbox.sendNow', run: () => retryNow(id) }],
    }
  if (entry.kind === 'dismissal')
    return {
      level: 'success',
      messageKey: 'outbox.dismissed',
      messageArgs: { count: entry.ids.length },
      undo: () => void takeBackDismissal(id),
    }
  return null
}

/** Says wherever one is that a post or a dismissal can be taken back, for as long as it can. */
export function offerUndo(entry: OutboxEntry): void {
  const offer = offerOf(entry)
  if (offer === null || !isBeforeItsTime(entry, Date.now())) return
  const notice = notify({ ...offer, timeout: entry.dueAt - Date.now() })
  const stop = outbox.subscribe(({ entries }) => {
    const now = entries.find(({ id }) => id === entry.id)
    if (now !== undefined && isBeforeItsTime(now, Date.now())) return
    stop()
    withdraw(notice)
  })
}
