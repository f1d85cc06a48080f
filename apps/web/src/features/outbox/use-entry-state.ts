import { useEffect, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { clockTime } from '../../lib/written-date.ts'
import {
  asksWriter,
  type OutboxEntry,
  tryFailureText,
  useIsBehind,
  useIsSending,
} from '../../model/outbox.ts'

const SECOND_MS = 1_000

/** Milliseconds since 1970, looked at every second until a moment has come. */
function useNowUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [moment])
  return now
}

/** Why it is still here; null while nothing is wrong. */
export function useFailureMessage(entry: OutboxEntry): string | null {
  const t = useT()
  const { failure, needsAttention, dueAt } = entry
  if (asksWriter(entry)) return t('outbox.unsure')
  if (failure === null) return null
  const reason = tryFailureText(failure, t)
  if (needsAttention) return t('outbox.refused', { reason })
  return t('outbox.waits', { reason, time: clockTime(dueAt, document.documentElement.lang) })
}

/** How far it has come, in words. */
export function useEntryState(entry: OutboxEntry) {
  const t = useT()
  const seconds = Math.ceil((entry.dueAt - useNowUntil(entry.dueAt)) / SECOND_MS)
  const isSending = useIsSending(entry.id)
  const isBehind = useIsBehind(entry)
  if (entry.needsAttention)
    return {
      isSending,
      canUndo: false,
      text: asksWriter(entry) ? t('outbox.maybeSent') : t('outbox.notSent'),
    }
  if (isSending) return { isSending, canUndo: false, text: t('outbox.sending') }
  if (entry.tries === 0 && entry.dueAt > entry.addedAt && seconds > 0)
    return { isSending, canUndo: true, text: t('outbox.sendingIn', { seconds }) }
  return { isSending, canUndo: false, text: isBehind ? t('outbox.waitsBehind') : t('outbox.waiting') }
}
