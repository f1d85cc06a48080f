import { fetchContext, fetchStatus, type Status, type StatusId } from '@skein/api'
import {
  buildForest,
  orderThread,
  toErrorInfo,
  type ApiErrorInfo,
  type LinearThread,
  type StatusRow,
  type ThreadForest,
} from '@skein/store'

import { createEmitter } from '../../lib/emitter.ts'
import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { getStreamStatus } from '../streaming/stream-status.ts'
import { keepThread, readThread } from './kept-thread.ts'
import { refreshReactions } from './refresh-reactions.ts'

export interface ThreadState {
  readonly linear: LinearThread
  /** The same posts by who answered whom. */
  readonly forest: ThreadForest
  readonly isLoading: boolean
  /** The whole thread has arrived once. */
  readonly isLoaded: boolean
  /** Why the post or its thread did not arrive. */
  readonly error: ApiErrorInfo | null
  /** When what is shown was true, for a thread that an earlier visit kept: milliseconds since 1970. */
  readonly asOf: number | null
}

/** The thread around one post. */
export interface Thread {
  readonly focusId: StatusId
  getState(): ThreadState
  subscribe(listener: () => void): () => void
  /** Somebody is shown it. */
  isShown(): boolean
  /** Fetches post and thread anew. Never rejects: failures are in the state. */
  load(): Promise<void>
  getIds(): readonly StatusId[]
  /** A post of the viewer that belongs here, although the server may not have it in the thread yet. */
  add(id: StatusId): void
  /** Lets go of the posts. */
  dispose(): void
}

/** Of a row, what the order and the joints of a thread depend on, and whether it is shut behind a warning. */
function shapeOf(row: StatusRow | undefined): string {
  if (row === undefined) return ''
  const { inReplyToId, repeatOfId, isDeleted, hasUnavailableParent, subject } = row
  return [inReplyToId, repeatOfId, isDeleted, hasUnavailableParent, subject !== ''].join(' ')
}

export function createThread(focusId: StatusId, seed: readonly StatusId[]): Thread {
  const change = createEmitter()
  const shapes = new Map<StatusId, string>()
  const unsubscribes = new Map<StatusId, () => void>()
  const added = new Set<StatusId>()
  let ids: readonly StatusId[] = []
  let run = 0
  let state: ThreadState = {
    linear: orderThread([], focusId),
    forest: buildForest([]),
    isLoading: false,
    isLoaded: false,
    error: null,
    asOf: null,
  }

  const set = (changed: Partial<ThreadState>): void => {
    state = { ...state, ...changed }
    change.emit()
  }

  const order = (): Pick<ThreadState, 'linear' | 'forest'> => {
    const rows = ids.flatMap((id) => entityStore.statuses.get(id) ?? [])
    const linear = orderThread(rows, focusId)
    const known = state.linear.ids
    const isSameOrder =
      linear.ids.length === known.length && linear.ids.every((id, index) => id === known[index])
    return { linear: isSameOrder ? { ...linear, ids: known } : linear, forest: buildForest(rows) }
  }

  const watch = (id: StatusId): void => {
    shapes.set(id, shapeOf(entityStore.statuses.get(id)))
    if (unsubscribes.has(id)) return
    const look = (): void => {
      const shape = shapeOf(entityStore.statuses.get(id))
      if (shape === shapes.get(id)) return
      shapes.set(id, shape)
      set(order())
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
    set(order())
  }

  /** Null for a post that is known and that the socket keeps as the server has it. */
  const fetchFocus = async (): Promise<Status | null> => {
    const isKept = getStreamStatus() === 'joined' && entityStore.statuses.get(focusId) !== undefined
    return isKept ? null : fetchStatus(getClient(), focusId)
  }

  hold([focusId, ...seed])
  state = { ...state, ...order() }

  return {
    focusId,
    getState: () => state,
    subscribe: change.on,
    isShown: () => change.count() > 0,
    getIds: () => ids,
    add: (id) => {
      added.add(id)
      hold(ids)
      set(order())
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
        fetchFocus().then((status) => {
          // The post itself need not wait for its thread.
          if (mine === run && status !== null) show(status)
          const known = status?.repeatOf?.id ?? entityStore.statuses.get(focusId)?.repeatOfId ?? focusId
          void refreshReactions(known)
          return status
        }),
        fetchContext(client, focusId),
      ])
      if (mine !== run) return
      const error = [post, context].flatMap((part) =>
        part.status === 'rejected' ? toErrorInfo(part.reason) : [],
      )[0]
      if (context.status === 'rejected') {
        const kept = state.isLoaded || post.status === 'fulfilled' ? null : await readThread(focusId)
        if (mine !== run) return
        if (kept !== null) hold([...ids, ...kept.ids])
        set({ isLoading: false, error: error ?? null, ...order(), asOf: kept?.savedAt ?? state.asOf })
        return
      }
      const { ancestors, descendants } = entityStore.ingestContext(context.value)
      const shown = entityStore.statuses.get(focusId)?.repeatOfId ?? focusId
      // What was deleted while it was read stays as a grave: its replies hang from it.
      const graves = ids.filter((id) => entityStore.statuses.get(id)?.isDeleted === true)
      hold([...ancestors, focusId, shown, ...descendants, ...graves])
      set({ isLoading: false, isLoaded: true, error: error ?? null, asOf: null, ...order() })
      void keepThread(focusId, ids)
    },
  }
}
