import type { AccountId, StatusId } from '@skein/api'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'

import { entityStore } from '../../model/entities.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { sendCommand } from '../../testing/cdp.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { parkPointer } from '../../testing/park-pointer.ts'
import { saidTwice, spokenOf, type Piece, type Spoken } from '../../testing/spoken.ts'
import { ada, linkCard, quotedPost, wireAccount, wireImage, wirePoll } from '../../testing/wire.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { silence } from '../../testing/silence.ts'
import { FocusedCard, StatusCard } from './index.ts'

let server: FakeServer
const instanceBefore = getInstance()

beforeAll(async () => {
  await sendCommand('Emulation.setTimezoneOverride', { timezoneId: 'UTC' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:08:00Z') })
})
afterAll(async () => {
  vi.useRealTimers()
  await sendCommand('Emulation.setTimezoneOverride', { timezoneId: '' })
})
function resetSettings() {
  for (const name of ['postLabels', 'speakEmojiInNames', 'postHeadings'] as const) setSetting(name, undefined)
}
beforeEach(async () => {
  // A card that opens under the pointer would be read with the post.
  ;(await parkPointer()).remove()
  server = freshWorld()
  changeInstance({ capabilities: { editing: true } }, instanceBefore)
  await signIn(server)
})
afterEach(() => {
  setInstance(instanceBefore)
  resetSettings()
})

type Wire = Parameters<typeof seed>[1]

const card = async (change: Wire = {}) => <StatusCard statusId={await seed(server, change)} />
const quote = { quote_id: 'q1', quote: quotedPost }
const reactions = [
  { name: '🎉', count: 3, me: false },
  { name: 'blobcat', count: 1, me: true, url: 'https://fen.invalid/b.png' },
]
const german = {
  language: 'de',
  content: '<p>Die Fähre hat die Glocke geläutet.</p>',
  media_attachments: [wireImage('a', { description: 'Ein Feld in der Dämmerung' })],
}
const jun = { id: 'id-jun', acct: 'jun@bog.example', username: 'jun', url: 'https://bog.example/@jun' }

const gardener = wireAccount({ acct: 'fern', display_name: '🌱 Fern 👩‍🌾' })

/** A post of each kind, drawn. */
const kinds: Readonly<Record<string, () => Promise<ReactNode>>> = {
  'A plain post': card,
  'As the focus of its conversation': async () => (
    <FocusedCard statusId={await seed(server, { favourites_count: 2, reblogs_count: 3 })} />
  ),
  'Behind a content warning': () => card({ spoiler_text: 'Ovens', media_attachments: [wireImage('a')] }),
  'A poll': () => card({ poll: wirePoll() }),
  'A poll with its results': () => card({ poll: wirePoll({ voted: true, own_votes: [0] }) }),
  Pictures: () =>
    card({
      media_attachments: [
        wireImage('a', { description: 'A field at dusk, seen from the dyke' }),
        wireImage('b', { description: null }),
      ],
    }),
  'Sensitive pictures': () => card({ sensitive: true, media_attachments: [wireImage('a')] }),
  'A recording and a file': () =>
    card({
      media_attachments: [
        {
          id: 'r',
          type: 'audio',
          url: silence(),
          description: 'The bell, rung three times',
        },
        { id: 'f', type: 'unknown', url: 'https://fen.invalid/f.pdf', description: 'Minutes of the meeting' },
      ],
    }),
  'A quote': () => card(quote),
  'A quote that was edited, behind a warning': () =>
    card({
      ...quote,
      quote: { ...quotedPost, spoiler_text: 'On keeping books', edited_at: '2026-05-02T12:00:00.000Z' },
    }),
  'A repeat': async () => {
    const id = await seed(server, { id: 'r1', account: wireAccount({ acct: 'jun' }), reblog: quotedPost })
    const { repeatOfId, accountId } = entityStore.statuses.get(id) ?? {}
    return (
      <StatusCard
        statusId={repeatOfId as StatusId}
        entry={{ id, repeaterId: accountId as AccountId }}
        showsPin
      />
    )
  },
  Reactions: () => card({ emoji_reactions: reactions }),
  'Reactions, for a visitor': async () => {
    endSession('left')
    return card({ emoji_reactions: reactions })
  },
  'Another language': () => card(german),
  'Another language, behind a warning': () => card({ ...german, spoiler_text: 'Fähren' }),
  'By a bot, edited': () =>
    card({
      account: wireAccount({ acct: 'bells@bog.example', display_name: 'Bells', bot: true }),
      edited_at: '2026-06-01T12:05:00.000Z',
    }),
  'With a link, sensitive': () => card({ card: linkCard, sensitive: true }),
  'A reply': () =>
    card({ account: ada, in_reply_to_id: 's0', in_reply_to_account_id: 'id-x', mentions: [jun] }),
  'By someone with emoji in their name': () => card({ account: gardener }),
  'The same, with emoji left out of names': () => {
    setSetting('speakEmojiInNames', false)
    return card({ account: gardener })
  },
  'With headings': () => {
    setSetting('postHeadings', true)
    return card()
  },
}

interface Heard extends Spoken {
  /** What has a listener for presses, and is no control. */
  readonly clickable: readonly string[]
}

const control = 'a, button, input, label, select, textarea, summary, video, audio'

/** Draws it and listens, once all of it is there. */
async function hear(drawn: ReactNode): Promise<Heard> {
  const screen = await show(<div data-heard="">{drawn}</div>)
  const article = screen.getByRole('article').first()
  await expect.poll(() => document.querySelector('[data-heard] [aria-label^=Reply]')).not.toBeNull()
  await expect.poll(() => article.element().getAttribute('aria-label')).toMatch(/12:00/)
  await expect.poll(() => document.querySelector('[data-heard] [aria-busy=true]')).toBeNull()
  await expect.poll(() => document.querySelectorAll('[class*=Room], [class*=cover]:empty').length).toBe(0)
  // The button below the results of a poll is fetched after them.
  if (screen.getByRole('list', { name: 'Poll' }).query() !== null)
    await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  const spoken = await spokenOf('[data-heard] article')
  const all = [...document.querySelectorAll<HTMLElement>('[data-heard] article, [data-heard] article *')]
  const clickable = all.filter((each) => each.onclick !== null && !each.matches(control))
  const result = { ...spoken, clickable: clickable.map(({ outerHTML }) => outerHTML.slice(0, 80)) }
  await screen.unmount()
  return result
}

const heard = new Map<string, Heard>()

/** Each kind is drawn once, whichever test asks first. */
async function hearKind(kind: string, draw: () => Promise<ReactNode>): Promise<Heard> {
  const result = heard.get(kind) ?? (await hear(await draw()))
  heard.set(kind, result)
  return result
}

const inVoice = (text: string, lang: string) => (lang === '' ? text : `[${lang}] ${text}`)
const lineOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ role, text, lang }) => inVoice([text, role && `(${role})`].filter(Boolean).join(' '), lang))
    .join(' · ')

