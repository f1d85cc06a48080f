import type { NotificationId, Status, StreamStatus } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { createEmitter } from '../../lib/emitter.ts'

const store = createStore<{ status: StreamStatus }>(() => ({ status: 'disabled' }))
const notification = createEmitter<[NotificationId]>()
const streamed = createEmitter<[Status]>()

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
export const onStreamedNotification = notification.on

export const showNotification = notification.emit

/** Calls back when the socket brought a post; its timeline has it already. Returns the way to stop. */
export const onStreamedStatus = streamed.on

export const showStatus = streamed.emit
