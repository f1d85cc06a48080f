import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entityStore } from '../../model/entities.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireStatus } from '../../testing/wire.ts'

let server: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { staffDeletion: true } }, instanceBefore)
  await signIn(server)
})
afterEach(() => setInstance(instanceBefore))

const wren = wireAccount({ acct: 'wren' })

describe('the menu', () => {
  const open = async (change: Record<string, unknown> = {}) => {
    const screen = await show(<StatusCard statusId={await seed(server, change)} />)
    await screen.getByRole('button', { name: 'More' }).press()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    return screen
  }

  test('[POST-24] delete stands in the menu of own posts only', async () => {
    const own = await open({ account: wren })
    await expect.element(own.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await own.unmount()
    const other = await open({ id: 's2' })
    await expect.element(other.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect.element(other.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  })

  test('[ADMIN-11] admins and moderators may delete what others wrote, members may not', async () => {
    for (const [role, count] of [
      ['moderator', 1],
      ['admin', 1],
      ['user', 0],
    ] as const) {
      await seed(server, {
        id: 'own',
        account: { ...wren, pleroma: { is_moderator: role === 'moderator', is_admin: role === 'admin' } },
      })
      const screen = await open({ id: role })
      expect(screen.getByRole('menuitem', { name: 'Delete', exact: true }).elements()).toHaveLength(count)
      await screen.unmount()
    }
  })

  test('[POST-25] the focus goes from a deleted post to the next one', async () => {
    const first = await seed(server, { account: wren })
    const second = await seed(server, { id: 's2', content: '<p>The tide is out.</p>' })
    const screen = await show(
      <div role="feed">
        <StatusCard statusId={first} />
        <StatusCard statusId={second} />
      </div>,
    )
    await screen.getByRole('button', { name: 'More' }).first().press()
    await screen.getByRole('menuitem', { name: 'Delete', exact: true }).press()
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).press()
    await expect.element(screen.getByRole('article', { name: /The tide is out/ })).toHaveFocus()
  })

  test('[POST-25] delete asks first; on yes the post is deleted before the server has answered', async () => {
    const screen = await open({ account: wren })
    await screen.getByRole('menuitem', { name: 'Delete' }).press()
    const dialog = screen.getByRole('dialog', { name: 'Delete this post?' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Delete' }).press()
    await expect.element(screen.getByText('This post was deleted.')).toBeVisible()
    await expect.poll(() => server.changes).toEqual(['DELETE /api/v1/statuses/s1'])
    server.last().answer(wireStatus({ account: wren }))
    await expect.poll(() => entityStore.statuses.getBase('s1' as never)?.isDeleted).toBe(true)
    await expect.element(screen.getByText('This post was deleted.')).toBeVisible()
  })

  test('[POST-25] no changes nothing, and a refused deletion brings the post back with the reason', async ({
    task,
  }) => {
    task.meta.settings = ['modalOnDelete']
    const screen = await open({ account: wren })
    await screen.getByRole('menuitem', { name: 'Delete' }).press()
    await screen.getByRole('button', { name: 'Cancel' }).press()
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    expect(server.calls).toHaveLength(0)

    setSetting('modalOnDelete', false)
    await screen.getByRole('button', { name: 'More' }).press()
    await screen.getByRole('menuitem', { name: 'Delete' }).press()
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().answer({ error: 'Cannot delete' }, 500)
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    await expect.element(screen.getByLive('urgent')).toHaveTextContent('“Delete” didn’t work. Cannot delete.')
    setSetting('modalOnDelete', undefined)
  })

  test('[POST-30] copy link puts the address on the clipboard and says so', async () => {
    const written: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const local = await open({ id: 's5' })
    await local.getByRole('menuitem', { name: 'Copy link' }).press()
    await expect.poll(() => written).toEqual([`${location.origin}/notice/s5`])
    expect(getNotices().at(-1)?.messageKey).toBe('status.linkCopied')
    await local.unmount()
    const remote = await open({ id: 's6', url: 'https://bog.example/@ada/6', pleroma: { local: false } })
    await remote.getByRole('menuitem', { name: 'Copy link' }).press()
    await expect.poll(() => written.at(-1)).toBe('https://bog.example/@ada/6')
  })

  test('[ERR-38] without a clipboard the post says so, with the link to be copied by hand', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('no')) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const screen = await open()
    await screen.getByRole('menuitem', { name: 'Copy link' }).press()
    await expect
      .element(screen.getByLive('urgent'))
      .toHaveTextContent(`Couldn’t copy the link. Here it is: ${location.origin}/notice/s1`)
    await screen.getByRole('button', { name: 'Dismiss error' }).press()
    await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
  })

  test('a remote post has a link to the original, a local one has none', async () => {
    const remote = await open({ url: 'https://bog.example/@ada/6', pleroma: { local: false } })
    const item = remote.getByRole('menuitem', { name: 'Open original post' })
    await expect.element(item).toHaveAttribute('href', 'https://bog.example/@ada/6')
    await remote.unmount()
    const local = await open({ id: 's2' })
    await expect.element(local.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect.element(local.getByRole('menuitem', { name: 'Open original post' })).not.toBeInTheDocument()
  })
})
