import { fetchPoll, type PollId } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'

/** Asks for the numbers as they are now. @throws ApiError */
export async function refreshPoll(id: PollId): Promise<void> {
  entityStore.ingestPoll(await fetchPoll(getClient(), id))
}
