import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { AccountId, StatusId } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { entityStore } from '../../model/entities.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { setSetting } from '../../model/settings.ts'
import { servedPicture } from '../../testing/emoji.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { ada, linkCard, quotedPost, wireAccount, wireImage, wirePoll } from '../../testing/wire.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('the anatomy of a post', () => {
  test('the longest name leaves the handle readable', async () => {
    const account = {
      ...ada,
      acct: 'impersonator@evil.example',
      display_name: `Wren Halloran ${'Ꙩ'.repeat(60)}`,
    }
    const screen = await show(<StatusCard statusId={await seed(server, { account })} />)
    const handle = screen.getByText('@impersonator@evil.example').element()
    expect(handle.getBoundingClientRect().width).toBeGreaterThanOrEqual(96)
  })

  test('[POST-01] text, subject, media, poll, link card, reactions, actions, time and edited marker all show', async () => {
    changeInstance({ capabilities: { editing: true } })
    setSetting('collapseMessageWithSubject', false)
    const id = await seed(server, {
      spoiler_text: 'Geese',
      edited_at: '2026-06-02T12:00:00.000Z',
      media_attachments: [wireImage('m1')],
      poll: wirePoll(),
      card: linkCard,
      emoji_reactions: [{ name: '🪿', count: 2, me: false, url: null }],
    })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText('The ferry crew rang the bell.')).toBeVisible()
    await expect.element(screen.getByText('Geese')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Picture m1' })).toBeInTheDocument()
    await expect.element(screen.getByRole('radio', { name: 'Rye' })).toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /Eleven winters/ })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: '🪿, 2' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Favourite' })).toBeVisible()
    await expect.element(screen.getByText(/^Edited /)).toBeVisible()
    expect(screen.container.querySelector('time')?.dateTime).toBe('2026-06-01T12:00:00.000Z')
    setSetting('collapseMessageWithSubject', undefined)
  })

  test('[POST-02] the buttons are reply, repeat, quote, favourite, react, bookmark and more', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    const names = screen
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['Reply', 'Repeat', 'Quote', 'Favourite', 'React', 'Bookmark', 'More'])
  })

  test('[POST-04] the time leads to the conversation', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { id: 's9' })} />)
    expect(screen.container.querySelector('time')?.closest('a')?.getAttribute('href')).toBe('/notice/s9')
  })

  test('[POST-07] counts stand beside their buttons and in their names, unless the setting hides them', async ({
    task,
  }) => {
    task.meta.settings = ['hidePostStats']
    const id = await seed(server, { replies_count: 4, reblogs_count: 34, favourites_count: 12_345 })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByRole('button', { name: 'Favourite, 12345' })).toHaveTextContent('12.3K')
    await expect.element(screen.getByRole('button', { name: 'Repeat, 34' })).toHaveTextContent('34')
    await expect.element(screen.getByRole('button', { name: 'Reply, 4' })).toHaveTextContent('4')
    setSetting('hidePostStats', true)
    await expect.element(screen.getByRole('button', { name: 'Favourite', exact: true })).toHaveTextContent('')
    setSetting('hidePostStats', undefined)
  })

  test('reactions have no counts where the setting hides them', async () => {
    const reactions = [{ name: '🪿', count: 7, me: false, url: null }]
    const screen = await show(<StatusCard statusId={await seed(server, { emoji_reactions: reactions })} />)
    await expect.element(screen.getByRole('button', { name: '🪿, 7' })).toHaveTextContent('🪿7')
    setSetting('hidePostStats', true)
    await expect.element(screen.getByRole('button', { name: '🪿', exact: true })).not.toHaveTextContent('7')
    setSetting('hidePostStats', undefined)
  })

  test('[SET-28] reactions in timelines can be left out', async ({ task }) => {
    task.meta.settings = ['emojiReactionsOnTimeline']
    const reactions = [{ name: '🪿', count: 2, me: false, url: null }]
    const screen = await show(<StatusCard statusId={await seed(server, { emoji_reactions: reactions })} />)
    const goose = screen.getByRole('button', { name: /🪿/ })
    await expect.element(goose).toBeVisible()
    setSetting('emojiReactionsOnTimeline', false)
    await expect.element(goose).not.toBeInTheDocument()
    setSetting('emojiReactionsOnTimeline', undefined)
  })

  test('a count of zero is not written', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await expect.element(screen.getByRole('button', { name: 'Favourite', exact: true })).toHaveTextContent('')
  })

  test('[POST-08] a repeat says who repeated, and then shows the original', async () => {
    const id = await seed(server, {
      id: 'r1',
      account: wireAccount({ acct: 'tom', display_name: 'Tomas Lind' }),
      reblog: { ...quotedPost, id: 'o1' },
    })
    const row = entityStore.statuses.get(id)
    const screen = await show(
      <StatusCard
        statusId={row?.repeatOfId as StatusId}
        entry={{ id, repeaterId: row?.accountId as AccountId }}
      />,
    )
    await expect.element(screen.getByText('Tomas Lind repeated')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Tomas Lind' }))
      .toHaveAttribute('href', '/users/tom')
    await expect.element(screen.getByText('A good index is an act of kindness.')).toBeVisible()
    await expect.element(screen.getByRole('article', { name: /Ada Ferreira/ })).toBeVisible()
  })

  test('[POST-09] an answer says whom it answers, you are called you, and a lost parent is admitted', async () => {
    await seed(server, { id: 'p1', account: ada })
    const toAda = await seed(server, { id: 's2', in_reply_to_id: 'p1', in_reply_to_account_id: ada['id'] })
    const toYou = await seed(server, { id: 's3', in_reply_to_id: 'p2', in_reply_to_account_id: 'id-wren' })
    const toNobody = await seed(server, { id: 's4', in_reply_to_id: '_', in_reply_to_account_id: '_' })
    const screen = await show(
      <>
        <StatusCard statusId={toAda} />
        <StatusCard statusId={toYou} />
        <StatusCard statusId={toNobody} />
      </>,
    )
    await expect.element(screen.getByText('Replying to Ada Ferreira')).toBeVisible()
    await expect.element(screen.getByText('Replying to you')).toBeVisible()
    await expect.element(screen.getByText('Replying to a post that isn’t available')).toBeVisible()
  })

  test('[POST-09] somebody who is not known yet is named by the handle that came with the answer', async () => {
    const reply = { in_reply_to_id: 'p9', in_reply_to_account_id: 'id-tom' }
    const mention = { id: 'id-tom', acct: 'tom@fen.example', username: 'tom', url: '' }
    const told = await seed(server, {
      ...reply,
      id: 's5',
      pleroma: { local: true, in_reply_to_account_acct: 'tom@bog.example' },
    })
    const mentioned = await seed(server, { ...reply, id: 's6', mentions: [mention] })
    const screen = await show(
      <>
        <StatusCard statusId={told} />
        <StatusCard statusId={mentioned} />
      </>,
    )
    await expect.element(screen.getByText('Replying to @tom@bog.example')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '@tom@bog.example' }))
      .toHaveAttribute('href', '/users/id-tom')
    await expect.element(screen.getByText('Replying to @tom@fen.example')).toBeVisible()
  })

  test('[POST-09] the line goes when the answered post stands directly above', async () => {
    const id = await seed(server, { in_reply_to_id: 'p2', in_reply_to_account_id: 'id-wren' })
    const screen = await show(<StatusCard statusId={id} joinsPrevious />)
    await expect.element(screen.getByText('Replying to you')).not.toBeInTheDocument()
  })

  test('[POST-10] custom emoji are drawn in the text and in the subject', async () => {
    const id = await seed(server, {
      spoiler_text: 'a :blobcat:',
      content: '<p>b :blobcat:</p>',
      emojis: [{ shortcode: 'blobcat', url: servedPicture, static_url: servedPicture }],
    })
    const screen = await show(<StatusCard statusId={id} />)
    await screen.getByRole('button', { name: /^Show post/ }).press()
    expect(screen.getByRole('img', { name: ':blobcat:' }).elements()).toHaveLength(2)
  })

  test.each([
    ['public', 'Public'],
    ['unlisted', 'Unlisted'],
    ['private', 'Followers only'],
    ['direct', 'Direct'],
    ['local', 'Local only'],
  ])('[POST-11] the scope %s shows as %s', async (visibility, name) => {
    const screen = await show(<StatusCard statusId={await seed(server, { visibility })} />)
    await expect.element(screen.getByRole('img', { name, exact: true })).toBeInTheDocument()
  })

  test('[POST-16] the language of the post is exposed on its words', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { language: 'de' })} />)
    expect(
      screen
        .getByText(/The ferry crew/)
        .element()
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('de')
  })

  test('a plain post is at most 45 elements', async () => {
    const id = await seed(server, { account: ada, replies_count: 3, reblogs_count: 4, favourites_count: 5 })
    const screen = await show(<StatusCard statusId={id} />)
    expect(screen.container.querySelectorAll('*').length).toBeLessThanOrEqual(45)
  })

  test('a post that the client does not know, or without its author, draws nothing', async () => {
    const screen = await show(<StatusCard statusId={'nobody' as StatusId} />)
    expect(screen.container.childElementCount).toBe(0)
  })
})
