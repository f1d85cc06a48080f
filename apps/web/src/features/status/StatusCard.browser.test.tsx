import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { AccountId, StatusId } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { entityStore } from '../../model/entities.ts'
import { setSetting } from '../../model/settings.ts'
import { FocusedCard, StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireImage, wirePoll } from '../../testing/wire.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

const ada = wireAccount({
  acct: 'ada@bog.example',
  display_name: 'Ada Ferreira',
  pleroma: { favicon: 'https://fen.invalid/f.png' },
})
const quoted = {
  id: 'q1',
  account: ada,
  content: '<p>A good index is an act of kindness.</p>',
  created_at: '2026-05-01T12:00:00.000Z',
  visibility: 'public',
}
const card = {
  url: 'https://survey.example/atlas',
  title: 'Eleven winters',
  description: 'Readings from 214 dip wells',
  provider_name: 'survey.example',
  image: 'https://fen.invalid/card.png',
  type: 'link',
}

describe('the anatomy of a post', () => {
  test('[POST-01] text, subject, media, poll, link card, reactions, actions, time and edited marker all show', async () => {
    setSetting('collapseMessageWithSubject', false)
    const id = await seed(server, {
      spoiler_text: 'Geese',
      edited_at: '2026-06-02T12:00:00.000Z',
      media_attachments: [wireImage('m1')],
      poll: wirePoll(),
      card,
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

  test('[POST-05] a quote card shows the quoted post and leads to its conversation', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: 'q1', quote: quoted })} />)
    await expect.element(screen.getByText('A good index is an act of kindness.')).toBeVisible()
    const whole = screen.getByRole('link', { name: 'Ada Ferreira A good index is an act of kindness.' })
    await expect.element(whole).toHaveAttribute('href', '/notice/q1')
  })

  test('[POST-05] pictures of a quoted post fill their tiles and keep links of their own', async () => {
    const quote = { ...quoted, media_attachments: [wireImage('m1')] }
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: 'q1', quote })} />)
    const picture = screen.getByRole('link', { name: 'Picture m1' }).element()
    const tile = picture.parentElement?.getBoundingClientRect()
    expect(picture.getBoundingClientRect().height).toBe(tile?.height)
    const middle = { x: (tile?.left ?? 0) + (tile?.width ?? 0) / 2, y: (tile?.top ?? 0) + 60 }
    expect(document.elementFromPoint(middle.x, middle.y)?.closest('a')).toBe(picture)
    const words = screen.getByText('A good index is an act of kindness.').element().getBoundingClientRect()
    const below = document.elementFromPoint(words.left + 20, words.top + 5)
    expect(below?.closest('a')?.getAttribute('href')).toBe('/notice/q1')
  })

  test('[POST-05] a quoted post that the server does not give is said to be unavailable', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: 'q1' })} />)
    await expect.element(screen.getByText('The quoted post is not available.')).toBeVisible()
  })

  test('[POST-06] a link card shows address, picture, title, description and provider', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { card })} />)
    const link = screen.getByRole('link', { name: /Eleven winters/ })
    await expect.element(link).toHaveAttribute('href', card.url)
    await expect.element(link).toHaveTextContent(`${card.provider_name}${card.title}${card.description}`)
    expect(link.element().querySelector('img')?.src).toBe(card.image)
  })

  test('a link card of a scheme that is not of the web does not show', async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { card: { ...card, url: 'javascript:alert(1)' } })} />,
    )
    expect(screen.container.querySelector('[data-link-card]')).toBeNull()
  })

  test('[POST-07] counts stand beside their buttons and in their names, unless the setting hides them', async () => {
    const id = await seed(server, { replies_count: 4, reblogs_count: 34, favourites_count: 12_345 })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByRole('button', { name: 'Favourite, 12345' })).toHaveTextContent('12.3K')
    await expect.element(screen.getByRole('button', { name: 'Repeat, 34' })).toHaveTextContent('34')
    await expect.element(screen.getByRole('button', { name: 'Reply, 4' })).toHaveTextContent('4')
    setSetting('hidePostStats', true)
    await expect.element(screen.getByRole('button', { name: 'Favourite', exact: true })).toHaveTextContent('')
    setSetting('hidePostStats', undefined)
  })

  test('a count of zero is not written', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await expect.element(screen.getByRole('button', { name: 'Favourite', exact: true })).toHaveTextContent('')
  })

  test('[POST-08] a repeat says who repeated, and then shows the original', async () => {
    const id = await seed(server, {
      id: 'r1',
      account: wireAccount({ acct: 'tom', display_name: 'Tomas Lind' }),
      reblog: { ...quoted, id: 'o1' },
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
    await expect.element(screen.getByText('Replying to a post that is not available')).toBeVisible()
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
      emojis: [
        { shortcode: 'blobcat', url: 'https://fen.invalid/c.png', static_url: 'https://fen.invalid/c.png' },
      ],
    })
    const screen = await show(<StatusCard statusId={id} />)
    await screen.getByRole('button', { name: /^Show post/ }).click()
    expect(screen.getByRole('img', { name: ':blobcat:' }).elements()).toHaveLength(2)
  })

  test.each([
    ['public', 'Public'],
    ['unlisted', 'Unlisted'],
    ['private', 'Followers only'],
    ['direct', 'Direct'],
    ['local', 'Local'],
  ])('[POST-11] the scope %s shows as %s', async (visibility, name) => {
    const screen = await show(<StatusCard statusId={await seed(server, { visibility })} />)
    await expect.element(screen.getByText(name, { exact: true })).toBeInTheDocument()
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

describe('text that starts folded', () => {
  const tall = '<p>line</p>'.repeat(22)

  test('[POST-48] show more and show less toggle a tall post, and it stays open after leaving the screen', async () => {
    const id = await seed(server, { content: tall })
    const screen = await show(<StatusCard statusId={id} />)
    const height = () => screen.container.getBoundingClientRect().height
    const folded = height()
    await screen.getByRole('button', { name: 'Show more' }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Show less' }))
      .toHaveAttribute('aria-expanded', 'true')
    expect(height()).toBeGreaterThan(folded)
    await screen.unmount()
    const again = await show(<StatusCard statusId={id} />)
    await again.getByRole('button', { name: 'Show less' }).click()
    await expect.element(again.getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(again.container.getBoundingClientRect().height).toBe(folded)
  })

  test('[POST-46] the focus of a conversation and a short text are not folded', async () => {
    const screen = await show(<FocusedCard statusId={await seed(server, { content: tall })} />)
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('[POST-47] a post with a subject starts shut while the setting is on, and says what is inside', async () => {
    const id = await seed(server, {
      spoiler_text: 'Ovens',
      media_attachments: [wireImage('m1'), wireImage('m2')],
    })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText('The ferry crew rang the bell.')).not.toBeInTheDocument()
    const bar = screen.getByRole('button', { name: 'Show post 29 characters, 2 images' })
    await expect.element(bar).toHaveAttribute('aria-expanded', 'false')
    await bar.click()
    await expect.element(screen.getByText('The ferry crew rang the bell.')).toBeVisible()
    await screen.getByRole('button', { name: 'Hide' }).click()
    await expect.element(screen.getByText('The ferry crew rang the bell.')).not.toBeInTheDocument()
  })

  test('[POST-47] with the setting off the post is open under its subject', async () => {
    setSetting('collapseMessageWithSubject', false)
    const screen = await show(
      <StatusCard statusId={await seed(server, { id: 's2', spoiler_text: 'Ovens' })} />,
    )
    await expect.element(screen.getByText('The ferry crew rang the bell.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Show post/ })).not.toBeInTheDocument()
    setSetting('collapseMessageWithSubject', undefined)
  })

  test('[POST-49] a subject of 241 characters is cut and can be shown in full, one of 240 is not', async () => {
    const short = await show(<StatusCard statusId={await seed(server, { spoiler_text: 'x'.repeat(240) })} />)
    await expect
      .element(short.getByRole('button', { name: 'Show the whole subject' }))
      .not.toBeInTheDocument()
    await short.unmount()
    const long = await show(
      <StatusCard statusId={await seed(server, { id: 's2', spoiler_text: 'word '.repeat(100) })} />,
    )
    const words = long.getByText(/^word word/)
    const cut = words.element().getBoundingClientRect().height
    await long.getByRole('button', { name: 'Show the whole subject' }).click()
    expect(words.element().getBoundingClientRect().height).toBeGreaterThan(cut)
    await expect.element(long.getByRole('button', { name: 'Show less of the subject' })).toBeVisible()
  })
})

describe('muted and deleted posts', () => {
  test('[POST-44] a muted post is a line with the reason, and can be shown', async () => {
    setSetting('muteWords', ['ferry'])
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await expect.element(screen.getByText('mira muted: ferry')).toBeVisible()
    await expect.element(screen.getByText(/rang the bell/)).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Show' }).click()
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
      await expect.element(screen.getByText('mira muted: GOOSE')).toBeVisible()
      expect(screen.getByText(/muted:/).elements()).toHaveLength(1)
      await expect.element(screen.getByText('The tide is out.')).toBeVisible()
      setSetting('muteWords', undefined)
    },
  )

  test('[POST-45] with the hide setting on a muted post is not there at all', async () => {
    setSetting('hideFilteredStatuses', true)
    const screen = await show(<StatusCard statusId={await seed(server, { id: 's7', muted: true })} />)
    expect(screen.container.childElementCount).toBe(0)
    setSetting('hideFilteredStatuses', undefined)
  })

  test("[POST-41] the viewer's own post is never muted", async () => {
    const id = await seed(server, { id: 's8', muted: true, account: wireAccount({ acct: 'wren' }) })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
  })

  test('[POST-25] a deleted post says so and offers nothing', async () => {
    const id = await seed(server)
    const screen = await show(<StatusCard statusId={id} />)
    entityStore.statuses.patch(id, { isDeleted: true })
    await expect.element(screen.getByText('This post was deleted.')).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })
})

describe('the row', () => {
  test('it is an item of a feed: named by author and words, with its place', async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { account: ada })} position={3} setSize={-1} />,
    )
    const article = screen.getByRole('article', { name: 'Ada Ferreira The ferry crew rang the bell.' })
    await expect.element(article).toHaveAttribute('aria-posinset', '3')
    await expect.element(article).toHaveAttribute('aria-setsize', '-1')
    await expect.element(article).toHaveAttribute('tabindex', '0')
  })

  test('[POST-55] scrolling it into view leaves 100 px above and 50 px below', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(screen.getByRole('article').element())
    expect([scrollMarginTop, scrollMarginBottom]).toEqual(['100px', '50px'])
  })

  test('the strand runs from below one avatar to above the next', async () => {
    await page.viewport(1024, 800)
    const first = await seed(server, { id: 's1' })
    const second = await seed(server, { id: 's2', in_reply_to_id: 's1' })
    const screen = await show(
      <>
        <StatusCard statusId={first} joinsNext />
        <StatusCard statusId={second} joinsPrevious />
      </>,
    )
    const [upper, lower] = screen.getByRole('article').elements() as [HTMLElement, HTMLElement]
    const strand = getComputedStyle(upper, '::after')
    expect(strand.width).toBe('2px')
    expect(strand.top).toBe('64px')
    const end = upper.getBoundingClientRect().bottom - Number.parseFloat(strand.bottom)
    const avatar = lower.querySelector('img, svg')?.closest('a')?.getBoundingClientRect().top ?? 0
    expect(avatar - end).toBeCloseTo(6, 0)
    expect(getComputedStyle(lower, '::before').content).toBe('none')
  })

  test('[POST-50] the focused post shows faces of at most 15 people', async () => {
    const people: AccountId[] = []
    for (let index = 0; index < 16; index++) {
      const status = entityStore.statuses.get(
        await seed(server, { id: `x${index}`, account: wireAccount({ acct: `p${index}` }) }),
      )
      if (status !== undefined) people.push(status.accountId)
    }
    const screen = await show(<FocusedCard statusId={await seed(server)} people={people} />)
    expect(screen.getByRole('link', { name: /^p\d+$/ }).elements()).toHaveLength(15)
  })

  test('the strand to the next post runs beside the text, not through that of the focused post', async () => {
    const strandOf = (element: Element) => getComputedStyle(element, '::after').content
    const id = await seed(server)
    const plain = await show(<StatusCard statusId={id} joinsNext />)
    expect(strandOf(plain.getByRole('article').element())).toBe('""')
    await plain.unmount()
    const focused = await show(<FocusedCard statusId={id} joinsNext />)
    expect(strandOf(focused.getByRole('article').element())).toBe('none')
  })

  test('the focused post gives its facts in full', async () => {
    const id = await seed(server, { visibility: 'unlisted', reblogs_count: 1, favourites_count: 127 })
    const screen = await show(<FocusedCard statusId={id} />)
    await expect.element(screen.getByText(/June 1, 2026/)).toBeVisible()
    await expect.element(screen.getByText('Unlisted')).toBeVisible()
    await expect.element(screen.getByText('1 repeat')).toBeVisible()
    await expect.element(screen.getByText('127 favourites')).toBeVisible()
  })
})
