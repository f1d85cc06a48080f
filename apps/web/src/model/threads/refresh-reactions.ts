import { can, fetchReactions, type StatusId } from '@skein/api'

import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { getInstance } from '../instance/known.ts'

/** Asks anew who reacted to a post, where the server knows reactions. A failure leaves what the post said itself. */
export async function refreshReactions(id: StatusId): Promise<void> {
  if (!can(getInstance(), 'reactions')) return
  try {
    const answer = await fetchReactions(getClient(), id)
    const reactions = answer.map(({ accounts, ...reaction }) => {
      for (const account of accounts) entityStore.ingestAccount(account)
      return reaction
    })
    entityStore.statuses.patch(id, { reactions }).settle()
  } catch {
    // Nothing that was shown is lost.
  }
}
