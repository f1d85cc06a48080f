import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { entityStore } from '../../model/entities.ts'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('muted and deleted posts', () => {
  test('[POST-44] a muted post is a line with the reason, and can be shown', async () => {
    setSetting('muteWords', ['ferry'])
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await expect.element(screen.getByText('Post by mira muted: contains “ferry”')).toBeVisible()
    await expect.element(screen.getByText(/rang the bell/)).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Show' }).press()
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    setSetting('muteWords', undefined)
  })

  test('[SET-29] a word that is added or removed takes effect at once on the posts that are shown', async ({
    task,
  }) => {
    task.meta.settings = ['muteWords']
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    setSetting('muteWords', ['ferry'])
    await expect.element(screen.getByText('Post by mira muted: contains “ferry”')).toBeVisible()
    expect(screen.getByText(/rang the bell/).query()).toBeNull()
    setSetting('muteWords', [])
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    setSetting('muteWords', undefined)
  })

  test.each([
    ['text', { content: '<p>A goose on the pier.</p>' }],
    ['subject', { spoiler_text: 'About a goose' }],
  ])(
    '[POST-38] a mute word of the settings mutes a post by its %s, no other post',
    async (_where, change) => {
      setSetting('muteWords', ['GOOSE'])
      const hit = await seed(server, change)
      const other = await seed(server, { id: 's2', content: '<p>The tide is out.</p>' })
      const screen = await show(
        <>
          <StatusCard statusId={hit} />
          <StatusCard statusId={other} />
        </>,
      )
      await expect.element(screen.getByText('Post by mira muted: contains “GOOSE”')).toBeVisible()
      expect(screen.getByText(/muted:/).elements()).toHaveLength(1)
      await expect.element(screen.getByText('The tide is out.')).toBeVisible()
      setSetting('muteWords', undefined)
    },
  )

  test('[POST-39] posts of bots are muted where the settings say so', async ({ task }) => {
    task.meta.settings = ['muteBotStatuses']
    const id = await seed(server, { account: wireAccount({ acct: 'robot', bot: true }) })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    setSetting('muteBotStatuses', true)
    await expect.element(screen.getByText(/rang the bell/)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Show' })).toBeVisible()
    setSetting('muteBotStatuses', undefined)
  })

  test('[POST-45] with the hide setting on a muted post is not there at all', async ({ task }) => {
    task.meta.settings = ['hideFilteredStatuses']
    setSetting('hideFilteredStatuses', true)
    const screen = await show(<StatusCard statusId={await seed(server, { id: 's7', muted: true })} />)
    expect(screen.container.childElementCount).toBe(0)
    setSetting('hideFilteredStatuses', undefined)
  })

  const muting = { id: 'id-bob', acct: 'bob', username: 'bob', url: 'https://fen.example/users/bob' }
  const relate = (change: object) =>
    wireAccount({
      acct: 'bob',
      pleroma: {
        relationship: { id: 'id-bob', following: false, muting: false, blocking: false, ...change },
      },
    })

  test.each([
    ['hideMutedPosts', { muted: true }],
    ['hideWordFilteredPosts', { content: '<p>penalty</p>' }],
    ['hideMutedThreads', { muted: true, pleroma: { local: true, thread_muted: true } }],
    ['hideFilteredStatuses', { account: wireAccount({ acct: 'robot', bot: true }) }],
  ] as const)(
    '[POST-45] %s takes its posts away altogether, and no others',
    { meta: { settings: ['hideWordFilteredPosts', 'hideMutedThreads'] } },
    async (name, change) => {
      setSetting('muteWords', ['penalty'])
      setSetting('muteBotStatuses', true)
      setSetting('hideMutedThreads', false)
      const id = await seed(server, change)
      const shown = await show(<StatusCard statusId={id} />)
      await expect.element(shown.getByRole('button', { name: 'Show' })).toBeVisible()
      await shown.unmount()
      setSetting(name, true)
      const screen = await show(<StatusCard statusId={id} />)
      expect(screen.container.childElementCount).toBe(0)
      for (const each of ['muteWords', 'muteBotStatuses', 'hideMutedThreads', name] as const)
        setSetting(each, undefined)
    },
  )

  test.each([
    ['hideMutedThreads', { muting: true }, 'mentions someone you muted'],
    ['hideThreadsWithBlockedUsers', { blocking: true }, 'mentions someone you blocked'],
  ] as const)(
    '[POST-45] %s also takes away what goes to such people',
    { meta: { settings: ['hideThreadsWithBlockedUsers'] } },
    async (name, relation, reason) => {
      setSetting('hideMutedThreads', false)
      await seed(server, { id: 'b1', account: relate(relation) })
      const id = await seed(server, { mentions: [muting] })
      const shown = await show(<StatusCard statusId={id} />)
      await expect.element(shown.getByText(`Post by mira muted: ${reason}`)).toBeVisible()
      await shown.unmount()
      setSetting(name, true)
      const screen = await show(<StatusCard statusId={id} />)
      expect(screen.container.childElementCount).toBe(0)
      setSetting('hideMutedThreads', undefined)
      setSetting(name, undefined)
    },
  )

  test('[POST-43] [POST-45] muted conversations are away by default, and can be read when opened', async () => {
    const id = await seed(server, { id: 't1', muted: true, pleroma: { local: true, thread_muted: true } })
    const away = await show(<StatusCard statusId={id} />)
    expect(away.container.childElementCount).toBe(0)
    await away.unmount()
    const opened = await show(<StatusCard statusId={id} isInConversation />)
    await expect.element(opened.getByText(/rang the bell/)).toBeVisible()
  })

  test('[POST-44] the line names every reason: conversation and words', async () => {
    setSetting('muteWords', ['ferry', 'bell'])
    setSetting('hideMutedThreads', false)
    const id = await seed(server, { muted: true, pleroma: { local: true, thread_muted: true } })
    const screen = await show(<StatusCard statusId={id} />)
    await expect
      .element(screen.getByText('Post by mira muted: muted conversation, contains “ferry”, “bell”'))
      .toBeVisible()
    setSetting('hideMutedThreads', undefined)
    setSetting('muteWords', undefined)
  })

  test('[POST-44] what was shown can be muted again, also after it left the screen', async () => {
    const id = await seed(server, { id: 'm9', muted: true })
    const screen = await show(<StatusCard statusId={id} />)
    await screen.getByRole('button', { name: 'Show' }).press()
    await screen.unmount()
    const again = await show(<StatusCard statusId={id} />)
    await expect.element(again.getByText(/rang the bell/)).toBeVisible()
    await again.getByRole('button', { name: 'Hide this post again' }).press()
    await expect.element(again.getByText('mira is muted', { exact: true })).toBeVisible()
    await expect.element(again.getByText(/rang the bell/)).not.toBeInTheDocument()
  })

  test('a post that is not muted offers no muting again', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await expect.element(screen.getByRole('button', { name: 'Hide this post again' })).not.toBeInTheDocument()
  })

  test("[POST-41] the viewer's own post is never muted", async () => {
    const id = await seed(server, { id: 's8', muted: true, account: wireAccount({ acct: 'wren' }) })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
  })

  test('[POST-25] [ERR-39] a deleted post says so and offers nothing', async () => {
    const id = await seed(server)
    const screen = await show(<StatusCard statusId={id} />)
    entityStore.statuses.patch(id, { isDeleted: true })
    await expect.element(screen.getByText('This post was deleted.')).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })
})
