import type { NotificationId, StreamStatus } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ status: StreamStatus }>(() => ({ status: 'disabled' }))
const listeners = new Set<(id: NotificationId) => void>()

/** How the viewer's own socket stands [RT-02]. While it is `joined` nobody need ask for what it brings. */
export function useStreamStatus(): StreamStatus {
  return useStore(store, ({ status }) => status)
}

export function getStreamStatus(): StreamStatus {
  return store.getState().status
}

export function setStreamStatus(status: StreamStatus): void {
  store.setState({ status })
}

/** Calls back when the socket brought a notification; it is in the store already. Returns the way to stop. */
export function onStreamedNotification(listener: (id: NotificationId) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellNotification(id: NotificationId): void {
  for (const listener of [...listeners]) listener(id)
}
