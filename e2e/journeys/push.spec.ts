import type { CDPSession, Page } from '@playwright/test'
import { beginSettings } from '../fixtures/settings.ts'
import { expect, test } from '../fixtures/test.ts'

interface Kept {
  endpoint: string
  alerts: Record<string, boolean>
}

interface Registration {
  readonly registrationId: string
  readonly scopeURL: string
}

/**
 * No push service is reached from a test, and a browser without a window lets nobody show alerts: it says that it does,
 * that it has a subscription, and remembers it.
 */
function pretendPushService() {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const endpoint = 'https://push.example/1'
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => localStorage.removeItem('subscribed'),
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem('subscribed') === null ? null : subscription),
    subscribe: async () => {
      localStorage.setItem('subscribed', 'yes')
      return subscription
    },
  })
}

/** What delivers pushes to the worker of the page, as the browser's push service would. */
async function pushService(page: Page): Promise<(payload: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const known: Registration[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => known.push(...registrations))
  await session.send('ServiceWorker.enable')
  await expect.poll(() => known.length).toBeGreaterThan(0)
  const { registrationId, scopeURL } = known.at(-1) ?? { registrationId: '', scopeURL: '' }
  const { origin } = new URL(scopeURL)
  return async (payload) => {
    const data = JSON.stringify(payload)
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
}

/** The worker of the page, with what it shows kept in a list in the place of a system that would show it. */
async function watchWorker(page: Page): Promise<() => Promise<readonly Shown[]>> {
  const worker = page.context().serviceWorkers().at(-1)
  if (worker === undefined) throw new Error('There is no worker')
  await worker.evaluate(() => {
    const world = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] }
    world.shown = []
    Object.assign(world.registration, {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        void world.shown.push({ title, body, tag, data }),
    })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)
}

test('[PUSH-01] [PUSH-02] [PUSH-03] [PUSH-04] who allows alerts and wants pushes is subscribed; the worker of all addresses shows what is pushed while nobody looks, and stays when web push goes off', async ({
  openAs,
  server,
  memberApi,
}) => {
  test.skip(!server.isEmbedded, 'a subscription would stay at another server')
  await beginSettings(memberApi)
  const page = await openAs(server.accounts.member, '/about', {
    serviceWorkers: 'allow',
  })
  await page.context().addInitScript(pretendPushService)
  const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  const isWanted = page.getByRole('switch', { name: 'Web push' })
  await page.goto('/main/settings/notifications')
  expect(await scope()).toBe(`${server.url}/`)
  const asked = page.waitForResponse((reply) => reply.url().endsWith('/api/v1/push/subscription/'))
  await isWanted.click()
  const answer = await asked
  expect(answer.request().method()).toBe('POST')
  expect((await answer.json()) as Kept).toMatchObject({
    endpoint: 'https://push.example/1',
    alerts: { mention: true, follow: true },
  })

  const push = await pushService(page)
  const shown = await watchWorker(page)
  await page.goto('about:blank')
  await push({
    title: 'New Mention',
    body: '@kei: The ferry is here.',
    notification_id: 2,
    notification_type: 'mention',
    access_token: 'of-nobody',
    pleroma: { activity_id: 'AaB1' },
  })
  await expect.poll(shown).toEqual([
    {
      title: 'New Mention',
      body: 'Open Skein to read it.',
      tag: expect.stringMatching(/^skein-.+-2$/) as unknown,
      data: { path: '/notice/AaB1' },
    },
  ])

  await page.goto('/main/settings/notifications')
  const taken = page.waitForRequest((request) => request.method() === 'DELETE')
  await isWanted.click()
  expect(new URL((await taken).url()).pathname).toBe('/api/v1/push/subscription/')
  expect(await scope()).toBe(`${server.url}/`)
})
