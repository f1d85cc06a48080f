import { editStatus, postStatus, type RequestOptions, type Status } from '@skein/api'

import { navigate } from '../../lib/navigate.ts'
import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { forgetFile } from '../kept/files.ts'
import { noticeMs, notify, undoMs } from '../notices/store.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { tellPosted } from '../own-posts.ts'
import { paths } from '../routing/paths.ts'
import { insertOwnStatus } from '../entities/own-status.ts'
import { isTransient } from '../is-transient.ts'
import { getSession } from '../session.ts'
import { noteAnswered } from './answered.ts'
import {
  isTextEntry,
  isDeliveryUnknown,
  mayBeThereSince,
  mayBeDelivered,
  triedOf,
  type OutboxEntry,
  type TextEntry,
} from './entries.ts'
import { lookForPost, type Seen } from './look.ts'
import { isAppliedOnServer, sendAct } from './send-act.ts'
import { sendDismissal } from './send-dismissal.ts'
import { NotPrepared, payloadOf, prepareFiles, toFailure } from './send-post.ts'

/** Takes in what the server answered. */
type Arrival = () => void

/** What is posted the server keeps. */
export function forgetFiles({ post: { files } }: TextEntry): void {
  const { viewerId } = getSession()
  for (const { upload } of files)
    if (upload !== undefined && viewerId !== null) void forgetFile(viewerId, upload)
}

function postArrived(entry: TextEntry, status: Status): Arrival {
  return () => {
    insertOwnStatus(status)
    tellPosted(status)
    forgetFiles(entry)
    notify({
      level: 'success',
      messageKey: 'composer.posted',
      timeout: undoMs,
      actions: [{ labelKey: 'composer.viewPost', run: () => navigate(paths.conversation(status.id)) }],
    })
    const { viewerId } = getSession()
    if (viewerId !== null) noteAnswered(viewerId, status.id)
  }
}

/** Whether an earlier try has arrived without an answer. @throws NotPrepared */
async function look(entry: TextEntry, options: RequestOptions): Promise<Seen> {
  const since = mayBeThereSince(entry)
  const { viewerId } = getSession()
  if (entry.kind !== 'post' || since === null || viewerId === null) return { kind: 'absent' }
  try {
    return await lookForPost(viewerId, { now: entry.post, tried: triedOf(entry) }, since, options)
  } catch (error) {
    throw new NotPrepared('look', error)
  }
}

async function sendText(entry: TextEntry, options: RequestOptions): Promise<Arrival | null> {
  const seen = await look(entry, options)
  if (seen.kind === 'there') return postArrived(entry, seen.status)
  if (seen.kind === 'unclear' || isDeliveryUnknown(entry, Date.now())) return null
  await prepareFiles(entry.post, mayBeDelivered(entry), options)
  const payload = payloadOf(entry.post)
  if (entry.kind === 'edit') {
    const status = await editStatus(getClient(), entry.statusId, payload, options)
    return () => {
      tellOtherTabs(entityStore.ingestStatus(status))
      forgetFiles(entry)
      notify({ level: 'success', messageKey: 'composer.edited', timeout: noticeMs.success })
    }
  }
  const status = await postStatus(getClient(), payload, options)
  return postArrived(entry, status)
}

/** Akkoma answers like this when a bookmark is removed that does not exist. */
const isUndoing500 = (entry: OutboxEntry, error: unknown): boolean =>
  entry.kind === 'bookmark' && !entry.isOn && toFailure(error).status === 500

/**
 * Brings an entry to the server, and answers what to do with what it said; null: only its writer can say whether it has
 * arrived already.
 * @param entry as it was before this try
 * @param isLate it is not a press that waits for this answer: an earlier try may have arrived without one
 * @throws ApiError, NotPrepared
 */
export async function deliver(
  entry: OutboxEntry,
  isLate: boolean,
  options: RequestOptions,
): Promise<Arrival | null> {
  if (isTextEntry(entry)) return sendText(entry, options)
  if (entry.kind === 'dismissal') {
    await sendDismissal(entry, options)
    return () => undefined
  }
  try {
    return await sendAct(entry, options)
  } catch (error) {
    // It may have been done already: by an earlier try that had no answer, or undone elsewhere.
    const isUndoing = entry.kind !== 'vote' && !entry.isOn
    if (!isLate && !isUndoing) throw error
    if (isTransient(toFailure(error)) && !isUndoing500(entry, error)) throw error
    if (await isAppliedOnServer(entry, options)) return () => undefined
    throw error
  }
}
