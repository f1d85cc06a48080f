import { fetchFollowedTags, type AccountId } from '@skein/api'
import { tagKey } from '@skein/store'

import { getClient } from './client.ts'
import { askForRelationships } from './entities.ts'
import { getTagFacts, keysOf, setTagFacts } from './home-tags.ts'
import { getSession } from './session.ts'
import { getSetting, setSetting, useSetting } from './settings.ts'

/** Maximum pages of followed hashtags that are read; which ones are followed counts as unknown beyond that. */
const MAX_PAGES = 25
/** Maximum accounts in one request for relationships. */
const MAX_IDS = 40

async function readFollowedTags(signal: AbortSignal): Promise<ReadonlySet<string> | null> {
  const keys = new Set<string>()
  let maxId: string | null = null
  /* oxlint-disable no-await-in-loop -- each page names the next one */
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const params = { maxId, signal }
    const { items, next }: Awaited<ReturnType<typeof fetchFollowedTags>> = await fetchFollowedTags(
      getClient(),
      params,
    )
    for (const { name } of items) keys.add(tagKey(name))
    if (next === null || next === maxId || items.length === 0) return keys
    maxId = next
  }
  /* oxlint-enable no-await-in-loop */
  return null
}

/** Reads which hashtags the viewer follows, unless that is known. @throws ApiError */
export async function loadFollowedTags(signal: AbortSignal): Promise<void> {
  if (getTagFacts().followed !== null) return
  const { viewerId } = getSession()
  const followed = await readFollowedTags(signal)
  if (getSession().viewerId === viewerId && followed !== null) setTagFacts({ followed })
}

/** Asks whether the viewer follows some people, at most 40 of them, and tells Home. @throws ApiError */
export async function learnFollows(ids: readonly AccountId[], signal: AbortSignal): Promise<void> {
  if (ids.length === 0) return
  await askForRelationships(ids.slice(0, MAX_IDS), signal)
  if (!signal.aborted) setTagFacts({})
}

/** Hides posts in Home that only this hashtag brings there, or shows them again. */
export function showTagInHome(name: string, isShown: boolean): void {
  const key = tagKey(name)
  const others = getSetting('tagsOutOfHome').filter((other) => other !== key)
  const next = isShown ? others : [...others, key]
  setSetting('tagsOutOfHome', next.length === 0 ? undefined : next)
}

/** Whether posts that only this hashtag brings to Home are shown there. */
export const useIsTagInHome = (name: string): boolean =>
  !keysOf(useSetting('tagsOutOfHome')).has(tagKey(name))

/** The viewer followed or unfollowed a hashtag: one that is not followed is not kept out of Home. */
export function noteTagFollowed(name: string, isFollowed: boolean): void {
  const { followed } = getTagFacts()
  const key = tagKey(name)
  if (followed !== null) {
    const next = new Set(followed)
    if (isFollowed) next.add(key)
    else next.delete(key)
    setTagFacts({ followed: next })
  }
  if (!isFollowed && keysOf(getSetting('tagsOutOfHome')).has(key)) showTagInHome(name, true)
}
