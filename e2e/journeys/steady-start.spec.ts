import { expect, signIn, test } from '../fixtures/test.ts'

declare global {
  interface Window {
    shiftOfStart: number
    noteFirstPaint: () => void
  }
}

test.use({ viewport: { width: 1440, height: 900 } })

test('[SHELL-02] a reload moves nothing: the place of the columns stays empty until their number is known', async ({
  page,
  server,
}) => {
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const { promise: firstPaint, resolve: noteFirstPaint } = Promise.withResolvers<void>()
  await page.exposeFunction('noteFirstPaint', noteFirstPaint)
  await page.addInitScript(() => {
    window.shiftOfStart = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shiftOfStart += (entry as PerformanceEntry & { readonly value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(() => window.noteFirstPaint()).observe({ type: 'paint', buffered: true })
  })
  await page.route('**/static/js/boot-*.js', async (route) => {
    await firstPaint
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.shiftOfStart)).toBeLessThan(0.001)
})
