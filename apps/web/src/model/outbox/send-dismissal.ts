import { dismissNotifications, type RequestOptions } from '@skein/api'

import { getClient } from '../client.ts'
import { isGone, noteGone } from '../outbox-dismissing.ts'
import type { DismissalContent } from './entries.ts'

/**
 * Has the server take them away: these and no others. What it took at an earlier try is not asked for again.
 * @throws ApiError
 */
export async function sendDismissal({ ids }: DismissalContent, options: RequestOptions): Promise<void> {
  const left = ids.filter((id) => !isGone(id))
  await dismissNotifications(getClient(), left, { ...options, onGone: noteGone })
}
