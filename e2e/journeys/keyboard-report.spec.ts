import { expectFocusKept, tabTo } from '../fixtures/keyboard.ts'
import { newWords } from '../fixtures/posts.ts'
import { closeReports } from '../fixtures/reports.ts'
import { expect, test } from '../fixtures/test.ts'

interface Sent {
  readonly account_id: string
  readonly status_ids: readonly string[]
  readonly comment: string
  readonly forward: boolean
}

test('[REPORT-01] [REPORT-02] [REPORT-03] with the keyboard alone a post is reported, and the focus comes back to it', async ({
  openAs,
  server,
  secondApi,
}) => {
  const words = newWords('A post to report')
  const comment = newWords('Only a journey')
  const { id } = await secondApi.post(words)
  const page = await openAs(server.accounts.member, `/notice/${id}`)
  const post = page.getByRole('main').getByRole('article').filter({ hasText: words })
  const more = post.getByRole('button', { name: 'More', exact: true })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('menuitem', { name: 'Report' }), 'ArrowDown')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: /^Report / })
  await expect(dialog.getByRole('heading', { name: 'Which posts is it about?' })).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: new RegExp(words) })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'What should the moderators know?' })).toBeFocused()
  await page.keyboard.type(comment)
  await tabTo(page, dialog.getByRole('button', { name: 'Send report' }))
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/v1/reports'))
  await page.keyboard.press('Enter')
  expect((await sending).postDataJSON() as Sent).toEqual({
    account_id: secondApi.id,
    status_ids: [id],
    comment,
    forward: false,
  })
  await expect(dialog.getByRole('heading', { name: 'Thank you. It’s with the moderators.' })).toBeFocused()
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectFocusKept(page)
  await expect(more).toBeFocused()
  await closeReports(server, comment)
})