describe('a post as it is spoken', () => {
  test.each(Object.entries(kinds))(
    '%s: no two words run together, nothing is said twice, nothing but controls is called clickable',
    async (kind, draw) => {
      const { glued, pieces, clickable } = await hearKind(kind, draw)
      expect.soft(glued).toEqual([])
      expect.soft(saidTwice(pieces)).toEqual([])
      expect.soft(clickable).toEqual([])
    },
  )

  test('what people wrote is spoken in their language, what stands around it in that of the page', async () => {
    const languageOf = (node: Element | null | undefined) => node?.closest('[lang]')?.getAttribute('lang')
    const id = await seed(server, { ...german, spoiler_text: 'Fähren' })
    const screen = await show(<StatusCard statusId={id} />)
    const article = screen.getByRole('article').element()
    await expect.poll(() => languageOf(article)).toBe('de')
    const button = screen.getByRole('button', { name: /^Show post/ })
    expect(languageOf(button.element())).not.toBe('de')
    await button.press()
    expect(languageOf(article)).toBe('de')
    expect(languageOf(screen.getByRole('link', { name: /Feld/ }).element())).toBe('de')
    expect(languageOf(screen.getByText('@mira').element())).not.toBe('de')
    // Without a label there is nothing of the post to be said of its element.
    setSetting('postLabels', 'none')
    await expect.poll(() => article.getAttribute('lang')).toBeNull()
  })

  test('a label and a name change at once when emoji are left out of them', async ({ task }) => {
    task.meta.settings = ['speakEmojiInNames']
    const id = await seed(server, { account: gardener })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByRole('article', { name: /^🌱 Fern 👩‍🌾\. The ferry/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: '🌱 Fern 👩‍🌾' })).toBeVisible()
    setSetting('speakEmojiInNames', false)
    await expect.element(screen.getByRole('article', { name: /^Fern\. The ferry/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Fern', exact: true })).toBeVisible()
    expect(screen.getByText('🌱 Fern 👩‍🌾').query()).not.toBeNull()
  })

  test('each post has a heading with the name of its author, where headings are wished', async ({ task }) => {
    task.meta.settings = ['postHeadings']
    const id = await seed(server, quote)
    const screen = await show(
      <>
        <StatusCard statusId={id} />
        <FocusedCard statusId={id} />
      </>,
    )
    expect(screen.getByRole('heading').elements()).toEqual([])
    setSetting('postHeadings', true)
    await expect
      .poll(() => screen.getByRole('heading', { level: 2, name: 'mira' }).elements())
      .toHaveLength(2)
    expect(screen.getByRole('heading').elements()).toHaveLength(2)
  })

  test('the page of docs says what is heard', async () => {
    const rows: string[] = []
    for (const [kind, draw] of Object.entries(kinds)) {
      server = freshWorld()
      await signIn(server)
      resetSettings()
      const { label, lang, pieces } = await hearKind(kind, draw)
      rows.push(`| ${kind} | ${inVoice(label, lang)} | ${lineOf(pieces)} |`)
    }
    const page = [
      '# Posts as they are spoken',
      '',
      'Written by `apps/web/src/features/status/spoken-posts.browser.test.tsx` from the accessibility tree of Chromium (`npx vitest run … -u` rewrites it). Words with nothing between them are read as one piece; `·` stands between one thing and the next, with its role in brackets, and `[de]` before what is said in that language.',
      '',
      '| Post | On focus | Read through |',
      '|---|---|---|',
      ...rows,
      '',
    ]
    await expect(page.join('\n')).toMatchFileSnapshot('../../../../../docs/spoken-posts.md')
  })
})
