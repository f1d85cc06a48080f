import type { SettingValue } from '../../../model/settings.ts'
import { localMinute } from './local-minute.ts'

/** When nothing rings or pops up, each day. */
export interface QuietHours {
  readonly isOn: boolean
  /** Minutes since midnight. A `to` that is not after `from` is of the next day; equal ones are no time at all. */
  readonly from: number
  readonly to: number
  /** Until then it rings all the same, in milliseconds since 1970: one quiet time was ended before its end. */
  readonly endedUntil: number | null
}

export const usualHours: QuietHours = { isOn: false, from: 22 * 60, to: 7 * 60, endedUntil: null }

const dayMinutes = 24 * 60
const minuteOr = (value: unknown, usual: number): number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < dayMinutes
    ? (value as number)
    : usual

/** What was chosen; what cannot be read is as usual. */
export function readQuietHours(chosen: SettingValue<'quietHours'>): QuietHours {
  const { isOn, from, to, endedUntil } = chosen ?? {}
  return {
    isOn: isOn === true,
    from: minuteOr(from, usualHours.from),
    to: minuteOr(to, usualHours.to),
    endedUntil: Number.isFinite(endedUntil) ? (endedUntil as number) : null,
  }
}

/**
 * When the present quiet time ends; null while it rings.
 * @param now milliseconds since 1970, as is the answer
 */
export function quietUntil(now: number, { isOn, from, to, endedUntil }: QuietHours): number | null {
  if (!isOn || from === to || (endedUntil !== null && now < endedUntil)) return null
  // Yesterday's may go on today.
  for (const day of [-1, 0]) {
    const end = localMinute(now, to > from ? day : day + 1, to)
    if (localMinute(now, day, from) <= now && now < end) return end
  }
  return null
}

/** The moment until which only people the viewer follows ring; null when it is over or nobody chose one. */
export const followedUntil = (now: number, chosen: SettingValue<'onlyFollowedUntil'>): number | null =>
  now < chosen ? chosen : null

/** Minutes since midnight as a field of times has them: `07:05`. */
export function fieldTime(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The minute that a field of times has; null while it has none. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
