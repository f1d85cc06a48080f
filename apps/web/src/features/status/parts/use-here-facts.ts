import { peopleBehind, type HereFacts, type StatusRow } from '@skein/store'
import { useState } from 'react'
import { useAnswer } from '../../../lib/use-answer.ts'
import { loadFollowedTags } from '../../../model/followed-tags.ts'
import { learnFollows } from '../../../model/home-questions.ts'
import { getTagFacts, isFollowing, otherRepeatersInHome, useTagFacts } from '../../../model/home-tags.ts'
import type { SeenAt } from '../mutes.ts'
import { herePlace } from '../rules/here-place.ts'

interface Known {
  readonly facts: HereFacts
  /** Everything that was unknown at first is known. */
  readonly isReady: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The accounts to ask about, and whether followed hashtags matter; only Home depends on either. */
function questionsOf(status: StatusRow, where: SeenAt) {
  const { viewerId, repeaterId } = where
  if (viewerId === null || herePlace(where)?.kind !== 'home') return { ids: [], hasTags: false }
  const { inReplyToAccountId: answered } = status
  const otherRepeaterIds = otherRepeatersInHome(status.id)
  const others = answered === null || answered === viewerId ? [] : [answered]
  const ids = new Set([...peopleBehind(status, { viewerId, repeaterId, otherRepeaterIds }), ...others])
  return {
    ids: [...ids].filter((id) => isFollowing(id) === null),
    hasTags: status.tags.length > 0 && getTagFacts().followed === null,
  }
}

/** What is known about a post and its viewer; asks once for what is not. */
export function useHereFacts(status: StatusRow, where: SeenAt): Known {
  const { viewerId, repeaterId } = where
  const { followed: followedTags } = useTagFacts()
  const [{ ids, hasTags }] = useState(() => questionsOf(status, where))
  const isAsking = ids.length > 0 || hasTags
  const { value, error, retry } = useAnswer({
    about: isAsking ? status.id : null,
    ask: async (signal) => {
      await Promise.all([learnFollows(ids, signal), hasTags ? loadFollowedTags() : undefined])
      return true
    },
  })
  const isHome = herePlace(where)?.kind === 'home'
  const otherRepeaterIds = isHome ? otherRepeatersInHome(status.id) : []
  const facts = { viewerId, repeaterId, otherRepeaterIds, followedTags, isFollowing }
  return { facts, isReady: !isAsking || value === true, error, retry }
}
