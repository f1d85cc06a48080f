import type { Poll } from '@skein/api'

/** What shares are counted from: people for several choices, where the server tells them, else votes. [POLL-03] */
export function pollBase({
  isMultiple,
  votersCount,
  votesCount,
}: Pick<Poll, 'isMultiple' | 'votersCount' | 'votesCount'>): number {
  return isMultiple && votersCount !== null ? votersCount : votesCount
}

/** Share of an option in whole percent: round(votes / base x 100), 0 of nobody. [POLL-03] */
export function percentOf(votes: number | null, base: number): number {
  const share = votes === null || !(base > 0) ? 0 : Math.round((votes / base) * 100)
  return Math.min(100, Math.max(0, share))
}

/** Indices of the options with the most votes; nobody leads a poll without votes. */
export function leadersOf(options: Poll['options']): ReadonlySet<number> {
  const most = Math.max(0, ...options.map(({ votesCount }) => votesCount ?? 0))
  const leaders = options.flatMap(({ votesCount }, index) => (most > 0 && votesCount === most ? [index] : []))
  return new Set(leaders)
}
