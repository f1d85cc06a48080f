import { fetchPoll, type PollId } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'

/** Asks for the numbers as they are now. An answer that nobody waits for any more changes nothing. @throws ApiError */
export async function refreshPoll(
  id: PollId,
  options: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  const poll = await fetchPoll(getClient(), id, options)
  if (!options.signal?.aborted) entityStore.ingestPoll(poll)
}
