import { fetchContext, fetchStatus, type Status, type StatusId } from '@skein/api'
import { orderThread, toErrorInfo, type ApiErrorInfo, type LinearThread, type StatusRow } from '@skein/store'

import { getClient } from '../client.ts'
import { entityStore } from '../entities.ts'

export interface ThreadState {
  readonly linear: LinearThread
  readonly isLoading: boolean
  /** The whole thread has arrived once. */
  readonly isLoaded: boolean
  /** Why the post or its thread did not arrive. */
  readonly error: ApiErrorInfo | null
}

/** The thread around one post. */
export interface Thread {
  readonly focusId: StatusId
  getState(): ThreadState
  subscribe(listener: () => void): () => void
  /** Fetches post and thread anew. Never rejects: failures are in the state. */
  load(): Promise<void>
  getIds(): readonly StatusId[]
  /** A post of the viewer that belongs here, although the server may not have it in the thread yet. */
  add(id: StatusId): void
  /** Lets go of the posts. */
  dispose(): void
}

/** Of a row, what the order and the joints of a thread depend on. */
function shapeOf(row: StatusRow | undefined): string {
  return row ? `${row.inReplyToId} ${row.repeatOfId} ${row.isDeleted} ${row.hasUnavailableParent}` : ''
}

export function createThread(focusId: StatusId, seed: readonly StatusId[]): Thread {
  const listeners = new Set<() => void>()
  const shapes = new Map<StatusId, string>()
  const unsubscribes = new Map<StatusId, () => void>()
  const added = new Set<StatusId>()
  let ids: readonly StatusId[] = []
  let run = 0
  let state: ThreadState = {
    linear: orderThread([], focusId),
    isLoading: false,
    isLoaded: false,
    error: null,
  }

  const set = (change: Partial<ThreadState>): void => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }

  const order = (): LinearThread => {
    const linear = orderThread(
      ids.flatMap((id) => entityStore.statuses.get(id) ?? []),
      focusId,
    )
    const known = state.linear.ids
    const isSameOrder =
      linear.ids.length === known.length && linear.ids.every((id, index) => id === known[index])
    return isSameOrder ? { ...linear, ids: known } : linear
  }

  const watch = (id: StatusId): void => {
    shapes.set(id, shapeOf(entityStore.statuses.get(id)))
    if (unsubscribes.has(id)) return
    const look = (): void => {
      const shape = shapeOf(entityStore.statuses.get(id))
      if (shape === shapes.get(id)) return
      shapes.set(id, shape)
      set({ linear: order() })
    }
    unsubscribes.set(id, entityStore.statuses.subscribe(id, look))
  }

  const hold = (next: readonly StatusId[]): void => {
    ids = [...new Set([...next, ...added])]
    const held = new Set(ids)
    for (const [id, unsubscribe] of unsubscribes) {
      if (held.has(id)) continue
      unsubscribe()
      unsubscribes.delete(id)
    }
    ids.forEach(watch)
  }

  const show = (status: Status): void => {
    entityStore.ingestStatus(status)
    hold([...ids, status.repeatOf?.id ?? focusId])
    set({ linear: order() })
  }

  hold([focusId, ...seed])
  state = { ...state, linear: order() }

  return {
    focusId,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getIds: () => ids,
    add: (id) => {
      added.add(id)
      hold(ids)
      set({ linear: order() })
    },
    dispose: () => {
      run++
      unsubscribes.forEach((unsubscribe) => unsubscribe())
      unsubscribes.clear()
    },
    load: async () => {
      const mine = ++run
      set({ isLoading: true })
      const client = getClient()
      const [post, context] = await Promise.allSettled([
        fetchStatus(client, focusId).then((status) => {
          // The post itself need not wait for its thread.
          if (mine === run) show(status)
          return status
        }),
        fetchContext(client, focusId),
      ])
      if (mine !== run) return
      const error = [post, context].flatMap((part) =>
        part.status === 'rejected' ? toErrorInfo(part.reason) : [],
      )[0]
      if (context.status === 'rejected') {
        set({ isLoading: false, error: error ?? null })
        return
      }
      const { ancestors, descendants } = entityStore.ingestContext(context.value)
      const shown = post.status === 'fulfilled' ? (post.value.repeatOf?.id ?? focusId) : focusId
      hold([...ancestors, focusId, shown, ...descendants])
      set({ isLoading: false, isLoaded: true, error: error ?? null, linear: order() })
    },
  }
}
