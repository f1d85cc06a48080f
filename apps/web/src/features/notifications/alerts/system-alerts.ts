import { serviceWorkers } from '../../../lib/service-workers.ts'
import type { AlertContent } from './alert-content.ts'

/** What a worker needs to open what an alert is about. */
export interface AlertData {
  readonly path: string
}

/** The newer names of options that the page's types do not know. */
interface AlertOptions extends NotificationOptions {
  readonly image?: string | undefined
}

export const canAlert = (): boolean => typeof Notification !== 'undefined'

export function alertPermission(): NotificationPermission {
  try {
    return canAlert() ? Notification.permission : 'denied'
  } catch {
    return 'denied'
  }
}

/** A worker that can show and hear of alerts, where there is one. */
async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await serviceWorkers()?.getRegistration()
    return registration?.active ? registration : null
  } catch {
    return null
  }
}

/**
 * Shows an alert: through the worker, because some browsers know no other way, and it hears the press. Returns the way
 * to take it away.
 */
export function showAlert(
  { title, body, tag, icon, image }: AlertContent,
  path: string,
  onOpen: (path: string) => void,
): () => void {
  const data: AlertData = { path }
  const options: AlertOptions = {
    body,
    tag,
    data,
    ...(icon === undefined ? {} : { icon }),
    ...(image === undefined ? {} : { image }),
  }
  const isShown = present(title, options, path, onOpen)
  return () => void isShown.then((close) => close?.())
}

/** Shows it; answers how to close it, null where it could not be shown. */
async function present(
  title: string,
  options: AlertOptions,
  path: string,
  onOpen: (path: string) => void,
): Promise<(() => void) | null> {
  try {
    const worker = await workerOf()
    if (worker !== null) {
      await worker.showNotification(title, options)
      return () => void closeAll(worker, options.tag)
    }
    const alert = new Notification(title, options)
    alert.addEventListener('click', () => {
      window.focus()
      alert.close()
      onOpen(path)
    })
    return () => alert.close()
  } catch (error) {
    console.warn('Could not show an alert:', error)
    return null
  }
}

async function closeAll(worker: ServiceWorkerRegistration, tag: string | undefined): Promise<void> {
  for (const alert of await worker.getNotifications(tag === undefined ? {} : { tag })) alert.close()
}
