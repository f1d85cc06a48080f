/** What a search finds, in the order of its tabs. */
export const searchTabs = ['statuses', 'people', 'hashtags'] as const

export type SearchTab = (typeof searchTabs)[number]

export type Counts = Readonly<Record<SearchTab, number>>

/** The tab that the address names, else the first with something in it, else posts. [SEARCH-04] */
export function tabOf(word: string, counts: Counts): SearchTab {
  return searchTabs.find((tab) => tab === word) ?? searchTabs.find((tab) => counts[tab] > 0) ?? 'statuses'
}
