import { fetchStatus, isApiError, type StatusId } from '@skein/api'

import { openTabChannel } from '../lib/tab-channel.ts'
import { getClient } from './client.ts'
import { entityStore } from './entities/store.ts'
import { ofSession } from './session/memory.ts'
import { getSession } from './session.ts'

const channel = openTabChannel('skein.statuses')

/** Tells the other tabs of this browser that the viewer changed a post, so that they ask for it anew. */
export function tellOtherTabs(id: StatusId): void {
  channel.post(id)
}

/** What is being asked for: two that tell of the same are asked about once. */
const reading = ofSession(new Map<StatusId, Promise<void>>())

/** Asks for a post anew. One that this tab does not know is nothing to it; a failure leaves what is shown. */
export function readAnew(id: StatusId): Promise<void> {
  const running = reading.get(id)
  if (running !== undefined) return running
  const asked = follow(id).finally(() => {
    if (reading.get(id) === asked) reading.delete(id)
  })
  reading.set(id, asked)
  return asked
}

async function follow(id: StatusId): Promise<void> {
  if (getSession().token === null || entityStore.statuses.get(id) === undefined) return
  try {
    entityStore.ingestStatus(await fetchStatus(getClient(), id))
  } catch (error) {
    if (isApiError(error) && error.status === 404)
      entityStore.statuses.patch(id, { isDeleted: true }).settle()
  }
}

channel.onMessage((data) => {
  if (typeof data === 'string') void readAnew(data as StatusId)
})
