import {
  fetchBlockedDomains,
  fetchBlocks,
  fetchFollows,
  fetchMutes,
  type Account,
  type AccountId,
  type Client,
  type Page,
  type PeopleList,
} from '@skein/api'

import { ownHost } from '../own-handle.ts'

/** What can be saved as a file: people, or servers by their domain. */
export type SavedList = PeopleList | 'servers'

/** So many pages are asked for at most: what comes then is a server that repeats itself. */
const mostPages = 1_000

/** With its server, also where that is the viewer's own. */
function fullHandle({ acct }: Account): string {
  return acct.includes('@') ? acct : `${acct}@${ownHost()}`
}

async function collect<Item>(
  ask: (maxId: string | null) => Promise<Page<Item>>,
  write: (item: Item) => string,
): Promise<readonly string[]> {
  const lines = new Set<string>()
  let maxId: string | null = null
  for (let count = 0; count < mostPages; count += 1) {
    const { items, next }: Page<Item> = await ask(maxId)
    for (const item of items) lines.add(write(item))
    if (next === null || next === maxId || items.length === 0) break
    maxId = next
  }
  return [...lines]
}

/**
 * Everybody in one of the viewer's lists, however many pages that takes, as the lines of a file; the newest first.
 * @throws ApiError: then nothing was collected
 */
export function collectLines(
  client: Client,
  list: SavedList,
  viewerId: AccountId,
): Promise<readonly string[]> {
  switch (list) {
    case 'follows':
      return collect((maxId) => fetchFollows(client, 'following', viewerId, { maxId }), fullHandle)
    case 'blocks':
      return collect((maxId) => fetchBlocks(client, { maxId }), fullHandle)
    case 'mutes':
      return collect((maxId) => fetchMutes(client, { maxId }), fullHandle)
    default:
      return collect((maxId) => fetchBlockedDomains(client, { maxId }), String)
  }
}
