import { chromium } from '@playwright/test'
const base = 'http://localhost:43917'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
const page = await context.newPage()
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 500)))
await page.route(
  (url) => url.pathname.startsWith('/main') || url.pathname === '/',
  async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const r = await route.fetch()
    const h = r.headers()
    h['content-security-policy'] = h['content-security-policy'].replace(
      'trusted-types skein',
      'trusted-types skein skein-worker',
    )
    await route.fulfill({ response: r, headers: h })
  },
)
await page.goto(base + '/main/public')
await page.waitForTimeout(3500)
console.log(
  'sw',
  await page.evaluate(async () => {
    const r = await navigator.serviceWorker.getRegistration()
    return [
      r?.active?.state,
      r?.active?.scriptURL,
      await caches.keys(),
      (await (await caches.open((await caches.keys())[0])).keys()).map((r) => r.url).length,
    ]
  }),
)
await page.unroute(() => true).catch(() => {})
await page.unrouteAll()
await page.reload()
await page.waitForTimeout(1500)
await context.setOffline(true)
await page.reload().catch((e) => console.log('offline reload', e.message.slice(0, 100)))
await page.waitForTimeout(2500)
console.log('offline:', await page.title(), (await page.locator('main').innerText()).slice(0, 300))
console.log(
  'cached api?',
  await page.evaluate(async () => {
    const all = []
    for (const k of await caches.keys()) for (const r of await (await caches.open(k)).keys()) all.push(r.url)
    return all.filter((u) => !/static\//.test(u))
  }),
)
await page.screenshot({ path: '/tmp/offline.png' })
await browser.close()
