import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { entityStore } from '../../model/entities.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { getReporting, stopReporting } from '../../model/windows.ts'
import { StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireStatus } from '../../testing/wire.ts'

let server: FakeServer
const instanceBefore = getInstance()
const wren = wireAccount({ acct: 'wren' })

beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { editing: true, translation: true } }, instanceBefore)
  await signIn(server)
})
afterEach(() => setInstance(instanceBefore))

const reaction = { name: '🪿', count: 2, me: false, account_ids: [] }

const open = async (change: Record<string, unknown> = {}) => {
  const screen = await show(<StatusCard statusId={await seed(server, change)} />)
  await screen.getByRole('button', { name: 'More' }).press()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  return screen
}
const namesIn = (screen: Awaited<ReturnType<typeof open>>) =>
  screen
    .getByRole('menuitem')
    .elements()
    .map((item) => item.querySelector('span')?.textContent)

describe('what the menu offers', () => {
  test('own posts: everything in its order, what deletes comes last', async () => {
    const screen = await open({ account: wren, edited_at: '2026-06-02T12:00:00.000Z' })
    expect(namesIn(screen).filter((name) => name !== 'Share')).toEqual([
      'Mute conversation',
      'Pin to profile',
      'Edit',
      'Edit history',
      'Copy link',
      'Translate',
      'Filter posts like this…',
      'Delete and redraft',
      'Delete',
    ])
  })

  test("[POST-29] posts of others: muting and blocking their author and a report, nothing that is the author's", async () => {
    const screen = await open()
    expect(namesIn(screen).filter((name) => name !== 'Share')).toEqual([
      'Mute conversation',
      'Copy link',
      'Translate',
      'Mute author',
      'Mute author for a while…',
      'Filter posts like this…',
      'Block author',
      'Report',
    ])
    await screen.getByRole('menuitem', { name: 'Report' }).press()
    expect(getReporting()).toEqual({ accountId: 'id-mira', statusId: 's1' })
    stopReporting()
  })

  test('visitors: links, nothing that needs somebody signed in, as the translation does', async () => {
    server = freshWorld()
    const screen = await open()
    expect(namesIn(screen).filter((name) => name !== 'Share')).toEqual(['Copy link'])
  })

  test.each([
    ['public', 1],
    ['unlisted', 1],
    ['local', 0],
    ['private', 0],
    ['direct', 0],
  ])('[POST-22] pin: %s posts of the viewer have %i', async (visibility, count) => {
    const screen = await open({ visibility, account: wren })
    expect(screen.getByRole('menuitem', { name: 'Pin to profile' }).elements()).toHaveLength(count)
  })

  test.each([
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
  ])('[POST-26] edit: own post %s, editing available %s: %i', async (isOwn, editingAvailable, count) => {
    changeInstance({ capabilities: { editing: editingAvailable } })
    const screen = await open(isOwn ? { account: wren } : {})
    expect(screen.getByRole('menuitem', { name: 'Edit', exact: true }).elements()).toHaveLength(count)
  })

  test.each([
    ['2026-06-02T12:00:00.000Z', true, 1],
    ['2026-06-02T12:00:00.000Z', false, 0],
    [null, true, 0],
    [undefined, true, 0],
  ])(
    '[POST-31] edited at %s, editing available %s: %i of the menu entry and of the mark',
    async (edited_at, editingAvailable, count) => {
      changeInstance({ capabilities: { editing: editingAvailable } })
      const screen = await open({ edited_at })
      expect(screen.getByRole('menuitem', { name: 'Edit history' }).elements()).toHaveLength(count)
      expect(screen.getByText(/^Edited/).elements()).toHaveLength(count)
    },
  )

  test.each([
    [true, 1],
    [false, 0],
  ])('[POST-33] translate: instance translates %s: %i', async (translationEnabled, count) => {
    changeInstance({ capabilities: { translation: translationEnabled } })
    const screen = await open()
    expect(screen.getByRole('menuitem', { name: 'Translate' }).elements()).toHaveLength(count)
  })

  test('share stands there where the system can share, and gives it the link of the post', async () => {
    const shared: unknown[] = []
    const share = (data: unknown) => Promise.resolve(void shared.push(data))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const screen = await open({ url: 'https://bog.example/@ada/6', pleroma: { local: false } })
    await screen.getByRole('menuitem', { name: 'Share' }).press()
    await expect.poll(() => shared).toEqual([{ url: 'https://bog.example/@ada/6' }])
    await screen.unmount()
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    const other = await open({ id: 's2' })
    await expect.element(other.getByRole('menuitem', { name: 'Share' })).not.toBeInTheDocument()
    Reflect.deleteProperty(navigator, 'share')
  })
})

