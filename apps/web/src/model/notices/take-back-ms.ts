import { getSetting } from '../settings.ts'

/** Where notices stay until they are closed, what they offer to take back is given so many times its usual time. */
const stayingTimes = 4

/** How long something can be taken back, ms: as long as its notice is there. @param usualMs for whoever chose nothing */
export const takeBackMs = (usualMs: number): number => usualMs * (getSetting('noticeTimes') || stayingTimes)
