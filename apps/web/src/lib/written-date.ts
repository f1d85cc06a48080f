const formats = new Map<string, Intl.DateTimeFormat>()

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/** A moment in milliseconds since 1970, in words. An empty language is the browser's own. */
function written(ms: number, language: string, styles: Styles): string {
  const key = language + JSON.stringify(styles)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language || undefined, styles)
  formats.set(key, format)
  return format.format(ms)
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

/** Date and time in full, for tooltips and labels. */
export function fullDate(ms: number, language: string): string {
  return written(ms, language, { dateStyle: 'full', timeStyle: 'short' })
}
