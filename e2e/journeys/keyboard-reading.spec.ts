import type { Page } from '@playwright/test'
import { test } from '../fixtures/faults.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { stillness } from '../fixtures/place.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect } from '../fixtures/test.ts'

/** Minimum interval between two requests for older posts [LIM-10]. */
const OLDER_MS = 1_000

/** Which post of the feed has the focus, counted from 1, where its top is, and what the sticky headings cover. */
function focusedPost(page: Page) {
  return page.evaluate(() => {
    const post = document.activeElement?.closest('article')
    const covered = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0
    return {
      place: Number(post?.getAttribute('aria-posinset')),
      id: post?.getAttribute('data-status-id'),
      top: post?.getBoundingClientRect().top ?? Number.NaN,
      covered,
      height: innerHeight,
    }
  })
}

/** Moves from the article at this place to the next one, also over the end of what was loaded. */
async function pageDown(page: Page, place: number) {
  await page.keyboard.press('PageDown')
  await expect(async () => {
    const now = await focusedPost(page)
    if (now.place === place) {
      await page.clock.fastForward(OLDER_MS)
      await page.keyboard.press('PageDown')
    }
    expect(now.place).toBe(place + 1)
    expect(now.top).toBeGreaterThanOrEqual(now.covered)
    expect(now.top).toBeLessThan(now.height)
  }).toPass({ intervals: [20] })
}

test('[POST-55] [POST-03] without a mouse: down 500 posts, into a thread, an answer, a vote, the viewer, a tag, and always back to the same post', async ({
  openAs,
  server,
  simulation,
}) => {
  await simulation.post(505)
  const [tagged, asked, shown, root] = ['A tag', 'A question', 'Pictures', 'A root'].map(newWords)
  await simulation.post(1, { text: `${tagged} #herons` })
  await simulation.post(1, { text: asked ?? '', poll: { options: ['Reed', 'Willow'], expiresIn: 3_600 } })
  await simulation.post(1, { text: shown ?? '', pictures: 2 })
  await simulation.post(1, { text: root ?? '' })
  const page = await openAs(server.accounts.member, '/main/friends', {}, true)
  const post = (words = '') => postWith(page, words)
  await expect(post(root)).toBeVisible()

  await test.step('opens a thread and answers', async () => {
    await page.keyboard.press('j')
    await expect(post(root)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/notice/**')
    await expect(post(root)).toBeFocused()
    await page.keyboard.press('r')
    const field = page.getByRole('form', { name: /^Reply to/ }).getByRole('textbox', { name: 'Post text' })
    await expect(field).toBeFocused()
    const answer = newWords('Typed blind, with j and ? in it')
    await page.keyboard.type(answer)
    await page.keyboard.press('Control+Enter')
    await expect(post(answer)).toBeVisible()
    await expect(post(root)).toBeFocused()
    await page.keyboard.press('u')
    await page.waitForURL('**/main/friends')
    await expect(post(root)).toBeFocused()
  })

  await test.step('opens the media viewer, goes on in it and leaves it', async () => {
    await page.keyboard.press('j')
    await expect(post(shown)).toBeFocused()
    await page.keyboard.press('v')
    const viewer = page.getByRole('dialog', { name: 'Media viewer' })
    await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(post(shown)).toBeFocused()
  })

  await test.step('votes', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(post(asked)).toBeFocused()
    await tabTo(page, post(asked).getByRole('radio', { name: 'Reed' }))
    await page.keyboard.press('ArrowDown')
    await expect(post(asked).getByRole('radio', { name: 'Willow' })).toBeChecked()
    await tabTo(page, post(asked).getByRole('button', { name: 'Vote' }))
    await page.keyboard.press('Enter')
    await expect(post(asked)).toContainText('your vote')
    await expect
      .poll(async () => (await focusedPost(page)).id)
      .toBe(await post(asked).getAttribute('data-status-id'))
  })

  await test.step('follows a link to a tag and comes back', async () => {
    await page.keyboard.press('j')
    await expect(post(tagged)).toBeFocused()
    await tabTo(page, post(tagged).getByRole('link', { name: '#herons' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tag/herons')
    await expect(page.getByRole('heading', { name: '#herons' })).toBeVisible()
    await expect(post(tagged)).toBeVisible()
    await page.keyboard.press('Backspace')
    await page.waitForURL('**/main/friends')
    await expect(post(tagged)).toBeFocused()
  })

  await test.step('goes down 500 posts, and finds the last of them again', async () => {
    const start = (await focusedPost(page)).place
    for (let press = 0; press < 500; press += 1) await pageDown(page, start + press)
    await stillness(page)
    const before = await focusedPost(page)
    expect(before.place).toBe(start + 500)
    expect(await page.locator('[data-row-id]').count()).toBeLessThan(60)
    await page.keyboard.press('o')
    await page.waitForURL('**/notice/**')
    await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible()
    await page.keyboard.press('u')
    await page.waitForURL('**/main/friends')
    await expect.poll(async () => (await focusedPost(page)).id).toBe(before.id)
    const after = await focusedPost(page)
    expect(after.place).toBe(before.place)
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1)
    await page.keyboard.press('PageUp')
    expect((await focusedPost(page)).place).toBe(start + 499)
  })

  await test.step('leaves the feed on either side, and goes elsewhere by two keys', async () => {
    await page.keyboard.press('Control+Home')
    await expect(page.getByRole('main').getByRole('button', { name: 'Quick settings' })).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Control+End')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="feed"]'))).toBeNull()
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    await page.waitForURL('**/main/public')
  })

  await test.step('shows every key, and switches them off', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByRole('region', { name: 'Go to' })).toContainText('Bookmarks')
    await tabTo(page, sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(sheet).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/main/public')
  })
})
