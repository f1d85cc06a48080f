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
  return votes === null || base <= 0 ? 0 : Math.min(100, Math.round((votes / base) * 100))
}

/** Indices of the options with the most votes; nobody leads a poll without votes. */
export function leadersOf(options: Poll['options']): ReadonlySet<number> {
  const most = Math.max(0, ...options.map(({ votesCount }) => votesCount ?? 0))
  const leaders = options.flatMap(({ votesCount }, index) => (most > 0 && votesCount === most ? [index] : []))
  return new Set(leaders)
}

/** Whether the poll is over: the server's word, or its end has passed meanwhile. */
export function isOver(
  { isExpired, expiresAt }: Pick<Poll, 'isExpired' | 'expiresAt'>,
  nowMs: number,
): boolean {
  return isExpired || (expiresAt !== null && Date.parse(expiresAt) <= nowMs)
}

/** Results in the place of the form: voted, over, or nobody is signed in. [POLL-01] */
export function showsResults(poll: Poll, isSignedIn: boolean, nowMs: number): boolean {
  return poll.hasVoted === true || isOver(poll, nowMs) || !isSignedIn
}
