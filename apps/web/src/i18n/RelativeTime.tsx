import { useState, useSyncExternalStore, type ReactNode } from 'react'

import { minuteClock, type SlowClock } from '../lib/minute-clock.ts'
import { splitRelativeTime, type RelativeTime as Span } from '../lib/relative-time.ts'
import { useCanWriteDates } from '../lib/use-can-write-dates.ts'
import { fullDate } from '../lib/written-date.ts'
import { useLanguageTag, useT } from './use-t.ts'

interface RelativeTimeProps {
  /** ISO 8601, or milliseconds since 1970. Null or unreadable: nothing is drawn. */
  readonly at: string | number | null
  /** When it is written again: every minute where nothing else is said. */
  readonly clock?: SlowClock
  /** "38m" where nothing else is said. */
  readonly toText?: (span: Span, t: ReturnType<typeof useT>, language: string) => string
  /**
   * What holds it, where that has a name: the short words with the date in full, for who cannot point at them. Both are
   * undefined as long as no date can be written.
   */
  readonly children?: (time: ReactNode, name?: string, date?: string) => ReactNode
}

/** How long ago, in the language of the page, written again every minute [POST-53]; the full date is its tooltip. */
export function RelativeTime(props: RelativeTimeProps) {
  const { at, clock = minuteClock, toText = shortText, children = (time) => time } = props
  const [mountedMs] = useState(() => Date.now())
  const t = useT()
  const language = useLanguageTag()
  const canWriteDates = useCanWriteDates()
  const tickMs = useSyncExternalStore(clock.subscribe, clock.getSnapshot)
  const moment = new Date(at ?? Number.NaN)
  const thenMs = moment.getTime()
  if (Number.isNaN(thenMs)) return children(null)
  const span = splitRelativeTime(thenMs, Math.max(mountedMs, tickMs))
  const date = canWriteDates ? fullDate(thenMs, language) : undefined
  const text = toText(span, t, language)
  const time = (
    <time dateTime={moment.toISOString()} data-tooltip={date}>
      {text}
    </time>
  )
  return children(time, date && t('time.withDate', { time: text, date }), date)
}

/** A letter or two beside the number: "38m". The catalogue has them: the browser would take long for the first one. */
export function shortText({ unit, value, isFuture }: Span, t: ReturnType<typeof useT>): string {
  // Clocks of servers are some seconds apart.
  if (unit === 'now' || (isFuture && unit === 'second')) return t('time.now')
  const time = t(`time.${unit}`, { count: String(value) })
  return isFuture ? t('time.inFuture', { time }) : time
}
