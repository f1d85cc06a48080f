import { useSyncExternalStore } from 'react'

import { minuteClock } from '../../lib/minute-clock.ts'
import { getSetting, setSetting, useSetting } from '../../model/settings.ts'
import {
  followedUntil,
  quietUntil,
  readQuietHours,
  usualHours,
  type QuietHours,
} from './rules/quiet-times.ts'

/** Until when it is quiet, and until when only people the viewer follows ring; null where it is not so. */
export interface Quiet {
  readonly quietUntil: number | null
  readonly followedUntil: number | null
}

export const useQuietHours = (): QuietHours => readQuietHours(useSetting('quietHours'))

/** What holds now. */
export function getQuiet(): Quiet {
  const now = Date.now()
  return {
    quietUntil: quietUntil(now, readQuietHours(getSetting('quietHours'))),
    followedUntil: followedUntil(now, getSetting('onlyFollowedUntil')),
  }
}

/** What holds, looked at again each minute. */
export function useQuiet(): Quiet {
  const hours = useQuietHours()
  const chosen = useSetting('onlyFollowedUntil')
  return {
    quietUntil: useSyncExternalStore(minuteClock.subscribe, () => quietUntil(Date.now(), hours)),
    followedUntil: useSyncExternalStore(minuteClock.subscribe, () => followedUntil(Date.now(), chosen)),
  }
}

/** Other hours begin anew: they are quiet also where the old ones were ended early. */
export function chooseHours(change: Partial<QuietHours>): void {
  const hours = { ...readQuietHours(getSetting('quietHours')), endedUntil: null, ...change }
  const isUsual = JSON.stringify(hours) === JSON.stringify(usualHours)
  setSetting('quietHours', isUsual ? undefined : { ...hours })
}

/** Ends the present quiet time, on all devices of the viewer, and no later one. */
export const ringNow = (): void => chooseHours({ endedUntil: getQuiet().quietUntil })

/** @param until milliseconds since 1970; null: everyone rings again */
export const chooseFollowed = (until: number | null): void =>
  setSetting('onlyFollowedUntil', until ?? undefined)
