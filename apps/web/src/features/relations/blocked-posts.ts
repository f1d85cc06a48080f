import type { AccountId } from '@skein/api'
import { entriesOf, type Feed, type TimelineEntry } from '@skein/store'

import { entityStore, keepEntities } from '../../model/entities.ts'
import { ofSession } from '../../model/session.ts'
import { heldFeeds } from '../../model/timelines.ts'

interface Taken {
  readonly feed: Feed
  readonly entries: readonly TimelineEntry[]
}

/** What blocking took out of the timelines, by whom it was aimed at. */
const taken = ofSession(new Map<AccountId, readonly Taken[]>())

keepEntities({
  *statusIds() {
    for (const each of taken.values())
      for (const { entries } of each) for (const { id, statusId } of entries) yield* [id, statusId]
  },
})

/** [TL-17] Takes the posts of somebody who was blocked out of the timelines. */
export function takePosts(id: AccountId): void {
  const feeds = heldFeeds().map(({ feed }) => ({ feed, entries: entriesOf(feed.getState(), id) }))
  taken.set(
    id,
    feeds.filter(({ entries }) => entries.length > 0),
  )
  for (const { feed } of feeds) feed.dispatch({ type: 'accountBlocked', accountId: id })
}

/** Puts them back where they were; at home, those that came through following only when they are followed again. */
export function returnPosts(id: AccountId): void {
  const isFollowed = entityStore.relationships.get(id)?.following === true
  const held = new Set(heldFeeds().map(({ feed }) => feed))
  for (const { feed, entries } of taken.get(id) ?? []) {
    if (!held.has(feed)) continue
    const isHome = feed.key.kind === 'friends'
    const back = entries.filter(
      ({ repeaterId, accountId }) => !isHome || isFollowed || (repeaterId ?? accountId) !== id,
    )
    if (back.length > 0) feed.dispatch({ type: 'entriesReturned', entries: back })
  }
  taken.delete(id)
}
