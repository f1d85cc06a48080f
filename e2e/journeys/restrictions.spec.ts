import type { Locator, Page } from '@playwright/test'
import { expectNothingFound } from '../accessibility/nothing-found.ts'
import { changeKept } from '../fixtures/kept.ts'
import { markOption, tabTo } from '../fixtures/keyboard.ts'
import { longNotices } from '../fixtures/settings.ts'
import { expect, test } from '../fixtures/test.ts'

interface Person {
  readonly id: string
  readonly username: string
  readonly display_name?: string
}

const nameOf = ({ display_name, username }: Person) => display_name || username

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('[SET-37] [SET-38] with the keyboard alone people are unmuted and unblocked in one go, and a server is blocked by a part of its name', async ({
  openAs,
  server,
  memberApi,
}) => {
  const { secondMember, lockedMember, moderator } = server.accounts
  const find = ({ username }: { readonly username: string }) =>
    memberApi.call<Person>('GET', `/api/v1/accounts/lookup?acct=${username}`)
  const muted = [await find(secondMember), await find(lockedMember)]
  const blocked = await find(moderator)
  // No one of another server has been here.
  if (server.isEmbedded)
    changeKept(server, (database) =>
      database.exec(
        `insert into remote_hosts values ('bog.example', 'bog.example', null, '', '', 'null') on conflict do nothing`,
      ),
    )
  const own = new URL(server.url).hostname
  const peers = await memberApi.call<string[]>('GET', '/api/v1/instance/peers')
  const domains = await memberApi.call<string[]>('GET', '/api/v1/domain_blocks')
  const host = peers.find(
    (each) => /^[a-z\d-]+\.[a-z.]+$/.test(each) && each !== own && !domains.includes(each),
  )
  for (const { id } of muted) await memberApi.call('POST', `/api/v1/accounts/${id}/mute`)
  await memberApi.call('POST', `/api/v1/accounts/${blocked.id}/block`)

  try {
    const page = await openAs(server.accounts.member, '/main/settings/filters', { settings: longNotices })
    const window = page.getByRole('dialog', { name: 'Settings' })
    const inWindow = { isOver: true, within: ['dialog[open]'] } as const
    const box = (name: string) => window.getByRole('checkbox', { name: `Select ${name}`, exact: true })

    await test.step('muted people are unmuted', async () => {
      await tabTo(page, window.getByRole('tab', { name: /^Filters/ }))
      await page.keyboard.press('ArrowRight')
      for (const person of muted) await press(page, box(nameOf(person)), 'Space')
      await expectNothingFound(page, inWindow)
      await press(page, window.getByRole('button', { name: 'Unmute 2 people' }), 'Enter')
      for (const person of muted) await expect(box(nameOf(person))).toHaveCount(0)
    })

    await test.step('blocked people are unblocked', async () => {
      await tabTo(page, window.getByRole('tab', { name: 'Muted people' }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await expect(window.getByRole('tab', { name: 'Blocked' })).toBeFocused()
      await press(page, box(nameOf(blocked)), 'Space')
      await press(page, window.getByRole('button', { name: 'Unblock 1 person' }))
      await expect(box(nameOf(blocked))).toHaveCount(0)
      const path = [...muted, blocked].map(({ id }) => `id[]=${encodeURIComponent(id)}`).join('&')
      const relations = await memberApi.call<{ muting: boolean; blocking: boolean }[]>(
        'GET',
        `/api/v1/accounts/relationships?${path}`,
      )
      expect(relations.filter(({ muting, blocking }) => muting || blocking)).toEqual([])
    })

    if (host === undefined) return
    await test.step('a server is blocked by a part of its name, and unblocked', async () => {
      await tabTo(page, window.getByRole('tab', { name: 'Blocked' }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await tabTo(page, window.getByRole('combobox', { name: 'Server', exact: true }))
      await page.keyboard.type(host.slice(0, -1))
      await markOption(page, page.getByRole('option', { name: host, exact: true }))
      await expectNothingFound(page, inWindow)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await press(page, page.getByRole('button', { name: `Block ${host}`, exact: true }))
      const unblock = window.getByRole('button', { name: `Unblock ${host}` })
      await expect(unblock).toBeVisible()
      expect(await memberApi.call<string[]>('GET', '/api/v1/domain_blocks')).toContain(host)
      await press(page, unblock)
      await expect(unblock).toHaveCount(0)
    })
  } finally {
    for (const { id } of muted) await memberApi.call('POST', `/api/v1/accounts/${id}/unmute`)
    await memberApi.call('POST', `/api/v1/accounts/${blocked.id}/unblock`)
    if (host !== undefined) await memberApi.call('DELETE', '/api/v1/domain_blocks', { domain: host })
  }
})
