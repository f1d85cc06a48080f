import { getUtterances } from '../lib/speech.ts'

/** What was said since the session began, and is not out of its region yet; oldest first. */
export function heard(): readonly string[] {
  return getUtterances().map(({ words }) => words)
}