describe('what the server cannot do is not offered', () => {
  const bar = (name: RegExp) => page.getByRole('button', { name })

  test('quotes and reactions', async () => {
    for (const isThere of [true, false]) {
      changeInstance({ capabilities: { quotes: isThere, reactions: isThere } })
      const screen = await show(<StatusCard statusId={await seed(server, { emoji_reactions: [reaction] })} />)
      await expect.element(bar(/^Favourite/)).toBeVisible()
      for (const name of [/^Quote/, /^React$/, /^Add reaction/])
        expect(bar(name).elements(), `${name}`).toHaveLength(isThere ? 1 : 0)
      await screen.unmount()
    }
  })

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'deleting posts of others, for staff: where there is a call for it %s: %i',
    async (staffDeletion, count) => {
      changeInstance({ capabilities: { staffDeletion } })
      await seed(server, { id: 'own', account: { ...wren, pleroma: { is_moderator: true } } })
      const screen = await open()
      expect(screen.getByRole('menuitem', { name: 'Delete', exact: true }).elements()).toHaveLength(count)
    },
  )
})

describe('switches of the menu', () => {
  test('[POST-23] muting the conversation flips its name, mutes all of its posts at once, and undoes both', async () => {
    const other = await seed(server, { id: 's2', pleroma: { conversation_id: 7 } })
    const screen = await open({ account: wren, pleroma: { conversation_id: 7 } })
    await screen.getByRole('menuitem', { name: 'Mute conversation' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/mute'])
    expect(entityStore.statuses.get(other)?.isThreadMuted).toBe(true)
    server.last().answer(wireStatus({ account: wren, muted: true, pleroma: { thread_muted: true } }))
    await screen.getByRole('button', { name: 'More' }).press()
    await screen.getByRole('menuitem', { name: 'Unmute conversation' }).press()
    await expect.poll(() => server.changes.at(-1)).toBe('POST /api/v1/statuses/s1/unmute')
    server.last().answer(wireStatus({ account: wren }))
    await expect
      .poll(() => entityStore.statuses.getBase(other))
      .toMatchObject({ isThreadMuted: false, isMuted: false })
  })

  test('[ERR-38] a refused pin goes back and says why on the post; what works then clears it', async () => {
    const screen = await open({ account: wren })
    await screen.getByRole('menuitem', { name: 'Pin to profile' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/pin'])
    expect(entityStore.statuses.get('s1' as never)?.isPinned).toBe(true)
    server.last().answer({ error: 'You have already pinned the maximum number of statuses' }, 400)
    await expect
      .element(screen.getByLive('urgent'))
      .toHaveTextContent(
        '“Pin to profile” didn’t work. You have already pinned the maximum number of statuses.',
      )
    expect(entityStore.statuses.get('s1' as never)?.isPinned).toBe(false)

    await screen.getByRole('button', { name: 'More' }).press()
    await screen.getByRole('menuitem', { name: 'Pin to profile' }).press()
    await expect.poll(() => server.calls.length).toBe(2)
    server.last().answer(wireStatus({ account: wren, pinned: true }))
    await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'More' }).press()
    await expect.element(screen.getByRole('menuitem', { name: 'Unpin from profile' })).toBeVisible()
  })

  test('[ERR-38] a conversation that could not be muted is as it was, and the post says why', async () => {
    const screen = await open()
    await screen.getByRole('menuitem', { name: 'Mute conversation' }).press()
    expect(entityStore.statuses.get('s1' as never)?.isThreadMuted).toBe(true)
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().fail()
    await expect
      .element(screen.getByLive('urgent'))
      .toHaveTextContent('“Mute conversation” didn’t work. Couldn’t reach the server.')
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
  })
})
