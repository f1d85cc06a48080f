import type { AccountId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { getNotices } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { signIn } from '../../testing/world.tsx'
import { arrive, button, depart, meet, mira, path, question, relation, said } from './testing/meet.tsx'

let server: FakeServer

beforeEach(async () => {
  server = await arrive()
})
afterEach(depart)

describe('following', () => {
  test('[USER-13] [USER-14] [USER-18] is under way until the server answers, and cannot be pressed meanwhile', async () => {
    await meet(server)
    await button('Follow Mira').press()
    await expect.element(button('Follow Mira')).toHaveAttribute('aria-disabled', 'true')
    expect(server.changes).toEqual([path('follow')])
    server.last().answer(relation({ following: true }))
    await expect.element(button('Following Mira')).toBeEnabled()
    await expect.element(said('You’re now following Mira.')).toBeVisible()
  })

  test('[USER-13] what was done is counted with the viewer at once', async () => {
    await meet(server)
    const counted = () => entityStore.accounts.get('id-wren' as AccountId)?.followingCount
    server.reply = ({ path: where }) => relation({ following: where.endsWith('/follow') })
    await button('Follow Mira').press()
    await expect.poll(counted).toBe(1)
    await button('Following Mira').press()
    await expect.poll(counted).toBe(0)
  })

  test('[USER-18] who followed by a key still has the focus on the button, and a second press does nothing', async () => {
    await meet(server)
    button('Follow Mira').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Follow Mira')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(server.changes).toEqual([path('follow')])
    server.last().answer(relation({ following: true }))
    await expect.element(button('Following Mira')).toHaveFocus()
  })

  test('[USER-13] [USER-14] somebody who approves followers is asked', async () => {
    await meet(server, {}, { locked: true })
    await button('Follow Mira').press()
    await expect.poll(() => server.changes).toEqual([path('follow')])
    server.last().answer(relation({ requested: true }))
    await expect.element(button('Follow request sent to Mira')).toBeEnabled()
    await expect.element(said('Follow request sent to Mira.')).toBeVisible()
    expect(server.calls).toHaveLength(1)
  })

  test('[USER-15] is looked at again three times, half a second apart, when the answer says neither [BUG: an object for an id]', async () => {
    await meet(server)
    const set = vi.spyOn(globalThis, 'setTimeout')
    server.reply = ({ method }) => (method === 'POST' ? relation({ requested: true }) : undefined)
    await button('Follow Mira').press()
    for (const look of [1, 2, 3]) {
      await expect.poll(() => server.calls.length).toBe(look + 1)
      expect(server.last().path).toBe(`/api/v1/accounts/relationships?id=${mira}`)
      server.last().answer([relation({ requested: true })])
    }
    await expect.element(button('Follow request sent to Mira')).toBeEnabled()
    expect(set.mock.calls.filter(([, ms]) => ms === 500)).toHaveLength(3)
    expect(server.calls).toHaveLength(4)
  })

  test('[USER-15] is not looked at again once it has come through', async () => {
    await meet(server)
    server.reply = ({ method }) =>
      method === 'POST' ? relation({ requested: true }) : [relation({ following: true })]
    await button('Follow Mira').press()
    await expect.element(button('Following Mira')).toBeEnabled()
    expect(server.calls).toHaveLength(2)
  })

  test('[USER-16] ends with a press, which can be taken back from the notice and by its key', async () => {
    await meet(server, { following: true })
    server.reply = ({ path: where }) => relation({ following: where.endsWith('/follow') })
    await button('Following Mira').press()
    await expect.element(button('Follow Mira')).toBeEnabled()
    await said('You’re no longer following Mira.').element()
    await button('Undo').first().press()
    await expect.element(button('Following Mira')).toBeEnabled()
    await userEvent.keyboard('z')
    await expect.element(button('Follow Mira')).toBeEnabled()
    expect(server.changes).toEqual([path('unfollow'), path('follow'), path('unfollow')])
  })

  test('what one person did is not taken back by the next one', async () => {
    await meet(server, { following: true })
    server.reply = () => relation()
    await button('Following Mira').press()
    await expect.element(said('You’re no longer following Mira.')).toBeVisible()
    endSession('left')
    expect(getNotices()).toEqual([])
    await signIn(server, 'tomas')
    await userEvent.keyboard('z')
    expect(server.changes).toEqual([])
  })

  test('[USER-16] asks first where the settings say so, and no changes nothing', async ({ task }) => {
    task.meta.settings = ['modalOnUnfollow']
    setSetting('modalOnUnfollow', true)
    await meet(server, { following: true })
    await button('Following Mira').press()
    await expect.element(question()).toMatchAriaInlineSnapshot(`
      - dialog "Unfollow Mira?":
        - heading "Unfollow Mira?" [level=2]
        - text: Their posts will disappear from your home timeline.
        - button "Cancel"
        - button "Unfollow"
    `)
    await button('Cancel').press()
    expect(server.changes).toEqual([])
    await button('Following Mira').press()
    await button('Unfollow').press()
    await expect.poll(() => server.changes).toEqual([path('unfollow')])
  })

  test('a request is taken back without a question', async () => {
    setSetting('modalOnUnfollow', true)
    await meet(server, { requested: true }, { locked: true })
    await button('Follow request sent to Mira').press()
    await expect.poll(() => server.changes).toEqual([path('unfollow')])
    server.last().answer(relation())
    await expect.element(said('You cancelled your request to follow Mira.')).toBeVisible()
  })

  test('[USER-14] what was just pressed does not offer the way back under a pointer that rests', async () => {
    await meet(server)
    const color = (name: string) => getComputedStyle(button(name).element()).color
    const leave = () => page.getByText('Unfollow', { exact: true })
    await button('Follow Mira').click()
    server.last().answer(relation({ following: true }))
    await expect.element(button('Following Mira')).toBeEnabled()
    await expect.element(leave()).not.toBeVisible()
    const rested = color('Following Mira')
    await userEvent.hover(said('You’re now following Mira.'))
    await userEvent.hover(button('Following Mira'))
    await expect.element(leave()).toBeVisible()
    expect(color('Following Mira')).not.toBe(rested)
  })

  test.each([
    ['is deactivated', {}, { pleroma: { deactivated: true, relationship: relation() } }],
    ['blocks the viewer', { blocked_by: true }, {}],
  ])('[USER-18] is not possible with somebody who %s', async (_, now, account) => {
    await meet(server, now, account)
    await expect.element(button('Follow Mira')).toBeDisabled()
  })
})
