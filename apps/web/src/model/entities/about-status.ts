import type { PollId, StatusId } from '@skein/api'
import { htmlToText } from '@skein/rich-text'

import { entityStore } from './store.ts'
import type { About } from '../outbox.ts'

/** How much of a post is kept to tell which one it is, in characters. */
const MOST_TEXT = 120

/** Who wrote a post and how it begins, for a list that is read where the post itself may not be known. */
export function aboutStatus(id: StatusId | null): About {
  const status = id === null ? undefined : entityStore.statuses.get(id)
  if (status === undefined) return { author: '', text: '' }
  const words = status.subject === '' ? htmlToText(status.content) : status.subject
  return {
    author: entityStore.accounts.get(status.accountId)?.displayName ?? '',
    text: words.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_TEXT),
  }
}

/** The post that asks a question, where it is known. */
export function statusOfPoll(pollId: PollId): StatusId | null {
  for (const id of entityStore.statuses.keys()) if (entityStore.statuses.get(id)?.pollId === pollId) return id
  return null
}
