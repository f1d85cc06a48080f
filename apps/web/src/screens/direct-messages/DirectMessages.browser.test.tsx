import { fetchNotification } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { Notices } from '../../features/notices/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { getClient } from '../../model/client.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { entityStore } from '../../model/entities.ts'
import { signIn, wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { showNotification } from '../../model/streaming.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const path = '/api/v1/conversations'
const address = '/users/wren/dms#conversations'

let instance: FakeServer

const person = (name: string, change: object = {}) => ({ ...wirePerson(name), ...change })
const direct = (number: number, change: object = {}) =>
  wirePost(number, { visibility: 'direct', content: `<p>@wren Letter ${number}</p>`, ...change })
const talk = (id: number, names: readonly string[], change: object = {}) => ({
  id: String(id),
  unread: false,
  accounts: names.map((name) => person(name)),
  last_status: direct(id),
  ...change,
})

beforeEach(async () => {
  instance = begin()
  instance.timelines.set('/api/v1/timelines/direct', [direct(9), direct(8)])
  list(
    talk(5, ['mira'], { unread: true, last_status: direct(5, { language: 'fr' }) }),
    talk(4, ['ada', 'jun'], { last_status: direct(4, { account: person('wren') }) }),
  )
  await signIn(instance)
  await render(
    <WithEnglish>
      <Notices />
    </WithEnglish>,
  )
})
afterEach(end)

function list(...talks: object[]) {
  instance.on(`GET ${path}`, talks)
}
const rows = () => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
const texts = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent)
const row = (name: string) => page.getByRole('link', { name: new RegExp(name) })
const tab = (name: string) =>
  page
    .getByRole('navigation', { name: 'Direct message views' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const markButton = (names: string) =>
  page.getByRole('button', { name: `Mark as read: ${names}`, exact: true })
const reads = () =>
  instance.calls
    .filter(({ url: { pathname } }) => pathname.endsWith('/read'))
    .map(({ url: { pathname } }) => pathname)

async function tell(id: string, status: object): Promise<void> {
  const notification = { id, type: 'mention', account: person('orla'), status, created_at: null }
  instance.on(`GET /api/v1/notifications/${id}`, notification)
  showNotification(entityStore.ingestNotification(await fetchNotification(getClient(), id)))
}

describe('direct messages', () => {
  test('are a timeline, as ever, and conversations one press away, with how many are unread', async () => {
    await open('/users/wren/dms')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Direct messages' })).toBeVisible()
    await expect.element(tab('Messages')).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText(/Letter 9/)).toBeVisible()
    await expect.element(tab('Conversations 1 unread')).toBeVisible()
    await tab('Conversations').press()
    await expect.element(row('mira')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Direct messages' })).toBeVisible()
    expect(location.hash).toBe('#conversations')
  })
})

describe('where the server has no timeline of direct messages', () => {
  test('conversations are all there is, and the timeline is not asked for', async () => {
    const before = getInstance()
    changeInstance({ capabilities: { directTimeline: false } })
    await open('/users/wren/dms')
    await expect.element(row('mira')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Direct messages' })).toBeVisible()
    await expect.element(tab('Messages')).not.toBeInTheDocument()
    expect(instance.asked('/api/v1/timelines/direct')).toEqual([])
    setInstance(before)
  })
})

describe('a conversation', () => {
  test('says who is in it, how the last message begins and whose it is, and whether it is unread', async () => {
    await open(address)
    await expect
      .poll(texts)
      .toEqual([
        expect.stringMatching(/^Unread, mira[^@]*Letter 5$/),
        expect.stringMatching(/^ada and jun.*You: Letter 4$/),
      ])
    await expect.element(page.getByText('Letter 5')).toHaveAttribute('lang', 'fr')
    await expect.element(markButton('mira')).toBeVisible()
    await expect.element(markButton('ada and jun')).not.toBeInTheDocument()
  })

  test('of many people names three and counts the others; of nobody else, says so', async () => {
    list(talk(3, ['ada', 'jun', 'mira', 'tomas', 'orla']), talk(2, ['wren']), talk(1, []))
    await open(address)
    await expect
      .poll(texts)
      .toEqual([
        expect.stringMatching(/^ada, jun, mira and 2 others/),
        expect.stringMatching(/^wren \(only you\)/),
        expect.stringMatching(/^Nobody/),
      ])
  })

  test('shows the subject instead of what stands behind it, and counts files where there are no words', async () => {
    const file = { id: 'f', type: 'image', url: 'https://fen.example/f.png', preview_url: null }
    list(
      talk(3, ['ada'], { last_status: direct(3, { spoiler_text: 'About the bees' }) }),
      talk(2, ['jun'], { last_status: direct(2, { content: '', media_attachments: [file] }) }),
      talk(1, ['mira'], { last_status: null }),
    )
    await open(address)
    await expect
      .poll(texts)
      .toEqual([
        expect.stringMatching(/About the bees$/),
        expect.stringMatching(/1 file$/),
        expect.stringMatching(/The last message is no longer available.$/),
      ])
    await expect.element(row('mira')).not.toBeInTheDocument()
  })

  test('that is opened is read, here and at the server, and Back leads to it', async () => {
    instance.on(`POST ${path}/5/read`, talk(5, ['mira']))
    await open(address)
    await expect.element(row('mira')).toBeVisible()
    ;(row('mira').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/notice/Q000005')
    await expect.poll(reads).toEqual([`${path}/5/read`])
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible()
    list(talk(5, ['mira']), talk(4, ['ada', 'jun']))
    history.back()
    await expect.poll(() => location.hash).toBe('#conversations')
    await expect.element(row('mira')).toHaveFocus()
    await expect.poll(texts).toEqual([expect.stringMatching(/^mira/), expect.stringMatching(/^ada and jun/)])
  })

  test('is marked as read without opening it: at once, and the focus stays with it', async () => {
    const release = instance.hold(`${path}/5/read`)
    instance.on(`POST ${path}/5/read`, talk(5, ['mira']))
    await open(address)
    await markButton('mira').press()
    await expect.element(markButton('mira')).not.toBeInTheDocument()
    await expect.element(row('mira')).toHaveFocus()
    await expect.poll(() => tab('Conversations').element().textContent).toBe('Conversations')
    release()
    await expect.poll(reads).toEqual([`${path}/5/read`])
  })

  test('that the list brings back as unread while it is being read is read in the end', async () => {
    const release = instance.hold(`${path}/5/read`)
    instance.on(`POST ${path}/5/read`, talk(5, ['mira']))
    await open(address)
    await markButton('mira').press()
    await expect.poll(reads).toHaveLength(1)
    await tab('Messages').press()
    const before = instance.asked(path).length
    await tell('n1', direct(21))
    await expect.poll(() => instance.asked(path).length).toBeGreaterThan(before)
    await expect.element(tab('Conversations 1 unread')).toBeVisible()
    release()
    await expect.poll(() => tab('Conversations').element().textContent).toBe('Conversations')
  })

  test.each([
    ['refuses', { status: 403, body: { error: 'Not yours' } }, 'Not yours'],
    ['fails', { status: 500, body: {} }, 'Internal Server Error'],
    ['cannot be reached', 'unreachable', 'Couldn’t reach the server'],
  ] as const)('is unread again when the server %s, which is said', async (_, fault, reason) => {
    instance.faults.set(`${path}/5/read`, fault)
    await open(address)
    await markButton('mira').press()
    await expect
      .element(
        page.getByText(`Couldn’t mark the conversation with mira as read. ${reason}`, { exact: false }),
      )
      .toBeVisible()
    await expect.element(markButton('mira')).toBeVisible()
    await expect.element(tab('Conversations 1 unread')).toBeVisible()
  })
})

describe('the list of conversations', () => {
  test('goes on where the page before ended', async () => {
    const link = { link: `<https://fen.example${path}?max_id=4>; rel="next"` }
    const first = [talk(5, ['mira']), talk(4, ['ada'])]
    instance.faults.set(`${path}?limit=20`, { status: 200, body: first, headers: link })
    instance.faults.set(`${path}?max_id=4&limit=20`, { status: 200, body: [talk(3, ['jun'])] })
    await open(address)
    await expect.poll(texts).toHaveLength(3)
    expect(texts()[2]).toMatch(/^jun/)
  })

  test('a server that tells the same page again and again is asked no more', async () => {
    const link = { link: `<https://fen.example${path}?max_id=4>; rel="next"` }
    instance.faults.set(path, { status: 200, body: [talk(5, ['mira']), talk(4, ['ada'])], headers: link })
    await open(address)
    await expect.poll(() => instance.asked(path).length).toBe(2)
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
    expect(texts()).toHaveLength(2)
  })

  test('is asked for again when somebody writes directly to the viewer, and not for what is public', async () => {
    await open(address)
    await expect.poll(texts).toHaveLength(2)
    const before = instance.asked(path).length
    await tell('n1', wirePost(20))
    list(talk(6, ['orla'], { unread: true }), talk(5, ['mira']))
    await tell('n2', direct(21))
    await expect.poll(texts).toEqual([expect.stringMatching(/^Unread, orla/), expect.stringMatching(/^mira/)])
    expect(instance.asked(path).length).toBe(before + 1)
  })

  test('without any says what appears there; one that fails says why, and leads on', async () => {
    list()
    await open(address)
    await expect.element(page.getByText('No conversations yet')).toBeVisible()
  })

  test('a server that has none says so, and the timeline is there all the same', async () => {
    instance.off(`GET ${path}`)
    await open(address)
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await tab('Messages').press()
    await expect.element(page.getByText(/Letter 9/)).toBeVisible()
  })
})
