import type { Moment } from './commands/types.ts'

/** Milliseconds of a moment; `fallback` when it is missing or no date. */
export const toMillis = (moment: Moment | null | undefined, fallback: number): number => {
  if (moment === null || moment === undefined) return fallback
  const ms = typeof moment === 'number' ? moment : new Date(moment).getTime()
  return Number.isFinite(ms) ? Math.trunc(ms) : fallback
}

/** `2026-11-21T09:48:32.000Z`: whole seconds, as statuses, accounts and notifications carry them. */
export const wireTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}.000Z`

/** `2026-11-21T09:50:42Z`: as announcements carry it. */
export const wireTimeShort = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`

/** `2026-11-21T10:48:32.989832Z`: as `expires_at` of a post carries it. */
export const wireTimeFine = (ms: number): string => new Date(ms).toISOString().replace('Z', '000Z')

/** `2026-11-21`. */
export const wireDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** `2026-11-21T09:48:31`: without a zone, as markers carry it. */
export const wireTimeNaive = (ms: number): string => new Date(ms).toISOString().slice(0, 19)
