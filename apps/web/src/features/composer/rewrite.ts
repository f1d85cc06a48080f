import type { StatusId, StatusSource } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { compose, writeDraft, type DraftData } from '../../model/writing.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { findEdit } from '../../model/outbox.ts'
import { getSession } from '../../model/session.ts'
import { writtenPost } from './rules/written-post.ts'

/** @param pollFrom milliseconds since 1970 from which the time of its poll is counted */
function asWritten(status: StatusRow, source: StatusSource, pollFrom: number): DraftData {
  const poll = status.pollId === null ? null : (entityStore.polls.get(status.pollId) ?? null)
  return writtenPost({ status, source, poll, pollFrom, pollSpan: getInstance().limits.pollLimits })
}

/** Opens a form with a post as its author wrote it, to change it. */
export function editPost(status: StatusRow, source: StatusSource): void {
  compose({ kind: 'edit', statusId: status.id, written: asWritten(status, source, Date.now()) })
}

/** Opens the form again with an edit that the server does not have yet; false when there is none. */
export function editWaiting(statusId: StatusId): boolean {
  const waiting = findEdit(statusId)
  if (waiting !== null) compose({ kind: 'edit', statusId, written: waiting.post })
  return waiting !== null
}

/**
 * Keeps a post on this device as its author wrote it, and opens a form with it. False, and nothing happened, when it
 * cannot be kept: then the post must not be deleted.
 */
export function redraftPost(status: StatusRow, source: StatusSource): boolean {
  const { viewerId } = getSession()
  const written = asWritten(status, source, Date.parse(status.createdAt ?? '') || Date.now())
  if (viewerId === null || !writeDraft(viewerId, `redraft:${status.id}`, written)) return false
  compose({ kind: 'redraft', statusId: status.id, written })
  return true
}
