import type { Locator, Page } from '@playwright/test'
import { test } from '../fixtures/faults.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect } from '../fixtures/test.ts'

async function press(page: Page, control: Locator, key = 'Tab') {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}

/** Selects a word of a post, as a caret of the browser would. */
const select = (post: Locator, word: string) =>
  post.evaluate((article, wanted) => {
    const nodes = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
    }
  }, word)

test('[POST-38] with the keyboard alone a word selected in a post becomes a filter, its posts are folded and lead to it, and they are back when it is removed', async ({
  openAs,
  server,
  simulation,
}) => {
  const word = newWords('').trim()
  await simulation.post(4)
  await simulation.post(1, { text: 'No bread', subject: `About ${word}` })
  await simulation.post(1, { text: `Is ${word.toUpperCase()} for sale?` })
  await simulation.post(1, { text: `Somebody baked ${word}s` })
  await simulation.post(1, { text: `A gull took the ${word}.` })
  const page = await openAs(server.accounts.member, '/main/friends')
  const main = page.getByRole('main')
  const post = postWith(page, 'A gull took')
  await expect(post).toBeVisible()

  await test.step('the menu of the post opens the editor with the word, and the editor says what it would do', async () => {
    await page.keyboard.press('j')
    await expect(post).toBeFocused()
    await select(post, word)
    await press(page, post.getByRole('button', { name: 'More', exact: true }))
    await press(page, page.getByRole('menuitem', { name: 'Filter posts like this…' }), 'ArrowDown')
    const dialog = page.getByRole('dialog', { name: 'New filter' })
    await expect(dialog.getByRole('textbox', { name: 'What to filter' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: `“${word}”` })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByText(/^Would fold 3 of the last \d+ posts$/)).toBeVisible()
    const posts = dialog.getByRole('list', { name: 'Posts that the filter is for' })
    await expect(posts.getByRole('listitem')).toHaveCount(3)
    await press(page, dialog.getByRole('button', { name: 'Save filter' }))
    await expect(dialog).toBeHidden()
  })

  const reason = page.getByRole('button', { name: `Edit filter “${word}”` })
  const reasons = main.getByRole('article').filter({ has: reason })
  await test.step('exactly those posts are folded, and the focus is at the post', async () => {
    await expect(reasons).toHaveCount(3)
    await expect(post).toBeHidden()
    await expect(postWith(page, `baked ${word}s`)).toBeVisible()
    await expect(reasons.first()).toBeFocused()
  })

  await test.step('the reason leads to the filter, and the posts are back when it is removed', async () => {
    await press(page, reasons.first().getByRole('button', { name: /^Edit filter/ }))
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(settings.getByRole('form', { name: 'Edit filter' })).toBeVisible()
    await press(page, settings.getByRole('button', { name: `Remove filter “${word}”` }))
    await expect(settings.getByRole('button', { name: `Remove filter “${word}”` })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(reasons).toHaveCount(0)
    await expect(post).toBeVisible()
  })
})
