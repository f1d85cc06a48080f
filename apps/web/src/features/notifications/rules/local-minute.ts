/**
 * A minute of a day of the device, so many days from one.
 * @param from milliseconds since 1970, as is the answer
 * @param minute since midnight by the clock: a change of clocks moves no hour
 */
export function localMinute(from: number, days: number, minute: number): number {
  const day = new Date(from)
  day.setDate(day.getDate() + days)
  day.setHours(0, minute, 0, 0)
  return day.getTime()
}
