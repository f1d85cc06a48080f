import { localDay } from '../../../lib/local-day.ts'

/** A day as a field of dates has it: `2026-03-01`, where the reader is. */
export type Day = string

/** Milliseconds since 1970 at the start of a day, so many days on; null for anything that is no day. */
export function startOf(day: Day, daysOn = 0): number | null {
  const found = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day)
  if (found === null) return null
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number)
  const start = new Date(year, month - 1, date + daysOn)
  // The 31st of a month with 30 days is none.
  const isThere = new Date(year, month - 1, date).getMonth() === month - 1
  return isThere ? start.getTime() : null
}

/** Days that are asked for often, each with the months and days that it lies back. */
export const nearDays = [
  ['week', 0, 7],
  ['month', 1, 0],
  ['halfYear', 6, 0],
  ['year', 12, 0],
] as const

/** The day so long before a moment; the last of its month where that has no such day. */
export function dayBefore(now: number, months: number, days: number): Day {
  const moment = new Date(now)
  const wanted = new Date(moment.getFullYear(), moment.getMonth() - months, 1)
  const lastOfMonth = new Date(wanted.getFullYear(), wanted.getMonth() + 1, 0).getDate()
  wanted.setDate(Math.min(moment.getDate(), lastOfMonth) - days)
  return localDay(wanted)
}
