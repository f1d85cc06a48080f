import type { StatusId } from '@skein/api'

import { fieldsOf } from '../../lib/fields.ts'
import { keepView } from '../kept/keep-view.ts'
import { readView } from '../kept/views.ts'

const nameOf = (focusId: StatusId): string => `thread ${focusId}`

/** Posts of one thread that are kept; a longer thread is not. */
const keptPosts = 600

function isIds(value: unknown): value is { ids: StatusId[] } {
  const { ids } = fieldsOf(value)
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string')
}

/** Keeps the posts of a thread, so that it opens again without a network. Never rejects. */
export async function keepThread(focusId: StatusId, ids: readonly StatusId[]): Promise<void> {
  if (ids.length <= keptPosts) await keepView(nameOf(focusId), { ids }, ids, Date.now())
}

/** What an earlier visit to the thread around a post kept, with the posts in the store; null where nothing is kept. */
export async function readThread(
  focusId: StatusId,
): Promise<{ readonly ids: readonly StatusId[]; readonly savedAt: number } | null> {
  const kept = await readView(nameOf(focusId))
  return kept !== null && isIds(kept.view) ? { ids: kept.view.ids, savedAt: kept.savedAt } : null
}
