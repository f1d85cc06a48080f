/** What the keys of a feed need of it, windowed or not. */
export interface FeedHandle {
  getElement(): HTMLElement | null
  /** [POST-55] Brings a row into view and gives it the focus; false when the list does not have it. */
  focusRow(id: string): boolean
  /** The row that has the focus or had it last, as long as the list has it. */
  getFocusedId(): string | null
  /** The first row that shows below the sticky headings. */
  getReadId(): string | null
}

/** It scrolls with the page, not in a column or a drawer of its own. */
export function isOfPage(feed: Element): boolean {
  return feed.closest('aside, dialog') === null
}

export function rowIdOf(element: EventTarget | null, list: HTMLElement | null): string | null {
  const row = element instanceof Element ? element.closest('[data-row-id]') : null
  return row && list?.contains(row) ? row.getAttribute('data-row-id') : null
}

export function focusTarget(list: HTMLElement | null, rowId: string): HTMLElement | null {
  const row = list?.querySelector(`:scope > [data-row-id="${CSS.escape(rowId)}"]`)
  // In the place of posts that are missing stands what brings them.
  const first = 'article[tabindex], article :is(a, button), [role=listitem] :is(a, button)'
  return row?.querySelector<HTMLElement>(first) ?? null
}
