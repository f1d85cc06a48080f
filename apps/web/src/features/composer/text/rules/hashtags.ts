/** Hashtags that are offered at most. */
export const MOST_HASHTAGS = 5

/**
 * Hashtags that begin with the words, without `#`: those the person uses before those the server names, each in the
 * order in which they come. What is written out already is not offered.
 */
export function suggestHashtags(sought: string, ...sources: readonly Iterable<string>[]): string[] {
  const wanted = sought.toLowerCase()
  const found = new Map<string, string>()
  for (const names of sources) {
    for (const name of names) {
      const low = name.toLowerCase()
      if (low !== wanted && low.startsWith(wanted) && !found.has(low)) found.set(low, name)
      if (found.size === MOST_HASHTAGS) return [...found.values()]
    }
  }
  return [...found.values()]
}
