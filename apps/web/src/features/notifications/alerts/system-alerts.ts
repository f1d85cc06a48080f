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

export const alertPermission = (): NotificationPermission => (canAlert() ? Notification.permission : 'denied')

/** A worker that can show and hear of alerts, where there is one. */
async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active ? registration : null
  } catch {
    return null
  }
}

/** Shows an alert: through the worker, because some browsers know no other way, and it hears the press. */
export async function showAlert(
  { title, body, tag, icon, image }: AlertContent,
  path: string,
  onOpen: (path: string) => void,
): Promise<void> {
  const data: AlertData = { path }
  const options: AlertOptions = {
    body,
    tag,
    data,
    ...(icon === undefined ? {} : { icon }),
    ...(image === undefined ? {} : { image }),
  }
  const worker = await workerOf()
  try {
    if (worker !== null) return await worker.showNotification(title, options)
    const alert = new Notification(title, options)
    alert.addEventListener('click', () => {
      window.focus()
      alert.close()
      onOpen(path)
    })
  } catch (error) {
    console.warn('Could not show an alert:', error)
  }
}

/** What it tells of was read. */
export async function closeAlert(tag: string): Promise<void> {
  const worker = await workerOf()
  for (const alert of (await worker?.getNotifications({ tag })) ?? []) alert.close()
}
