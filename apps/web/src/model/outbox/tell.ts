import type { MessageKey } from '../../i18n/index.ts'
import { getNotices, notify, withdraw } from '../notices/store.ts'
import { asksWriter, isTextEntry, type OutboxEntry } from './entries.ts'

/** How long it is said that a post waits, in milliseconds. */
const WAITS_NOTICE_MS = 8_000

/** Of which entries a notice is true. */
const truths: Partial<Record<MessageKey, (entry: OutboxEntry) => boolean>> = {
  'outbox.waitsNotice': (entry) => isTextEntry(entry) && !entry.needsAttention && entry.failure !== null,
  'outbox.unsureNotice': asksWriter,
  'outbox.notSentNotice': (entry) => isTextEntry(entry) && entry.needsAttention && !asksWriter(entry),
  'outbox.notDoneNotice': (entry) => !isTextEntry(entry) && entry.needsAttention,
}

/** Takes back what is true of nothing any more: that a post was not sent must not stand beside that it is posted. */
export function takeBackSettled(entries: readonly OutboxEntry[]): void {
  for (const { id, messageKey } of getNotices()) {
    const isTrueOf = truths[messageKey]
    if (isTrueOf !== undefined && !entries.some(isTrueOf)) withdraw(id)
  }
}

/** For whoever has gone on: something of theirs needs them. */
export function notifyNotSent(entry?: OutboxEntry): void {
  if (entry !== undefined && asksWriter(entry))
    notify({ level: 'warning', messageKey: 'outbox.unsureNotice' })
  else if (entry !== undefined && !isTextEntry(entry))
    notify({ level: 'error', messageKey: 'outbox.notDoneNotice' })
  else notify({ level: 'error', messageKey: 'outbox.notSentNotice' })
}

export function tellWaits(): void {
  notify({ level: 'warning', messageKey: 'outbox.waitsNotice', timeout: WAITS_NOTICE_MS })
}
