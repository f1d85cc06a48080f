import { useSyncExternalStore } from 'react'

import { createEmitter } from '../../../lib/emitter.ts'
import { alertPermission } from './system-alerts.ts'

const asked = createEmitter()

function watch(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  signal.addEventListener('abort', asked.on(onChange))
  // A browser that does not say when it changes: then it is known after a press, and with the next start.
  const askBrowser = async () => {
    const { permissions } = navigator as Partial<Navigator>
    const status = await permissions?.query({ name: 'notifications' })
    status?.addEventListener('change', onChange, { signal })
  }
  askBrowser().catch(() => undefined)
  return () => stop.abort()
}

/** Whether the system may show alerts, wherever that was changed. */
export const useAlertPermission = (): NotificationPermission => useSyncExternalStore(watch, alertPermission)

/** Asks for it; browsers want that to be a press. */
export async function askToAlert(): Promise<void> {
  await Notification.requestPermission()
  asked.emit()
}
