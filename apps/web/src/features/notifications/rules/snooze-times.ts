import { localMinute } from './local-minute.ts'

/** When something that is put off comes back. */
export type SnoozeChoice = 'hour' | 'tonight' | 'tomorrow'

const hourMs = 60 * 60 * 1_000
const eveningMinute = 20 * 60
const morningMinute = 9 * 60

/**
 * The moments that are offered, in their order: after 20:00 tonight is over.
 * @param now milliseconds since 1970, as are the answers
 */
export function snoozeTimes(now: number): readonly (readonly [SnoozeChoice, number])[] {
  const tonight = localMinute(now, 0, eveningMinute)
  return [
    ['hour', now + hourMs],
    ...(tonight > now ? [['tonight', tonight] as const] : []),
    ['tomorrow', localMinute(now, 1, morningMinute)],
  ]
}
