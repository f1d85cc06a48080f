import { expect, test } from '../fixtures/test.ts'
import { expectNothingFound } from './nothing-found.ts'

const inWindow = { isOver: true, within: ['dialog[open]'] } as const

for (const width of [390, 1024, 1440]) {
  test(`axe finds nothing in filters, mutes and blocks, sessions and people you follow that have something to show, at ${width} px`, async ({
    openAs,
    server,
    memberApi,
  }) => {
    const { secondMember, moderator, admin } = server.accounts
    const idOf = async (username: string) =>
      (await memberApi.call<{ id: string }>('GET', `/api/v1/accounts/lookup?acct=${username}`)).id
    const [muted, blocked, followed] = await Promise.all(
      [secondMember, moderator, admin].map(({ username }) => idOf(username)),
    )
    await memberApi.call('POST', `/api/v1/accounts/${muted}/mute`)
    await memberApi.call('POST', `/api/v1/accounts/${blocked}/block`)
    await memberApi.call('POST', `/api/v1/accounts/${followed}/follow`)
    await memberApi.post('Something about geese in general')
    const { id } = await memberApi.call<{ id: string }>('POST', '/api/v1/filters', {
      phrase: 'geese in general',
      context: ['home'],
    })
    try {
      const page = await openAs(server.accounts.member, '/main/settings/filters', {
        viewport: { width, height: 900 },
      })
      const window = page.getByRole('dialog', { name: 'Settings' })

      await test.step('filters, and the editor', async () => {
        const edit = window.getByRole('button', { name: 'Edit filter “geese in general”' })
        await edit.click()
        // On a phone the editor is a window of its own.
        await expect(page.getByText(/^Would fold \d/).first()).toBeVisible()
        await expectNothingFound(page, inWindow)
        await page.keyboard.press('Escape')
        await expect(edit).toBeFocused()
        await expectNothingFound(page, inWindow)
      })

      await test.step('muted people', async () => {
        await window.getByRole('tab', { name: 'Muted people' }).click()
        await window.getByRole('checkbox', { name: 'Select all' }).check()
        await expect(window.getByRole('button', { name: /^Unmute \d/ })).toBeVisible()
        await expectNothingFound(page, inWindow)
      })

      await test.step('blocked people', async () => {
        await window.getByRole('tab', { name: 'Blocked' }).click()
        await expect(window.getByRole('checkbox', { name: 'Select all' })).toBeVisible()
        await expectNothingFound(page, inWindow)
      })

      await test.step('sessions and two-factor sign-in', async () => {
        await page.goto('/main/settings/security')
        await expect(window.getByRole('listitem').filter({ hasText: '(this browser)' })).toHaveCount(1)
        await expect(window.getByRole('button', { name: 'Make new recovery codes' })).toBeVisible()
        await expectNothingFound(page, inWindow)
      })

      await test.step('people you follow, with some selected', async () => {
        await page.goto('/main/following')
        await page.getByRole('button', { name: /^Select (?:all )?\d+ (?:people|person) shown$/ }).click()
        await expect(page.getByRole('button', { name: 'Unfollow…' })).toBeVisible()
        await expectNothingFound(page)
        await page.getByRole('button', { name: 'Add to list…' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNothingFound(page, inWindow)
      })
    } finally {
      await memberApi.call('POST', `/api/v1/accounts/${muted}/unmute`)
      await memberApi.call('POST', `/api/v1/accounts/${blocked}/unblock`)
      await memberApi.call('DELETE', `/api/v1/filters/${id}`)
    }
  })
}
