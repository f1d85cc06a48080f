import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'

/** Milliseconds of the shortest time that is offered for later, and a minute in which the list looks at the clock. */
const HOUR_MS = 3_660_000

test('with the keyboard alone notifications are done, put off, quieted, answered and cleared, and taken back', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  const { username } = server.accounts.member
  await memberApi.call('POST', '/api/v1/notifications/clear')
  const own = await memberApi.post('Has anybody seen the ladle?')
  for (const words of ['The first answer', 'The second answer', 'The third answer'])
    await secondApi.post(`@${username} ${words}`, { in_reply_to_id: own.id })
  await secondApi.call('POST', `/api/v1/statuses/${own.id}/favourite`)

  const page = await openAs(server.accounts.member, `/${username}/notifications`)
  await page.clock.install()
  const main = page.getByRole('main')
  const answers = main.getByRole('article', { name: /replied to you/ })
  const answer = (words: string) => main.getByRole('article', { name: words })
  const group = main.getByRole('article', { name: /^Your post\. Has anybody seen the ladle/ })
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(answers).toHaveCount(3)
  await expect(group).toBeVisible()

  await test.step('done, and taken back', async () => {
    await page.keyboard.press('j')
    await expect(answer('The third answer')).toBeFocused()
    await page.keyboard.press('e')
    await expect(answers).toHaveCount(2)
    await expect(answer('The second answer')).toBeFocused()
    await expect(notices.getByText('Done. 3 left.')).toBeVisible()
    await page.keyboard.press('z')
    await expect(answers).toHaveCount(3)
  })

  await test.step('put off, over a reload, and back at its time', async () => {
    await answer('The second answer').focus()
    await page.keyboard.press('s')
    await expect(page.getByRole('menuitem', { name: /^In 1 hour/ })).toBeVisible()
    await page.keyboard.press('1')
    await expect(answer('The second answer')).toBeHidden()
    await expect(answer('The first answer')).toBeFocused()
    await page.reload()
    await expect(answers).toHaveCount(2)
    await page.clock.fastForward(HOUR_MS)
    await expect(answers).toHaveCount(3)
  })

  await test.step('quiet, and taken back', async () => {
    await group.focus()
    await page.keyboard.press('m')
    await expect(group).toBeHidden()
    await expect(answers).toHaveCount(3)
    await page.keyboard.press('z')
    await expect(group).toBeVisible()
  })

  await test.step('answered, which is done', async () => {
    await answer('The first answer').focus()
    await page.keyboard.press('r')
    await expect(main.getByRole('textbox', { name: 'Post text' })).toBeFocused()
    await page.keyboard.type('Thank you')
    await page.keyboard.press('Control+Enter')
    await expect(answer('The first answer')).toBeHidden()
    await expect(answers).toHaveCount(2)
  })

  await test.step('what is done is cleared, and taken back', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Done', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(answers).toHaveCount(1)
    await tabTo(page, main.getByRole('button', { name: 'Clear', exact: true }))
    await page.keyboard.press('Enter')
    await expect(main.getByText('Nothing is done yet.')).toBeVisible()
    await page.keyboard.press('z')
    await expect(answers).toHaveCount(1)
  })
})
