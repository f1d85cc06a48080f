import type { Page } from '@playwright/test'
import { newWords, postWith } from '../fixtures/posts.ts'
import { smallTargets } from '../fixtures/targets.ts'
import { expect, test } from '../fixtures/test.ts'
import { countRequests, settle } from '../fixtures/walk.ts'

const heights = { 390: 844, 1440: 900 } as const

for (const width of [390, 1440] as const) {
  test(`whatever can be pressed has 24 px or room around it, at ${width} px`, async ({
    page,
    openAs,
    server,
    memberApi,
    secondApi,
  }) => {
    const options = { viewport: { width, height: heights[width] } }
    const lookAt = async (where: string, at: Page) => {
      expect.soft(await smallTargets(at), where).toEqual([])
    }
    await page.setViewportSize(options.viewport)
    for (const path of ['/login', '/registration']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByLabel('Username')).toBeVisible()
      await lookAt(path, page)
    }

    const { username } = server.accounts.member
    const words = newWords('forty geese')
    const root = await memberApi.post(
      `${words} #geese https://example.com/geese @${secondApi.account.username}`,
    )
    await memberApi.post(`A question about ${words}`, {
      poll: { options: ['Forty', 'Fifty'], expires_in: 3600 },
    })
    const answer = await secondApi.post(`@${username} An answer to ${words}`, { in_reply_to_id: root.id })
    const further = await memberApi.post(`Further down ${words}`, { in_reply_to_id: answer.id })
    await memberApi.post(`Another one about ${words}`, { in_reply_to_id: root.id })
    await memberApi.call('PUT', `/api/v1/statuses/${further.id}`, { status: `A changed text about ${words}` })
    await secondApi.call('POST', `/api/v1/statuses/${root.id}/favourite`)
    await secondApi.call('PUT', `/api/v1/pleroma/statuses/${root.id}/reactions/🐦`)
    await memberApi.call('POST', '/api/v1/lists', { title: words })

    const reader = await openAs(server.accounts.member, '/main/friends', options)
    const main = reader.getByRole('main')
    await expect(postWith(reader, `A question about ${words}`)).toBeVisible()
    await lookAt('home', reader)
    const openRequests = countRequests(reader)
    const paths = [
      `/users/${username}`,
      `/${username}/notifications`,
      `/users/${username}/interactions`,
      '/search',
      `/search?query=geese`,
      '/lists',
      `/notice/${root.id}`,
    ]
    for (const path of paths) {
      await reader.goto(path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await settle(reader, openRequests, 3)
      await lookAt(path, reader)
    }
    await main.getByRole('radio', { name: 'Tree', exact: true }).check()
    await lookAt('a tree', reader)
    await main
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click()
    await expect(main.getByRole('textbox', { name: 'Post text' })).toBeFocused()
    await lookAt('an answer', reader)
    await reader.goto('/main/friends')
    await expect(postWith(reader, `A question about ${words}`)).toBeVisible()
    await reader.keyboard.press('n')
    await expect(reader.getByRole('dialog').getByRole('textbox', { name: 'Post text' })).toBeFocused()
    await lookAt('the composer', reader)
  })
}

/** What a press on the middle of each control in the last row, or of what has the focus, would meet of the button. */
const coveredControls = (page: Page, selector: string) =>
  page.evaluate((controls) => {
    const button = document.querySelector('div:has(> div > #posts) > button')
    if (button === null) return ['there is no floating button']
    const covering = button.getBoundingClientRect()
    const overlaps = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < covering.right && right > covering.left && top < covering.bottom && bottom > covering.top
    }
    return [...document.querySelectorAll(controls)]
      .filter((element) => element !== button && element.checkVisibility() && overlaps(element))
      .map((element) => element.ariaLabel ?? element.textContent)
  }, selector)

test('the floating button covers no control of the last row at the end of a list, and nothing that has the focus', async ({
  openAs,
  server,
  memberApi,
}) => {
  const words = newWords('a gander')
  for (let number = 1; number <= 8; number += 1) await memberApi.post(`Alone, ${number} of ${words}`)
  const root = await memberApi.post(`The first of ${words}`)
  for (let number = 1; number <= 6; number += 1)
    await memberApi.post(`Number ${number} of ${words}`, { in_reply_to_id: root.id })
  const page = await openAs(server.accounts.member, '/main/friends', {
    viewport: { width: 390, height: 844 },
  })
  const main = page.getByRole('main')
  await expect(postWith(page, `The first of ${words}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New post', exact: true })).toBeVisible()
  for (let posts = 0; posts < 6; posts += 1) {
    await page.keyboard.press('j')
    await expect(main.locator(`article:focus[aria-posinset="${posts + 1}"]`)).toBeVisible()
    expect(await coveredControls(page, 'main article:focus :is(a[href], button)')).toEqual([])
  }
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await coveredControls(page, 'main :focus'), `after ${presses + 1} presses`).toEqual([])
  }

  const openRequests = countRequests(page)
  const controls = 'main :is(a[href], button, input, textarea)'
  const { username } = server.accounts.member
  for (const path of ['/main/friends', `/notice/${root.id}`, `/users/${username}`, '/search?query=gander']) {
    await page.goto(path)
    await expect(main.getByRole('article').first()).toBeVisible()
    // More comes while the end is near, and may be asked for a moment after all is still.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await settle(page, openRequests, 3)
      const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
      expect(left).toBeLessThan(2)
      expect(await coveredControls(page, controls), path).toEqual([])
    }).toPass()
  }
})
