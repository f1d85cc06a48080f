import type { PollId, StatusId } from '@skein/api'
import type { PollRow, StatusRow } from '../entities/rows.ts'

export type WordedStatus = Pick<
  StatusRow,
  'text' | 'subject' | 'attachments' | 'card' | 'pollId' | 'quotedId' | 'tags'
>

/** Where the parts of a post that have rows of their own are found. */
export interface PostParts {
  pollOf(id: PollId): PollRow | undefined
  statusOf(id: StatusId): WordedStatus | undefined
}

/**
 * Every text of a post that a reader sees or hears: content, subject, descriptions, poll, card, hashtags, and those of
 * the quoted post. Rules about "the text of a post" use this one list.
 */
export function postTexts(status: WordedStatus, parts: PostParts): readonly string[] {
  const poll = status.pollId === null ? undefined : parts.pollOf(status.pollId)
  const quoted = status.quotedId === null ? undefined : parts.statusOf(status.quotedId)
  return [
    status.text,
    status.subject,
    ...status.attachments.map(({ description }) => description ?? ''),
    ...(poll?.options ?? []).map(({ title }) => title),
    ...(status.card === null ? [] : [status.card.title, status.card.description]),
    ...status.tags.map(({ name }) => `#${name}`),
    // One level: what the quoted post quotes is not shown.
    ...(quoted === undefined ? [] : postTexts({ ...quoted, quotedId: null }, parts)),
  ].filter((text) => text !== '')
}
