import { localDay } from '../../../lib/local-day.ts'

/* A field holds local time as browsers write it: `2026-11-21T08:50`; empty for none. */

const two = (value: number) => String(value).padStart(2, '0')

/** A moment of the server as a field holds it; empty for none, and for what is no moment. */
export function toField(iso: string | null): string {
  const moment = new Date(iso ?? '')
  if (Number.isNaN(moment.getTime())) return ''
  return `${localDay(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** What a field of days shows of it. */
export const dayOf = (field: string): string => field.slice(0, 10)

/** A day, as a field of moments holds it. */
export const momentOf = (day: string): string => (day === '' ? '' : `${day}T00:00`)

export interface Ends {
  readonly startsAt: string
  readonly endsAt: string
  readonly allDay: boolean
}

function toIso(field: string): string | null {
  const moment = new Date(field)
  return field === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** As they are sent: ISO 8601, null for none; whole days from their beginning to their end. [ANN-09] */
export function toMoments({ startsAt, endsAt, allDay }: Ends) {
  if (!allDay) return { startsAt: toIso(startsAt), endsAt: toIso(endsAt) }
  return {
    startsAt: toIso(startsAt && `${dayOf(startsAt)}T00:00`),
    endsAt: toIso(endsAt && `${dayOf(endsAt)}T23:59:59.999`),
  }
}

/** Whether it would be over before it begins. */
export function isBackwards(ends: Ends): boolean {
  const { startsAt, endsAt } = toMoments(ends)
  return startsAt !== null && endsAt !== null && endsAt <= startsAt
}
