import { newWords } from '../fixtures/posts.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { watchShifts, whatMoved } from '../fixtures/walk.ts'

declare global {
  interface Window {
    noteFirstPaint: () => void
  }
}

test.use({ viewport: { width: 1440, height: 900 } })

test('[SHELL-02] a reload moves nothing: the place of the columns stays empty until their number is known', async ({
  page,
  server,
  memberApi,
}) => {
  // Rows of many heights: none of them is as high as a row is taken for before it is measured.
  await memberApi.post(newWords('Forty geese'), { spoiler_text: 'birds' })
  await memberApi.post(newWords('Which bank'), { poll: { options: ['Left', 'Right'], expires_in: 3_600 } })
  for (const words of ['High tide', 'Low tide', 'Slack water']) await memberApi.post(newWords(words))
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const { promise: firstPaint, resolve: noteFirstPaint } = Promise.withResolvers<void>()
  await page.exposeFunction('noteFirstPaint', noteFirstPaint)
  await watchShifts(page)
  await page.addInitScript(() => {
    new PerformanceObserver(() => window.noteFirstPaint()).observe({ type: 'paint', buffered: true })
  })
  await page.route('**/static/js/boot-*.js', async (route) => {
    await firstPaint
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shift = await page.evaluate(() => window.walked?.shifts.reduce((sum, { value }) => sum + value, 0))
  expect(shift, await whatMoved(page)).toBeLessThan(0.001)
})
