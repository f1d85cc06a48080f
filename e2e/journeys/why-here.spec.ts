import { unfollow } from '../fixtures/api.ts'
import { expectFocusKept, tabTo } from '../fixtures/keyboard.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { longNotices } from '../fixtures/settings.ts'
import { expect, test } from '../fixtures/test.ts'

test('with the keyboard alone a member learns that a hashtag brought a post to Home, keeps the hashtag out and undoes it', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  const tag = newWords('geese').replace(' ', '')
  const words = newWords('A skein over the mill')
  await unfollow(memberApi, secondApi.id)
  await secondApi.post(`${words} #${tag}`)
  // Only a hashtag that some post has can be followed.
  await memberApi.call('POST', `/api/v1/tags/${tag}/follow`)
  const page = await openAs(server.accounts.member, '/main/friends', { settings: longNotices })
  const expectNotice = await watchNotices(page)
  const post = postWith(page, words)
  const more = post.getByRole('button', { name: 'More', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Why is this here?' })
  const ask = async () => {
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('menuitem', { name: 'Why is this here?' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(`It has #${tag}, a hashtag you follow.`)
    await expect(dialog).not.toContainText('You follow')
  }

  await ask()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()

  await ask()
  await tabTo(page, dialog.getByRole('button', { name: `Keep #${tag} out of Home` }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(post).toHaveCount(0)
  await expectFocusKept(page)
  await expectNotice(/^Posts that only #geese\w+ brings to Home are hidden there\./)
  await page.keyboard.press('z')
  await expect(post).toBeVisible()
  await expectFocusKept(page)
  await memberApi.call('POST', `/api/v1/tags/${tag}/unfollow`)
})
