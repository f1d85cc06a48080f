import { openAlert, type Tabs } from './open-alert.ts'
import { showPush, type PushWorld } from './show-push.ts'
import { cacheName, handleOf, isFileOf, isFresh, isPageOf, staticFiles } from './rules.ts'

/** What this file uses of the worker's world; the page's types do not know it. */
interface WorkerScope extends PushWorld {
  readonly caches: CacheStorage
  readonly location: Location
  readonly clients: PushWorld['clients'] & Tabs & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: AlertEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AlertEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void }
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

declare const self: WorkerScope
const files = staticFiles('__SKEIN_ASSETS__')
const cache = () => self.caches.open(cacheName(files))

async function keepFile(path: string, answer: Response): Promise<void> {
  if (!answer.ok || !isFileOf(path, answer.headers.get('content-type'))) return
  const open = await cache()
  await open.put(path, answer)
}

/** Only what the page itself consists of; a file that is missing does not stop the rest. */
async function install(): Promise<void> {
  const fetched = [...files].map(async (file) => keepFile(file, await fetch(file)))
  await Promise.allSettled([fetch('/').then(keepPage), ...fetched])
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter((name) => !isFresh(name, files)).map((name) => self.caches.delete(name)))
  await self.clients.claim()
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const open = await cache()
  const known = await open.match(request, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  await keepFile(new URL(request.url).pathname, answer.clone())
  return answer
}

/** One page serves every address, so it is kept once; pages of the server's own are not it. */
async function keepPage(answer: Response): Promise<void> {
  const type = answer.headers.get('content-type')
  if (!answer.ok || !isPageOf(await answer.clone().text(), type, files)) return
  const open = await cache()
  await open.put('/', answer)
}

async function fromNetworkFirst(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keepPage(answer.clone()))
    return answer
  } catch (error) {
    const open = await cache()
    const kept = await open.match('/')
    if (kept) return kept
    throw error
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAlert(self.clients, event.notification.data))
})
self.addEventListener('push', (event) =>
  event.waitUntil(showPush(event.data?.text() ?? null, self, new Date())),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode, url } = request
  const handle = handleOf({ method, mode, url, origin: self.location.origin }, files)
  if (handle === 'cacheFirst') event.respondWith(fromCacheFirst(request))
  if (handle === 'networkFirst') event.respondWith(fromNetworkFirst(event))
})
