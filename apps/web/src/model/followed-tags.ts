import { fetchFollowedTags } from '@skein/api'
import { tagKey } from '@skein/store'

import { getClient } from './client.ts'
import { getTagFacts, keysOf, setTagFacts } from './home-tags.ts'
import { sessionValue } from './session.ts'
import { getSetting, setSetting, useSetting } from './settings.ts'

/** Maximum pages of followed hashtags that are read; which ones are followed counts as unknown beyond that. */
const MAX_PAGES = 25

interface TagMemory {
  /** The pending read, shared by all callers. */
  reading: Promise<void> | null
  /** What the viewer followed and unfollowed in this session, in order. */
  readonly changes: { readonly key: string; readonly isFollowed: boolean }[]
}

/** Another object in each session. */
const memory = sessionValue<TagMemory>(() => ({ reading: null, changes: [] }))

async function readKeys(isWanted: () => boolean): Promise<Set<string> | null> {
  const keys = new Set<string>()
  let maxId: string | null = null
  /* oxlint-disable no-await-in-loop -- each page names the next one */
  for (let pages = 0; pages < MAX_PAGES && isWanted(); pages += 1) {
    const { items, next }: Awaited<ReturnType<typeof fetchFollowedTags>> = await fetchFollowedTags(
      getClient(),
      { maxId },
    )
    for (const { name } of items) keys.add(tagKey(name))
    if (next === null || next === maxId || items.length === 0) return keys
    maxId = next
  }
  /* oxlint-enable no-await-in-loop */
  return null
}

async function read(mine: TagMemory): Promise<void> {
  const known = mine.changes.length
  const followed = await readKeys(() => memory.current === mine)
  if (memory.current !== mine) return
  // The answer may be older than what the viewer did meanwhile.
  for (const { key, isFollowed } of mine.changes.slice(known)) {
    if (isFollowed) followed?.add(key)
    else followed?.delete(key)
  }
  setTagFacts({ followed, readAt: Date.now() })
}

/** Reads which hashtags the viewer follows; calls share one pending read. @throws ApiError */
export function loadFollowedTags(): Promise<void> {
  const mine = memory.current
  mine.reading ??= read(mine).finally(() => {
    mine.reading = null
  })
  return mine.reading
}

/** Hides posts in Home that only this hashtag brings there, or shows them again. */
export function showTagInHome(name: string, isShown: boolean): void {
  const key = tagKey(name)
  const others = getSetting('tagsOutOfHome').filter((other) => tagKey(other) !== key)
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
  memory.current.changes.push({ key, isFollowed })
  if (followed !== null) {
    const next = new Set(followed)
    if (isFollowed) next.add(key)
    else next.delete(key)
    setTagFacts({ followed: next })
  }
  if (!isFollowed && keysOf(getSetting('tagsOutOfHome')).has(key)) showTagInHome(name, true)
}
