import { pushAlert, type PushAlert } from './push-alert.ts'
import { isNoteName, readNote, type PushNote } from './push-note.ts'

/** What this uses of the worker's world. */
export interface PushWorld {
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<readonly { readonly visibilityState: string }[]>
  }
  readonly caches: Pick<CacheStorage, 'keys' | 'open'>
  readonly location: Pick<Location, 'origin'>
  readonly registration: { showNotification(title: string, options: PushAlert['options']): Promise<void> }
}

/** The note of the account that is signed in; null where nobody is. */
async function findNote(caches: PushWorld['caches']): Promise<PushNote | null> {
  const [name] = (await caches.keys()).filter(isNoteName)
  if (name === undefined) return null
  try {
    const kept = await (await caches.open(name)).match('/value')
    return readNote(await kept?.json())
  } catch {
    return null
  }
}

/**
 * Shows a push, unless a page of the client is visible, which has rules of its own, or nobody is signed in. The browser
 * fetches the picture, from the own server only; the token that some servers send along is never read.
 */
export async function showPush(
  payload: string | null,
  { clients, caches, location, registration }: PushWorld,
  now: Date,
): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const note = await findNote(caches)
  if (note === null) return
  const { title, options } = pushAlert(payload, note, { now, origin: location.origin })
  await registration.showNotification(title, options)
}
