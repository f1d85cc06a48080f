import type { TimelineKey } from '@skein/api'
import { timelineKeyText } from '@skein/api'
import type { Feed, TimelineState } from '@skein/store'
import { useSyncExternalStore } from 'react'

import { getSession, onSignIn, onSignOut } from './session.ts'
import { getSetting, onSettingsChange } from './settings.ts'
import { startsAnew } from './timelines/kinds.ts'
import { heldFeeds, holdFeed, visitFeed } from './timelines/registry.ts'

export { failureArgs } from './timelines/failures.ts'

const home: TimelineKey = { kind: 'friends' }

/** The one feed of a timeline. */
export function getFeed(key: TimelineKey): Feed {
  return holdFeed(key).feed
}

/** A timeline as it is now. */
export function useTimeline(key: TimelineKey): { readonly state: TimelineState; readonly feed: Feed } {
  const { feed } = holdFeed(key)
  const state = useSyncExternalStore(feed.subscribe, feed.getState)
  return { state, feed }
}

/**
 * Somebody begins to look at a timeline, at a place in history: it is fetched, and polled if its kind is. Returns how
 * to leave it. Home goes on polling until sign-out, bookmarks are forgotten.
 */
export function visitTimeline(key: TimelineKey, historyKey: string): () => void {
  const held = visitFeed(key)
  if (held.entry !== historyKey && startsAnew(key)) held.feed.clear()
  held.entry = historyKey
  held.visits += 1
  held.feed.start()
  return () => {
    held.visits -= 1
    if (held.visits > 0 || isHomeOfMember(key)) return
    held.feed.stop()
    held.feed.dispatch({ type: 'left' })
  }
}

/** Polls home for as long as somebody is signed in; to be called once when the application starts. */
export function followSession(): () => void {
  if (getSession().token !== null) getFeed(home).start()
  const stopListening = [onSignIn(startAnew), onSignOut(startAnew)]
  return () => {
    for (const stop of stopListening) stop()
    getFeed(home).stop()
  }
}

/** What one viewer was shown is nothing for the next. */
function startAnew(): void {
  for (const { feed, visits } of heldFeeds()) {
    feed.clear()
    if (visits > 0) feed.start()
  }
  if (getSession().token !== null) getFeed(home).start()
}

function isHomeOfMember(key: TimelineKey): boolean {
  return timelineKeyText(key) === timelineKeyText(home) && getSession().token !== null
}

let replyVisibility = getSetting('replyVisibility')

// What is shown was asked for with another filter.
onSettingsChange(() => {
  const chosen = getSetting('replyVisibility')
  if (chosen === replyVisibility) return
  replyVisibility = chosen
  for (const { feed } of heldFeeds()) feed.dispatch({ type: 'replyFilterChanged' })
})
