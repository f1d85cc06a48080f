/** Keys that are nobody's own, whatever is held: those of every page, and those of the feed's pattern. */
export const isFixedKey = (key: string): boolean => /Tab|Enter|Escape|Arrow|Page|Home|End/.test(key)
