import { fetchStatus, isApiError } from '@skein/api'
import { useState } from 'react'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { entityStore, useAccount, useStatus } from '../../../model/entities.ts'
import { useSession } from '../../../model/session.ts'
import { without } from '../rules/mentions.ts'
import { targetIdOf, type ComposerMode } from '../start-state.ts'
import type { Parent } from './checks.ts'

/** For how long what was begun needs no look at the server, in milliseconds. */
const FRESH_MS = 60_000

/**
 * The post that is answered or quoted. What was begun before is compared with what the server has now.
 * @param begunAt when what is written was begun or last changed; null when it begins now
 */
export function useParent(mode: ComposerMode, begunAt: number | null): Parent | null {
  const { viewer } = useSession()
  const id = targetIdOf(mode)
  const status = useStatus(id)
  const author = useAccount(status?.accountId ?? null)
  const [openedAt] = useState(() => begunAt ?? Date.now())
  const [isOld] = useState(() => begunAt !== null && Date.now() - begunAt > FRESH_MS)
  const { error } = useAnswer({
    about: isOld ? id : null,
    ask: async (signal) =>
      id === null ? null : entityStore.ingestStatus(await fetchStatus(getClient(), id, { signal })),
  })
  if (id === null) return null
  const isGone = isApiError(error) && error.status === 404
  if (status === undefined && !isGone) return null
  const people = [author?.acct ?? '', ...(status?.mentions ?? []).map(({ acct }) => acct)]
  return {
    kind: mode.kind === 'quote' ? 'quote' : 'reply',
    scope: status?.scope ?? 'public',
    people: without(people, [viewer?.acct ?? '', '']),
    isDeleted: isGone || status?.isDeleted === true,
    isEditedSince: Date.parse(status?.editedAt ?? '') > openedAt,
  }
}
