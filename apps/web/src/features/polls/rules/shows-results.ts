import type { Poll } from '@skein/api'

/** Results in the place of the form: voted, over, or nobody is signed in. [POLL-01] */
export function showsResults(
  { hasVoted }: Pick<Poll, 'hasVoted'>,
  isSignedIn: boolean,
  isOver: boolean,
): boolean {
  return hasVoted === true || isOver || !isSignedIn
}
