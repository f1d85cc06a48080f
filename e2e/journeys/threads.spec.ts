import type { Locator } from '@playwright/test'
import { choose } from '../fixtures/menu.ts'
import type { Api, ApiStatus } from '../fixtures/api.ts'
import { stillness, wheelTo } from '../fixtures/place.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

const top = async (row: Locator) => (await row.boundingBox())?.y ?? Number.NaN

async function expectTop(row: Locator, wanted: number) {
  await expect.poll(async () => Math.abs((await top(row)) - wanted)).toBeLessThanOrEqual(1)
}

/** One post after another, each answering the one before; the last one. */
async function answerInLine(api: Api, first: ApiStatus, texts: readonly string[]): Promise<ApiStatus> {
  let last = first
  for (const text of texts) last = await api.post(text, { in_reply_to_id: last.id })
  return last
}

test('[CONV-05] dive into a branch of a tree, surface, and go back, each time at the place that was left', async ({
  server,
  openAs,
  memberApi,
  secondApi,
}) => {
  const words = newWords('The first of many')
  const root = await memberApi.post(words)
  for (let branch = 0; branch < 12; branch += 1)
    await secondApi.post(`A branch of its own, ${branch}`, { in_reply_to_id: root.id })
  const deep = await secondApi.post('The branch that goes down', { in_reply_to_id: root.id })
  const levels = Array.from({ length: 8 }, (_, level) => `Further down, ${level}`)
  await answerInLine(memberApi, deep, levels)
  for (let branch = 12; branch < 20; branch += 1)
    await secondApi.post(`A branch of its own, ${branch}`, { in_reply_to_id: root.id })

  const page = await openAs(server.accounts.member, `/notice/${root.id}`)
  const main = page.getByRole('main')
  await expect(postWith(page, words)).toBeVisible()
  await main.getByRole('radio', { name: 'Tree', exact: true }).click()

  const dive = main.getByRole('link', { name: 'View this branch (4 replies)' })
  await wheelTo(page, dive, 400)
  const left = await top(dive)
  await dive.click()
  await page.waitForURL(/\/notice\//)
  await expect(main.getByRole('button', { name: 'Leave branch' })).toBeVisible()
  const dived = postWith(page, 'Further down, 3')
  await expect(dived).toBeVisible()
  const bar = await main.getByRole('button', { name: 'Leave branch' }).locator('..').boundingBox()
  await expectTop(dived, (bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(postWith(page, 'Further down, 7')).toBeAttached()
  await expect(postWith(page, 'A branch of its own, 0')).toHaveCount(0)

  await page.keyboard.press('u')
  await page.waitForURL(`**/notice/${root.id}`)
  await expectTop(dive, left)

  await page.goForward()
  await expect(main.getByRole('button', { name: 'Leave branch' })).toBeVisible()
  await page.reload()
  await main.getByRole('button', { name: 'Leave branch' }).click()
  await page.waitForURL(`**/notice/${root.id}`)
  await expectTop(dive, left)
})

test('[CONV-07] what is shut in a tree stays shut after another page and a reload', async ({
  server,
  openAs,
  memberApi,
  secondApi,
}) => {
  const root = await memberApi.post(newWords('Open and shut'))
  const branch = await secondApi.post('It has answers', { in_reply_to_id: root.id })
  await answerInLine(memberApi, branch, ['One answer', 'And one to that'])

  const page = await openAs(server.accounts.member, `/notice/${root.id}`)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Tree', exact: true }).click()
  await main.getByRole('button', { name: /^Hide 2 replies by/ }).click()
  await expect(postWith(page, 'One answer')).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('button', { name: '2 more replies' })).toBeVisible()
  await postWith(page, 'It has answers')
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
    .click()
  await page.waitForURL(`**/notice/${branch.id}`)
  await expect(postWith(page, 'One answer')).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('button', { name: '2 more replies' })).toBeVisible()
  await main.getByRole('button', { name: '2 more replies' }).click()
  await expect(postWith(page, 'And one to that')).toBeVisible()
})

test('coming back to a thread, N goes to what was said since', async ({
  server,
  openAs,
  memberApi,
  secondApi,
}) => {
  const root = await memberApi.post(newWords('Come back later'))
  await answerInLine(secondApi, root, ['Said before', 'Also said before'])
  const page = await openAs(server.accounts.member, `/notice/${root.id}`)
  const main = page.getByRole('main')
  await expect(postWith(page, 'Also said before')).toBeVisible()
  await page.goto('/main/friends')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()

  await secondApi.post('Said since', { in_reply_to_id: root.id })
  await page.goto(`/notice/${root.id}`)
  await expect(main.getByRole('button', { name: '1 new since your last visit' })).toBeVisible()
  await page.keyboard.press('N')
  await expect(postWith(page, 'Said since')).toBeFocused()
  await page.goto('/main/friends')
  await page.goto(`/notice/${root.id}`)
  await expect(postWith(page, 'Said since')).toBeVisible()
  await expect(main.getByRole('button', { name: /since your last visit/ })).toHaveCount(0)
})

test('a conversation opens and shuts where its post stands in the timeline, and Back finds it open', async ({
  server,
  openAs,
  memberApi,
  secondApi,
}) => {
  const root = await memberApi.post('What came before', { visibility: 'unlisted' })
  const words = newWords('Opened in the timeline')
  const post = await memberApi.post(words, { in_reply_to_id: root.id })
  for (let number = 0; number < 12; number += 1)
    await secondApi.post(`Answered below, ${number}`, { in_reply_to_id: post.id })
  await memberApi.post(newWords('Something newer'))

  const page = await openAs(server.accounts.member, '/main/friends')
  const main = page.getByRole('main')
  const opened = postWith(page, words)
  await expect(postWith(page, 'Something newer').first()).toBeVisible()
  await page.mouse.move(500, 500)
  await wheelTo(page, opened, 300)
  await opened.getByRole('button', { name: 'More', exact: true }).click()
  await stillness(page)
  const before = await top(opened)
  await choose(page, 'Show conversation here')
  await expect(main.getByRole('heading', { name: 'Conversation' })).toBeVisible()
  await expect(main.getByText('What came before')).toBeVisible()
  await expectTop(opened, before)

  const last = main.locator('[data-row-id*=">"]').filter({ hasText: 'Answered below, 11' })
  await page.mouse.move(500, 500)
  await wheelTo(page, last, 300)
  await expect(main.getByRole('heading', { name: 'Conversation' })).toBeInViewport()
  await stillness(page)
  const left = await top(last)
  // The runner's own press would scroll to where the heading stands when it does not stick.
  const whole = main.getByRole('link', { name: 'Open full conversation' }).first()
  await whole.evaluate((link) => (link as HTMLElement).click())
  await page.waitForURL(`**/notice/${post.id}`)
  await expect(main.getByRole('radio', { name: 'Linear', exact: true })).toBeVisible()
  await page.goBack()
  await expectTop(last, left)
  await main.getByRole('button', { name: 'Collapse conversation' }).first().click()
  await expect(opened).toBeFocused()
  await expect(last).toHaveCount(0)
})
