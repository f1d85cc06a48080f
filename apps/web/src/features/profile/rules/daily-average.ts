const dayMs = 24 * 60 * 60 * 1_000

/**
 * Posts a day since somebody came, both rounded as the specification says. [USER-05]
 * @param createdAt milliseconds since 1970 @param now likewise
 */
export function dailyAverage(statusesCount: number, createdAt: number, now: number): number {
  return Math.round(statusesCount / Math.max(1, Math.ceil((now - createdAt) / dayMs)))
}
