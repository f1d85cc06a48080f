import { useSyncExternalStore } from 'react'

import { createEmitter } from '../../../lib/emitter.ts'
import { alertPermission } from './system-alerts.ts'

const asked = createEmitter()

function watch(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  signal.addEventListener('abort', asked.on(onChange))
  const { permissions } = navigator as Partial<Navigator>
  permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    // A browser that does not say when it changes: then it is known after a press, and with the next start.
    () => undefined,
  )
  return () => stop.abort()
}

/** Whether the system may show alerts, wherever that was changed. */
export const useAlertPermission = (): NotificationPermission => useSyncExternalStore(watch, alertPermission)

/** Asks for it; browsers want that to be a press. */
export async function askToAlert(): Promise<void> {
  await Notification.requestPermission()
  asked.emit()
}
