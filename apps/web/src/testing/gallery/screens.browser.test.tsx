import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { Windows } from '../../app/shell/Windows.tsx'
import { closeKeyboardHelp } from '../../features/keyboard/help-state.ts'
import { openKeyboardHelp } from '../../features/keyboard/index.ts'
import { Notices } from '../../features/notices/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { stopComposing } from '../../model/writing.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { notify } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  becomeVisitor,
  signIn,
  statusId,
  wirePerson,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { openThread, seedThread, resetConversation } from '../../screens/conversation/testing/threads.ts'
import {
  begin,
  end,
  home,
  homePath,
  open,
  openHome,
  poll,
  publicPath,
  scrollTo,
  scrollToEnd,
} from '../page.tsx'
import { closeTab, loseViews } from '../restart.ts'
import { loadingPicture, wireImage } from '../wire.ts'
import { expectNothingFound, plainLook } from './looks.ts'
import type { FakeServer } from '../fake-server.ts'

let instance: FakeServer
const instanceBefore = getInstance()

beforeEach(() => {
  instance = begin()
  changeInstance({ capabilities: { editing: true, translation: true } }, instanceBefore)
})
afterEach(async () => {
  plainLook()
  closeKeyboardHelp()
  stopComposing()
  await end()
  resetConversation()
  setInstance(instanceBefore)
})

const click = (name: RegExp) => page.getByRole('button', { name }).first().press()

async function drawWindows(): Promise<void> {
  await render(
    <WithEnglish>
      <Windows />
      <Notices />
    </WithEnglish>,
  )
}

/** What a timeline can look like, by name: how it comes about, and what shows that it has. */
const timelines: readonly (readonly [name: string, arrive: () => Promise<unknown>, shows: RegExp | null])[] =
  [
    [
      'loading',
      async () => {
        await becomeVisitor(instance)
        instance.faults.set(publicPath, 'silent')
        await open('/main/all')
      },
      /^Loading posts$/,
    ],
    [
      'empty',
      async () => {
        instance.timelines.set(publicPath, [])
        await becomeVisitor(instance)
        await open('/main/all')
      },
      /^No posts yet$/,
    ],
    [
      'that did not load',
      async () => {
        instance.faults.set(publicPath, { status: 503 })
        await becomeVisitor(instance)
        await open('/main/all')
      },
      /^Couldn’t load posts/,
    ],
    [
      'at its end',
      async () => {
        await openHome(instance, 2)
      },
      /^No more posts$/,
    ],
    [
      'whose older posts did not load',
      async () => {
        await openHome(instance, 30)
        instance.faults.set(homePath, { status: 500 })
        await scrollToEnd()
      },
      /^Couldn’t load older posts/,
    ],
    [
      'with new posts behind the button, and newer ones that did not load',
      async () => {
        await openHome(instance, 30)
        await scrollTo(300)
        instance.post(homePath, wirePost(31))
        await poll()
        instance.faults.set(homePath, { status: 500 })
        await poll()
      },
      /^1 new$/,
    ],
    [
      'with a gap',
      async () => {
        await loseViews()
        await openHome(instance, 60)
        await scrollTo(900)
        await closeTab()
        for (let number = 61; number <= 160; number++) instance.post(homePath, wirePost(number))
        await open('/main/friends')
        await expect.poll(() => getFeed(home).getState().gaps).not.toEqual([])
        const gap = page.getByText(/^Load missing posts$/)
        for (let top = 0; gap.query() === null && top < 20_000; top += 600) await scrollTo(top)
      },
      /^Load missing posts$/,
    ],
    [
      'that opens at the place where its reader stopped, without a network',
      async () => {
        await loseViews()
        await openHome(instance, 60)
        await scrollTo(900)
        await closeTab()
        for (let number = 61; number <= 63; number++) instance.post(homePath, wirePost(number))
        await open('/main/friends')
        await expect.element(page.getByText(/^You left off here/)).toBeVisible()
        instance.faults.set(homePath, 'unreachable')
        await poll()
      },
      /^You left off here/,
    ],
  ]

