import { unfollow } from '../fixtures/api.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { longNotices } from '../fixtures/settings.ts'
import { choose } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'
import { saidWithoutNetwork, withWorker } from '../fixtures/worker.ts'

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

  const path = `/${username}/notifications`
  const page = await openAs(server.accounts.member, path, { settings: longNotices }, true)
  const expectNotice = await watchNotices(page)
  const main = page.getByRole('main')
  const answers = main.getByRole('article', { name: /replied to you/ })
  const answer = (words: string) => main.getByRole('article', { name: words })
  const group = main.getByRole('article', { name: /^Your post\. Has anybody seen the ladle/ })
  await expect(answers).toHaveCount(3)
  await expect(group).toBeVisible()

  await test.step('done, and taken back', async () => {
    await page.keyboard.press('j')
    await expect(answer('The third answer')).toBeFocused()
    await page.keyboard.press('e')
    await expect(answers).toHaveCount(2)
    await expect(answer('The second answer')).toBeFocused()
    await expectNotice(/^Done\. 3 left\./)
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
    await tabTo(page, page.getByRole('link', { name: 'Done', exact: true }))
    await page.keyboard.press('Enter')
    await expect(answers).toHaveCount(1)
    await expect(main.getByRole('form')).toBeHidden()
    await tabTo(page, main.getByRole('button', { name: 'Clear', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(main.getByText('Nothing is done yet.')).toBeVisible()
    await page.keyboard.press('z')
    await expect(answers).toHaveCount(1)
  })
})

test.describe('with an account that approves its followers', () => {
  test.afterEach(async ({ memberApi, secondApi }) => {
    await memberApi.call('PATCH', '/api/v1/accounts/update_credentials', { locked: false })
    await unfollow(secondApi, memberApi.id)
  })

  test('with the keyboard alone somebody who asks to follow is let in, and the whole list is cleared and taken back', async ({
    openAs,
    server,
    memberApi,
    secondApi,
  }) => {
    const { username } = server.accounts.member
    const asker = secondApi.name
    await memberApi.call('POST', '/api/v1/notifications/clear')
    const relation = async () => {
      const path = `/api/v1/accounts/relationships?id[]=${secondApi.id}`
      return (await memberApi.call<{ followed_by: boolean }[]>('GET', path))[0]
    }
    await unfollow(secondApi, memberApi.id)
    await memberApi.call('PATCH', '/api/v1/accounts/update_credentials', { locked: true })
    await secondApi.call('POST', `/api/v1/accounts/${memberApi.id}/follow`)
    for (const words of ['The first answer', 'The second answer'])
      await secondApi.post(`@${username} ${words}`)
    const path = `/${username}/notifications`
    const page = await openAs(server.accounts.member, path, { settings: longNotices })
    const main = page.getByRole('main')

    await test.step('approved, taken back, and approved for good: it leaves with the page at the latest', async () => {
      const request = main.getByRole('article', { name: `${asker} wants to follow you` })
      const approved = main.getByRole('article', { name: `${asker} followed you` })
      await tabTo(page, request.getByRole('button', { name: `Approve ${asker}` }))
      await page.keyboard.press('Enter')
      await expect(approved.getByText('Approved')).toBeVisible()
      await page.keyboard.press('z')
      await expect(request).toBeVisible()
      expect(await relation()).toMatchObject({ followed_by: false })
      await tabTo(page, request.getByRole('button', { name: `Approve ${asker}` }))
      await page.keyboard.press('Enter')
      await expect(approved.getByText('Approved')).toBeVisible()
      await page.reload()
      await expect.poll(relation).toMatchObject({ followed_by: true })
    })

    await test.step('all that is shown is cleared, and taken back', async () => {
      await choose(page, memberApi.id, { notificationTasks: false })
      await page.reload()
      const rows = main.getByRole('feed', { name: 'Notifications' }).getByRole('article')
      await expect(rows.first()).toBeVisible()
      const count = await rows.count()
      expect(count).toBeGreaterThan(1)
      await tabTo(page, main.getByRole('button', { name: 'Clear all' }))
      await page.keyboard.press('Enter')
      await expect(rows).toHaveCount(0)
      await page.keyboard.press('z')
      await expect(rows).toHaveCount(count)
      await page.reload()
      await expect(rows).toHaveCount(count)
    })
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('one that was put off comes back at its time, with the page open and after a reload', async ({
    openAs,
    server,
    memberApi,
    secondApi,
    complaints,
  }) => {
    complaints.allow(saidWithoutNetwork)
    const { username } = server.accounts.member
    await memberApi.call('POST', '/api/v1/notifications/clear')
    for (const words of ['The first answer', 'The second answer'])
      await secondApi.post(`@${username} ${words}`)
    const page = await openAs(server.accounts.member, `/${username}/notifications`, {
      serviceWorkers: 'allow',
    })
    const answers = page.getByRole('main').getByRole('article', { name: /The (?:first|second) answer/ })
    await expect(answers).toHaveCount(2)
    await withWorker(page)
    await expect(answers).toHaveCount(2)
    const putOff = async () => {
      await answers.first().focus()
      await page.keyboard.press('s')
      await expect(page.getByRole('menuitem', { name: /^In 1 hour/ })).toBeVisible()
      await page.keyboard.press('1')
      await expect(answers).toHaveCount(1)
    }

    await test.step('with the page open', async () => {
      await page.clock.install()
      await putOff()
      await page.reload()
      await expect(answers).toHaveCount(1)
      await page.context().setOffline(true)
      await page.clock.fastForward(HOUR_MS)
      await expect(answers).toHaveCount(2)
    })

    await test.step('after a reload', async () => {
      await putOff()
      await page.reload()
      const offline = page.getByRole('main').getByText(/^You’re offline\. Showing notifications from/)
      await expect(offline).toBeVisible()
      await expect(answers).toHaveCount(1)
      await page.clock.fastForward(HOUR_MS)
      await expect(answers).toHaveCount(2)
      await page.context().setOffline(false)
      await expect(offline).toHaveCount(0)
      await expect(answers).toHaveCount(2)
    })
  })
})
