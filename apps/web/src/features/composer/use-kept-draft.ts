import { useEffect, useRef } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { beforeComposing } from '../../model/writing.ts'
import { beforeForgetting } from '../../model/session.ts'
import { isStorageAvailable } from '../../model/storage.ts'

/** Longest that something typed is not kept while somebody goes on typing, milliseconds. */
const mostWaitMs = 1_000

/**
 * Keeps what is written when nobody is typing at the moment, and at once when the page may be gone afterwards: hidden,
 * left, signed out against one's will, or the form put away. A page that dies loses a second at most. Nothing is kept
 * that is kept already.
 * @param value what is written; another object for each change
 * @param keep is called with it
 * @param urgent another object: the value is kept at once
 * @returns keeps it now
 */
export function useKeptDraft<Value>(
  value: Value,
  toText: (value: Value) => string,
  keep: (value: Value) => void,
  urgent: unknown,
): () => void {
  const latest = useRef({ value, toText, keep })
  const kept = useRef<string | null>(null)
  const cancel = useRef<(() => void) | null>(null)

  const flush = useRef(() => {
    cancel.current?.()
    cancel.current = null
    const now = latest.current
    const text = now.toText(now.value)
    if (text === kept.current) return
    kept.current = text
    now.keep(now.value)
  })

  useEffect(() => {
    latest.current = { value, toText, keep }
  })
  useEffect(() => flush.current(), [urgent])
  useEffect(() => {
    // In memory alone it costs nothing, and whoever leaves has to be asked.
    if (!isStorageAvailable) flush.current()
    else cancel.current ??= whenIdle(() => flush.current(), mostWaitMs)
  }, [value])
  useEffect(() => {
    const keepNow = () => {
      if (cancel.current !== null) flush.current()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') keepNow()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', keepNow)
    const stopListening = beforeComposing(keepNow)
    const stop = beforeForgetting(({ isExpectedBack }) => {
      if (isExpectedBack) return keepNow()
      // Nothing of a signed-out account stays behind, wherever it was signed out.
      cancel.current?.()
      cancel.current = null
    })
    return () => {
      keepNow()
      stop()
      stopListening()
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', keepNow)
    }
  }, [])

  return () => flush.current()
}
