export type RelativeUnit = 'now' | 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

export interface RelativeTime {
  unit: RelativeUnit
  /** Whole units, rounded towards zero; 0 for `now`. */
  value: number
  isFuture: boolean
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const steps: readonly (readonly [Exclude<RelativeUnit, 'now'>, number])[] = [
  ['year', 365.25 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
]

/** How far `thenMs` lies from `nowMs`, in the largest unit that fits [POST-54]. */
export function splitRelativeTime(thenMs: number, nowMs: number): RelativeTime {
  const distance = Math.abs(nowMs - thenMs)
  const isFuture = thenMs > nowMs
  for (const [unit, size] of steps) {
    if (distance >= size) return { unit, value: Math.floor(distance / size), isFuture }
  }
  return { unit: 'now', value: 0, isFuture: false }
}

/** One letter or two beside the number: "38m". Months are longer, so that they are not read as minutes. */
export function formatRelativeShort(time: RelativeTime, language: string): string {
  if (time.unit === 'now') return nowText(language)
  return numberFormat(language, time.unit).format(time.value)
}

/** A phrase: "38 minutes ago", "in 3 hours". */
export function formatRelativeLong(time: RelativeTime, language: string): string {
  if (time.unit === 'now') return nowText(language)
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(
    time.isFuture ? time.value : -time.value,
    time.unit,
  )
}

/** Date and time in full, for tooltips and labels. */
export function formatFullDate(ms: number, language: string): string {
  return dateFormat(language).format(ms)
}

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const nowTexts = new Map<string, string>()

function numberFormat(language: string, unit: Exclude<RelativeUnit, 'now'>): Intl.NumberFormat {
  const unitDisplay = unit === 'month' ? 'short' : 'narrow'
  return remember(
    numberFormats,
    `${language} ${unit}`,
    () => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }),
  )
}

function dateFormat(language: string): Intl.DateTimeFormat {
  return remember(
    dateFormats,
    language,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }),
  )
}

function nowText(language: string): string {
  return remember(nowTexts, language, () =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'),
  )
}

function remember<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
