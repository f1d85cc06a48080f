import { fetchRelationships, type AccountId } from '@skein/api'

import { getClient } from './client.ts'
import { entityStore } from './entities.ts'
import { loadFollowedTags } from './followed-tags.ts'
import { getTagFacts, noteFollow, setTagFacts } from './home-tags.ts'
import { sessionValue } from './session.ts'

/** Maximum accounts in one request for relationships. */
const MAX_IDS = 40
/** Age of the followed hashtags from which they are read again, ms. */
const STALE_MS = 300_000
/** Pause after a failure, unless Home is opened meanwhile, ms. */
const PAUSE_MS = 300_000

interface HomeMemory {
  /** Accounts that were asked about, with those that an answer left out. */
  readonly asked: Set<AccountId>
  /** Accounts that are part of no request yet. */
  waiting: readonly AccountId[]
  isAsking: boolean
  /** Milliseconds since 1970. */
  pausedUntil: number
}

/** Another object in each session. */
const memory = sessionValue<HomeMemory>(() => ({
  asked: new Set(),
  waiting: [],
  isAsking: false,
  pausedUntil: 0,
}))

/** Asks whether the viewer follows some people, at most 40 of them, and tells Home. @throws ApiError */
export async function learnFollows(ids: readonly AccountId[], signal?: AbortSignal): Promise<void> {
  if (ids.length === 0) return
  const { relationships } = entityStore
  const mine = memory.current
  const before = new Map(ids.map((id) => [id, relationships.get(id)]))
  const answer = await fetchRelationships(getClient(), ids.slice(0, MAX_IDS), signal ? { signal } : {})
  if (signal?.aborted === true || memory.current !== mine) return
  for (const relationship of answer) {
    const { id, following } = relationship
    const now = relationships.get(id)
    if (now === before.get(id)) entityStore.ingestRelationship(relationship)
    else if (now?.following !== following) {
      // It changed meanwhile, so the answer may be older: it is asked for again.
      mine.asked.delete(id)
      continue
    }
    noteFollow(id, following)
  }
  setTagFacts({})
}

/** @throws ApiError */
async function askAboutPeople(mine: HomeMemory, people: readonly AccountId[]): Promise<void> {
  const fresh = people.filter((id) => !mine.asked.has(id))
  for (const id of fresh) mine.asked.add(id)
  mine.waiting = [...mine.waiting, ...fresh]
  if (mine.isAsking) return
  mine.isAsking = true
  let ids: readonly AccountId[] = []
  try {
    while (mine.waiting.length > 0 && memory.current === mine) {
      ids = mine.waiting.slice(0, MAX_IDS)
      mine.waiting = mine.waiting.slice(MAX_IDS)
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      await learnFollows(ids)
    }
  } catch (error) {
    for (const id of [...ids, ...mine.waiting]) mine.asked.delete(id)
    mine.waiting = []
    throw error
  } finally {
    mine.isAsking = false
  }
}

/** @throws ApiError */
async function readStaleTags(): Promise<void> {
  const { readAt } = getTagFacts()
  if (readAt === null || Date.now() - readAt >= STALE_MS) await loadFollowedTags()
}

/**
 * Asks what has to be known before posts with a hidden hashtag are left out of Home: about each person once, and again
 * for followed hashtags once they are stale. Pauses after a failure. Never rejects.
 */
export async function askForHome(people: readonly AccountId[]): Promise<void> {
  const mine = memory.current
  if (Date.now() < mine.pausedUntil) return
  try {
    await Promise.all([readStaleTags(), askAboutPeople(mine, people)])
  } catch {
    mine.pausedUntil = Date.now() + PAUSE_MS
  }
}

/** Home was opened: what failed before is asked again. */
export function noteHomeOpened(): void {
  memory.current.pausedUntil = 0
}
