import { notify, withdraw } from '../notices/store.ts'
import type { OutboxEntry } from './entries.ts'
import { retryNow, outbox } from './sender.ts'
import { takeBack } from './take-back.ts'

const canBeTakenBack = ({ kind, tries, dueAt }: OutboxEntry) =>
  kind === 'post' && tries === 0 && dueAt > Date.now()

/** Says wherever one is that a post can be taken back, for as long as it can. */
export function offerUndo(entry: OutboxEntry): void {
  if (!canBeTakenBack(entry)) return
  const { id } = entry
  const notice = notify({
    level: 'info',
    messageKey: 'outbox.undoNotice',
    // Each post has its own.
    messageArgs: { id },
    timeout: entry.dueAt - Date.now(),
    undo: () => void takeBack(id),
    actions: [{ labelKey: 'outbox.sendNow', run: () => retryNow(id) }],
  })
  const stop = outbox.subscribe(({ entries }) => {
    const now = entries.find((each) => each.id === id)
    if (now !== undefined && canBeTakenBack(now)) return
    stop()
    withdraw(notice)
  })
}