describe('a timeline', () => {
  test.each(timelines)('axe finds nothing in one %s', async (_name, arrive, shows) => {
    await arrive()
    if (shows !== null) await expect.element(page.getByText(shows).first()).toBeInTheDocument()
    await expectNothingFound()
  })

  test('axe finds nothing in one without a network', async () => {
    await loseViews()
    await openHome(instance, 20)
    await closeTab()
    instance.faults.set(homePath, 'unreachable')
    await open('/main/friends')
    await expect.element(page.getByText(/^You’re offline/)).toBeVisible()
    await expectNothingFound()
  })
})

describe('a conversation', () => {
  const planted = [
    [1, null],
    [2, 1],
    [3, 2, { spoiler_text: 'birds' }],
    [4, 1],
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 7],
    [9, 1, { edited_at: '2026-06-02T12:00:00.000Z', favourites_count: 3, reblogs_count: 2 }],
  ] as const

  test.each([
    ['linear', 2],
    ['linear', 9],
    ['tree', 1],
    ['tree', 5],
  ] as const)('axe finds nothing in one drawn %s around post %i', async (display, focused) => {
    setSetting('conversationDisplay', display)
    setSetting('conversationTreeAdvanced', display === 'tree')
    setSetting('maxDepthInThread', 2)
    seedThread(instance, planted)
    instance.timelines.set(homePath, [])
    await signIn(instance)
    await openThread(focused)
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    await stillness()
    await expectNothingFound()
  })

  test('axe finds nothing in one that is not there', async () => {
    await becomeVisitor(instance)
    await open(`/notice/${statusId(1)}`)
    await expect.poll(() => document.querySelector('h2, h1 ~ *') !== null).toBe(true)
    await expectNothingFound()
  })
})

describe('what opens over a page', () => {
  const post = wirePost(1, {
    account: wirePerson('wren'),
    edited_at: '2026-06-02T12:00:00.000Z',
    media_attachments: ['m0', 'm1'].map((id) => wireImage(id, { url: loadingPicture })),
    emoji_reactions: [{ name: '🐦', count: 3, me: true, account_ids: [] }],
  })
  const version = { content: '<p>The first words.</p>', created_at: '2026-06-01T12:00:00.000Z' }

  async function openPost(): Promise<void> {
    instance.timelines.set(homePath, [post])
    instance.on(`GET /api/v1/statuses/${post.id}/history`, [
      version,
      { ...version, content: '<p>The last words.</p>', created_at: '2026-06-02T12:00:00.000Z' },
    ])
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(1)
    await drawWindows()
  }

  const openings: readonly (readonly [
    name: string,
    press: () => Promise<unknown>,
    role: 'menu' | 'dialog',
  ])[] = [
    ['the menu of a post', () => click(/^More$/), 'menu'],
    ['the quick settings', () => click(/^Quick settings$/), 'menu'],
    ['the menu of timelines', () => click(/^Home$/), 'menu'],
    ['the emoji to react with', () => click(/^React/), 'dialog'],
    ['a description', () => click(/^ALT/), 'dialog'],
    ['the history of a post', () => click(/^Edited/), 'dialog'],
    ['the viewer', () => page.getByRole('link', { name: /^Picture m0/ }).press(), 'dialog'],
    ['the help sheet', () => Promise.resolve(openKeyboardHelp()), 'dialog'],
    [
      'a question',
      async () => {
        await click(/^More$/)
        await page.getByRole('menuitem', { name: 'Delete', exact: true }).press()
      },
      'dialog',
    ],
  ]
  test('axe finds nothing in menus, popovers, dialogs and the viewer', async () => {
    await openPost()
    for (const [name, press, role] of openings) {
      await press()
      const opened = page.getByRole(role).first()
      await expect.element(opened, { message: name }).toBeVisible()
      await stillness()
      await expectNothingFound(document.body, { what: name, coloursOf: opened.element() })
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole(role), { message: name }).not.toBeInTheDocument()
    }
  })

  test('axe finds nothing in notices', async () => {
    await openPost()
    notify({ messageKey: 'timeline.socket_reconnected', level: 'success' })
    notify({ messageKey: 'toast.no_translation_target_set', level: 'info' })
    notify({ messageKey: 'timeline.socket_broke', messageArgs: { code: '1006' } })
    await expect.element(page.getByText(/^Live updates are back/)).toBeVisible()
    await expectNothingFound()
  })
})
