const formats = new Map<string, Intl.DateTimeFormat>()

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>

/** The last moment that a date can be, milliseconds since 1970 (ECMAScript, time values). */
const latestMs = 8.64e15

/**
 * A moment in milliseconds since 1970, in words; a number that is no moment is the nearest one, or empty. An empty
 * language is the browser's own.
 */
function written(ms: number, language: string, styles: Styles): string {
  if (Number.isNaN(ms)) return ''
  const key = language + JSON.stringify(styles)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language || undefined, styles)
  formats.set(key, format)
  return format.format(Math.max(-latestMs, Math.min(ms, latestMs)))
}

const dayMs = 24 * 60 * 60 * 1_000

/** "14:02", with the date when that is more than a day ago. */
export function timeOfDay(ms: number, language: string, now: number = Date.now()): string {
  const isToday = Math.abs(now - ms) < dayMs
  return written(ms, language, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) })
}

/** "14:02:31", for a moment that is near. */
export function clockTime(ms: number, language: string): string {
  return written(ms, language, { timeStyle: 'medium' })
}

/** "Jun 1, 2026, 14:02". */
export function shortDate(ms: number, language: string): string {
  return written(ms, language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** "June 1, 2026". */
export function longDay(ms: number, language: string): string {
  return written(ms, language, { dateStyle: 'long' })
}

/** A date as servers send one that has no time of its own: alone, or at midnight in UTC. */
const withoutTime = /^[^T]*$|T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/

/** "June 1, 2026" of what a server sent; a date without a time is that day wherever it is read. Empty: no date. */
export function dayOf(iso: string | null, language: string): string {
  const styles: Styles = { dateStyle: 'long', ...(withoutTime.test(iso ?? '') && { timeZone: 'UTC' }) }
  return written(Date.parse(iso ?? ''), language, styles)
}

/** Date and time in full, for tooltips and labels. */
export function fullDate(ms: number, language: string): string {
  return written(ms, language, { dateStyle: 'full', timeStyle: 'short' })
}
