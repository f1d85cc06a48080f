/** When something that is put off comes back. */
export type SnoozeChoice = 'hour' | 'tonight' | 'tomorrow'

const hourMs = 60 * 60 * 1_000
const eveningHour = 20
const morningHour = 9

/** An hour of a day of the device, so many days from one. */
function hourOf(from: number, days: number, hour: number): number {
  const day = new Date(from)
  day.setDate(day.getDate() + days)
  day.setHours(hour, 0, 0, 0)
  return day.getTime()
}

/**
 * The moments that are offered, in their order: after 20:00 tonight is over.
 * @param now milliseconds since 1970, as are the answers
 */
export function snoozeTimes(now: number): readonly (readonly [SnoozeChoice, number])[] {
  const tonight = hourOf(now, 0, eveningHour)
  return [
    ['hour', now + hourMs],
    ...(tonight > now ? [['tonight', tonight] as const] : []),
    ['tomorrow', hourOf(now, 1, morningHour)],
  ]
}
