import { useState, useSyncExternalStore } from 'react'
import { minuteClock } from '../lib/minute-clock.ts'
import {
  formatFullDate,
  formatRelativeLong,
  formatRelativeShort,
  splitRelativeTime,
} from '../lib/relative-time.ts'

export interface RelativeTimeProps {
  /** Null or unreadable: nothing is drawn. */
  iso: string | null
  /** "38m", or a phrase: "38 minutes ago". */
  form?: 'short' | 'long'
  className?: string | undefined
}

/** How long ago, in the language of the page, written again every minute [POST-53]; the full date is its tooltip. */
export function RelativeTime({ iso, form = 'short', className }: RelativeTimeProps) {
  const [mountedMs] = useState(() => Date.now())
  const tickMs = useSyncExternalStore(minuteClock.subscribe, minuteClock.getSnapshot)
  const thenMs = iso === null ? Number.NaN : Date.parse(iso)
  if (iso === null || Number.isNaN(thenMs)) return null
  const language = document.documentElement.lang || 'en'
  const time = splitRelativeTime(thenMs, Math.max(mountedMs, tickMs))
  return (
    <time dateTime={iso} data-tooltip={formatFullDate(thenMs, language)} className={className}>
      {form === 'short' ? formatRelativeShort(time, language) : formatRelativeLong(time, language)}
    </time>
  )
}
