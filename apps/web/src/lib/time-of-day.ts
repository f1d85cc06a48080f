const dayMs = 24 * 60 * 60 * 1_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** "14:02", with the date when that is more than a day ago. */
export function timeOfDay(ms: number, language: string, now: number = Date.now()): string {
  const isToday = Math.abs(now - ms) < dayMs
  const key = `${language} ${isToday}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, {
      timeStyle: 'short',
      ...(isToday ? {} : { dateStyle: 'medium' }),
    })
    formats.set(key, format)
  }
  return format.format(ms)
}

/** "14:02:31", for a moment that is near. An empty language is the browser's own. */
export function clockTime(ms: number, language: string): string {
  return new Intl.DateTimeFormat(language || undefined, { timeStyle: 'medium' }).format(ms)
}
