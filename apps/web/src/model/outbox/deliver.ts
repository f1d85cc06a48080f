import { editStatus, postStatus, type RequestOptions } from '@skein/api'

import { getClient } from '../client.ts'
import { entityStore } from '../entities.ts'
import { forgetFile } from '../kept/files.ts'
import { notify } from '../notices.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { takeOwnStatus } from '../own-status.ts'
import { getSession } from '../session.ts'
import { isAct, isPassing, mayHaveArrived, type OutboxEntry, type TextEntry } from './entries.ts'
import { isSoByNow, sendAct } from './send-act.ts'
import { payloadOf, prepareFiles, toFailure } from './send-post.ts'

const NOTICE_MS = 2_000

/** Takes in what the server answered. */
type Arrival = () => void

/** What is posted the server keeps. */
function forgetFiles({ post: { files } }: TextEntry): void {
  const { viewerId } = getSession()
  for (const { upload } of files)
    if (upload !== undefined && viewerId !== null) void forgetFile(viewerId, upload)
}

async function send(entry: OutboxEntry, options: RequestOptions): Promise<Arrival> {
  if (isAct(entry)) {
    const take = await sendAct(entry, options)
    return () => {
      take()
      if (entry.statusId !== null) tellOtherTabs(entry.statusId)
    }
  }
  await prepareFiles(entry.post, mayHaveArrived(entry), options)
  const payload = payloadOf(entry.post)
  if (entry.kind === 'edit') {
    const status = await editStatus(getClient(), entry.statusId, payload, options)
    return () => {
      tellOtherTabs(entityStore.ingestStatus(status))
      forgetFiles(entry)
      notify({ level: 'success', messageKey: 'composer.edited', timeout: NOTICE_MS })
    }
  }
  const status = await postStatus(getClient(), payload, options)
  return () => {
    takeOwnStatus(status)
    forgetFiles(entry)
    notify({ level: 'success', messageKey: 'composer.posted', timeout: NOTICE_MS })
  }
}

/**
 * Brings an entry to the server, and answers what to do with what it said.
 * @param entry as it was before this try
 * @param isLate something that was done with a press, and that is refused now, is looked for: an earlier try may have
 * arrived without an answer, or it was done elsewhere meanwhile
 * @throws ApiError, NotPrepared
 */
export async function deliver(
  entry: OutboxEntry,
  isLate: boolean,
  options: RequestOptions,
): Promise<Arrival> {
  try {
    return await send(entry, options)
  } catch (error) {
    if (!isLate || !isAct(entry) || isPassing(toFailure(error))) throw error
    if (await isSoByNow(entry, options)) return () => undefined
    throw error
  }
}
