import { entityStore } from '../../model/entities.ts'
import type { ThreadState } from '../../model/threads.ts'

export interface ThreadExtent {
  readonly posts: number
  readonly people: number
}

/** How many posts a conversation has, and how many people wrote them. */
export function extentOf({ linear }: ThreadState): ThreadExtent {
  const people = new Set(linear.ids.map((id) => entityStore.statuses.get(id)?.accountId))
  return { posts: linear.ids.length, people: people.size }
}
