import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getComposing } from '../../model/writing.ts'
import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { getReporting, stopReporting } from '../../model/windows.ts'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { arrive, button, depart, meet, mira, path, question, relation, said } from './testing/meet.tsx'

let server: FakeServer

beforeEach(async () => {
  server = await arrive()
})
afterEach(depart)

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const openMenu = () => button('More options for Mira').press()

describe('what is so between two people', () => {
  test('the focus comes back to the menu’s button when a question from it is answered', async () => {
    await meet(server)
    const more = button('More options for Mira')
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Mute for a while…' }).press()
    await expect.element(page.getByRole('combobox', { name: 'How long' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(more).toHaveFocus()
  })

  test.each([
    ['muting', 'Mute', 'Unmute', 'mute', 'unmute', { muting: true }, 'Mira is muted.'],
    [
      'hiding repeats',
      'Hide repeats',
      'Show repeats',
      'follow',
      'follow',
      { showing_reblogs: false },
      'Repeats by Mira are hidden.',
    ],
  ])(
    '[USER-20] [USER-22] %s shows at once and is taken back from the notice',
    async (_, on, off, call, back, then, words) => {
      await meet(server, { following: true })
      await openMenu()
      await item(on).press()
      await expect.poll(() => server.changes).toEqual([path(call)])
      await openMenu()
      await expect.element(item(off)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      server.last().answer(relation({ following: true, ...then }))
      await expect.element(said(words)).toBeVisible()
      await button('Undo').press()
      await expect.poll(() => server.changes).toEqual([path(call), path(back)])
      server.last().answer(relation({ following: true }))
      await openMenu()
      await expect.element(item(on)).toBeVisible()
    },
  )

  test('[USER-19] blocking explains itself and asks, ends following at once, and says what its way back leaves undone', async () => {
    await meet(server, { following: true, followed_by: true })
    await openMenu()
    await item('Block').press()
    await expect.element(question()).toMatchAriaInlineSnapshot(`
      - dialog "Block Mira?":
        - heading "Block Mira?" [level=2]
        - text: You’ll stop following each other and won’t see each other’s posts. They won’t be told, but they may notice.
        - button "Cancel"
        - button "Block"
    `)
    await button('Block').press()
    await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible()
    await expect.element(button('Follow Mira')).toBeVisible()
    expect(server.changes).toEqual([path('block')])
    server.last().answer(relation({ blocking: true }))
    await expect
      .element(said('Mira is blocked. They no longer follow you; unblocking doesn’t change that.'))
      .toBeVisible()
    await button('Undo').press()
    await expect.poll(() => server.changes).toEqual([path('block'), path('unblock')])
  })

  test('[USER-19] who did not follow is unblocked by the notice, and followed again if they were followed', async () => {
    setSetting('modalOnBlock', false)
    await meet(server, { following: true })
    await openMenu()
    await item('Block').press()
    await expect.poll(() => server.changes).toEqual([path('block')])
    server.last().answer(relation({ blocking: true }))
    await expect.element(said('Mira is blocked.')).toBeVisible()
    await userEvent.keyboard('z')
    await expect.poll(() => server.changes).toEqual([path('block'), path('unblock')])
    server.last().answer(relation())
    await expect.poll(() => server.changes.at(-1)).toBe(path('follow'))
    server.last().answer(relation({ following: true }))
    await expect.element(button('Following Mira')).toBeVisible()
  })

  test('[USER-19] blocking does not ask where the settings say so', async ({ task }) => {
    task.meta.settings = ['modalOnBlock']
    setSetting('modalOnBlock', false)
    await meet(server)
    await openMenu()
    await item('Block').press()
    await expect.poll(() => server.changes).toEqual([path('block')])
  })

  test('muting for a time says how long, and whether notifications are muted', async () => {
    await meet(server)
    await openMenu()
    await item('Mute for a while…').press()
    await page.getByRole('combobox', { name: 'How long' }).selectOptions('6 hours')
    await page.getByRole('checkbox', { name: 'Mute their notifications too' }).press()
    await button('Mute').press()
    await expect.poll(() => server.changes).toEqual([path('mute')])
    expect(server.last().body).toBe('notifications=false&expires_in=21600&duration=21600')
    server.last().answer(relation({ muting: true }))
    await expect.element(said('Mira is muted for 6 hours.')).toBeVisible()
    await expect.element(page.getByText('Muted', { exact: true })).toBeVisible()
  })

  test('[USER-21] the bell is for whom one follows, and asks the server in its own way', async () => {
    const first = await meet(server)
    expect(button('Notify me of new posts').query()).toBeNull()
    await first.unmount()
    changeInstance({ capabilities: capabilitiesOf('pleroma_api') })
    await meet(server, { following: true })
    const bell = button('Notify me of new posts')
    await bell.press()
    await expect.element(bell).toHaveAttribute('aria-pressed', 'true')
    expect(server.changes).toEqual([`POST /api/v1/pleroma/accounts/${mira}/subscribe`])
    server.last().answer(relation({ following: true, subscribing: true }))
    changeInstance({ capabilities: capabilitiesOf() })
    await bell.press()
    await expect.poll(() => server.changes.at(-1)).toBe(path('follow'))
    expect(server.last().body).toBe('notify=false')
  })

  test('[USER-23] a follower is removed after a question; who does not follow cannot be', async () => {
    const first = await meet(server)
    await openMenu()
    await expect.element(item('Block')).toBeVisible()
    expect(item('Remove this follower').query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await first.unmount()
    await meet(server, { followed_by: true })
    await expect.element(page.getByText('Follows you')).toBeVisible()
    await openMenu()
    await item('Remove this follower').press()
    await button('Remove this follower').press()
    await expect.poll(() => server.changes).toEqual([path('remove_from_followers')])
    await expect.element(page.getByText('Follows you')).not.toBeInTheDocument()
  })

  test('[USER-24] a server is blocked as a whole, only of somebody elsewhere', async () => {
    const first = await meet(server)
    await openMenu()
    await expect.element(item('Block')).toBeVisible()
    expect(page.getByRole('menuitem', { name: /bog\.example/ }).query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await first.unmount()
    await meet(server, {}, { acct: 'mira@bog.example', id: mira })
    await openMenu()
    await item('Block bog.example').press()
    await button('Block bog.example').press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/domain_blocks'])
    expect(server.last().body).toBe('domain=bog.example')
    server.last().answer({})
    await expect.element(said('bog.example is blocked.')).toBeVisible()
    await openMenu()
    await expect.element(item('Unblock bog.example')).toBeVisible()
  })

  test('[USER-25] muting and mentioning are off with somebody deactivated', async () => {
    await meet(server, {}, { pleroma: { deactivated: true, relationship: relation() } })
    await expect.element(button('Mention Mira')).toBeDisabled()
    await openMenu()
    await expect.element(item('Mute')).toHaveAttribute('aria-disabled', 'true')
  })

  test('mentioning opens a form that begins with them', async () => {
    await meet(server)
    await button('Mention Mira').press()
    expect(getComposing('window')).toMatchObject({ kind: 'mention', acct: 'mira' })
  })

  test('[REPORT-01] somebody is reported from their own menu', async () => {
    await meet(server)
    await openMenu()
    await item('Report').press()
    expect(getReporting()).toEqual({ accountId: mira, statusId: null })
    stopReporting()
  })

  test('of oneself and for visitors there is nothing to change', async () => {
    await meet(server, {}, { id: 'id-wren', acct: 'wren' })
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('a change that goes wrong', () => {
  const relationships = 'GET /api/v1/accounts/relationships'
  const answers = [
    ['403', 403, { error: 'They said no' }, 'They said no.'],
    ['404', 404, { error: 'Record not found' }, 'Record not found.'],
    ['429', 429, {}, 'You are rate limited.'],
    ['500', 500, {}, 'Internal Server Error.'],
    ['a lost network', null, {}, 'Couldn’t reach the server.'],
  ] as const

  test.each(answers)('comes back after %s and says why', async (_, status, body, words) => {
    await meet(server, { following: true })
    server.on(relationships, [relation({ following: true })])
    await openMenu()
    await item('Mute').press()
    await expect.element(page.getByText('Muted', { exact: true })).toBeVisible()
    if (status === null) server.last().fail()
    else server.last().answer(body, status)
    await expect.element(page.getByText('Muted', { exact: true })).not.toBeInTheDocument()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect.element(notices.getByText(`Couldn’t mute Mira. ${words}`)).toBeVisible()
  })

  test('made without a network was not carried out: nothing says that it may have been', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await meet(server, { following: true })
    await openMenu()
    await item('Mute').press()
    await expect.element(page.getByText('Muted', { exact: true })).toBeVisible()
    server.last().fail()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect.element(notices.getByText('Couldn’t mute Mira. Couldn’t reach the server.')).toBeVisible()
    vi.restoreAllMocks()
  })

  test.each([
    ['Following Mira', 'unfollow', { following: true }, 400, 'Not subscribed!', 'Follow Mira'],
    ['Follow Mira', 'follow', {}, 403, 'They said no', 'Following Mira'],
  ] as const)(
    '[USER-17] %s that was done elsewhere already is done, though the server refuses it',
    async (name, act, now, status, error, after) => {
      setSetting('modalOnUnfollow', false)
      await meet(server, now)
      server.on(relationships, [relation({ following: act === 'follow' })])
      await button(name).press()
      await expect.poll(() => server.changes).toEqual([path(act)])
      server.last().answer({ error }, status)
      await expect.element(button(after)).toBeEnabled()
      expect(page.getByText(/^Couldn’t/).elements()).toEqual([])
    },
  )

  test.each(answers)('leaves following as it was after %s and says why', async (_, status, body, words) => {
    await meet(server)
    server.on(relationships, [relation()])
    await button('Follow Mira').press()
    await expect.poll(() => server.changes).toEqual([path('follow')])
    if (status === null) server.last().fail()
    else server.last().answer(body, status)
    await expect.element(button('Follow Mira')).toBeEnabled()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect.element(notices.getByText(`Couldn’t follow Mira. ${words}`)).toBeVisible()
  })

  test('two quick opposite wishes end in the last one, with no call too many', async () => {
    changeInstance({ capabilities: capabilitiesOf('pleroma_api') })
    await meet(server, { following: true })
    const bell = button('Notify me of new posts')
    await bell.press()
    await bell.press()
    await bell.press()
    await bell.press()
    await expect.element(bell).toHaveAttribute('aria-pressed', 'false')
    expect(server.changes).toEqual([`POST /api/v1/pleroma/accounts/${mira}/subscribe`])
    server.last().answer(relation({ following: true, subscribing: true }))
    await expect.poll(() => server.changes.length).toBe(2)
    server.last().answer(relation({ following: true }))
    await expect.element(said('You’ll no longer be notified when Mira posts.')).toBeVisible()
    expect(server.changes).toHaveLength(2)
    await expect.element(bell).toHaveAttribute('aria-pressed', 'false')
  })
})
