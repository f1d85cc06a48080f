import { fetchNotifications, type NotificationId } from '@skein/api'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { typesOf, type InteractionTab } from './rules/tabs.ts'

/** How many pages in a row may be without anything of the kind, on servers that send all kinds. */
const mostEmptyPages = 5

/** One page of a kind; what a server sends of other kinds is left out. [PAGES-02] */
export async function fetchInteractions(tab: InteractionTab, maxId: string | null, signal: AbortSignal) {
  const types = typesOf[tab]
  let at = maxId
  let items: readonly NotificationId[] = []
  for (let tries = 0; tries < mostEmptyPages; tries += 1) {
    const page = await fetchNotifications(getClient(), { maxId: at, types, signal })
    items = page.items
      .filter(({ type }) => types.includes(type))
      .map((notification) => entityStore.ingestNotification(notification))
    at = page.items.length === 0 ? null : page.next
    if (items.length > 0 || at === null) break
  }
  return { items, next: at }
}
