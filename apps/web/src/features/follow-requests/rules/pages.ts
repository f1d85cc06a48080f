import type { AccountId } from '@skein/api'

import type { ListPages } from '../../paged-list/index.ts'

/** Who asks, in the pages they came in. */
export type RequestPages = ListPages<AccountId>

/** Where somebody stood. */
export interface RequestPlace {
  readonly page: number
  readonly index: number
}

export function placeOf({ pages }: RequestPages, id: AccountId): RequestPlace | null {
  for (const [page, { items }] of pages.entries()) {
    const index = items.indexOf(id)
    if (index >= 0) return { page, index }
  }
  return null
}

/** Without somebody who was answered. */
export function withoutRequest(data: RequestPages, id: AccountId): RequestPages {
  const pages = data.pages.map((page) =>
    page.items.includes(id) ? { ...page, items: page.items.filter((other) => other !== id) } : page,
  )
  return { ...data, pages }
}

/** With somebody back whom the server would not take the answer for. */
export function withRequestBack(data: RequestPages, id: AccountId, place: RequestPlace): RequestPages {
  if (placeOf(data, id) !== null) return data
  const last = data.pages.length - 1
  const pages = data.pages.map((page, at) =>
    at === Math.min(place.page, last)
      ? { ...page, items: [...page.items.slice(0, place.index), id, ...page.items.slice(place.index)] }
      : page,
  )
  return { ...data, pages }
}

/** All that were there are answered, and the server has more. */
export const isUsedUp = ({ pages }: RequestPages): boolean =>
  pages.every(({ items }) => items.length === 0) && pages.at(-1)?.next != null

/** How many wait: what the first page shows where it is all, and not less than it shows where it is not. */
export function pendingCount(told: number, shown: number, hasMore: boolean): number {
  return hasMore ? Math.max(told, shown) : shown
}
