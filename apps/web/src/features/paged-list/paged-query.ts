import type { AccountId } from '@skein/api'

/** Where a page begins: what the page before said comes next; null is the first. */
export type Cursor = string | number | null

export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly next: Cursor
}

/** The pages that have come, as the cache of answers keeps them. */
export interface ListPages<Item> {
  readonly pages: readonly ListPage<Item>[]
  readonly pageParams: readonly unknown[]
}

/** Fetches the page that begins there. */
export type FetchPage<Item, At extends Cursor> = (
  at: At | null,
  signal: AbortSignal,
) => Promise<ListPage<Item> & { readonly next: At | null }>

/**
 * How what comes page by page is asked for and kept; whoever asks for the same with it shares one answer.
 * @param about what is listed, as words that are the same for the same thing; the viewer comes after them
 */
export function pagedQuery<Item, At extends Cursor>(
  about: readonly string[],
  viewerId: AccountId | null,
  fetchPage: FetchPage<Item, At>,
) {
  return {
    queryKey: [...about, viewerId],
    queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }): Promise<ListPage<Item>> =>
      fetchPage(pageParam as At | null, signal),
    initialPageParam: null as Cursor,
    getNextPageParam: ({ items, next }: ListPage<Item>) => (items.length === 0 ? null : next),
  }
}

/** A server that does not know where a page begins tells the same again, for ever. */
export function repeats<Item>(pages: readonly ListPage<Item>[], keyOf: (item: Item) => string): boolean {
  const last = pages.at(-1)?.items ?? []
  if (pages.length < 2 || last.length === 0) return false
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.items.map(keyOf)))
  return last.every((item) => before.has(keyOf(item)))
}
