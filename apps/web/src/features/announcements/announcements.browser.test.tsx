import { fetchAccount } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { getClient } from '../../model/client.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance, capabilitiesOf } from '../../model/testing/change-instance.ts'
import { beginSession, endSession } from '../../model/session.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'
import { servedPicture } from '../../testing/emoji.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, show } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { NavigationPanel } from '../panels/index.ts'
import { Announcements } from './Announcements.tsx'

type Wire = Record<string, unknown> & { readonly id: string }

const members = '/api/v1/announcements'
const admins = '/api/v1/pleroma/admin/announcements'
const wire = (id: string, change: object = {}): Wire => ({
  id,
  content: `<p>News ${id}</p>`,
  starts_at: null,
  ends_at: null,
  all_day: false,
  published_at: `2026-11-0${id}T12:00:00Z`,
  read: false,
  emojis: [],
  ...change,
})
const written = (id: string, change: object = {}) => ({
  ...wire(id, { pleroma: { raw_content: `News ${id}` } }),
  read: undefined,
  ...change,
})

let server: FakeServer
/** What the server has; a test may fail a call by its name. */
let lists: { members: Wire[]; admins: Wire[] }
let failing: Record<string, number>

function answer(call: SeenCall): void {
  const path = call.path.split('?')[0] ?? ''
  const failure = failing[`${call.method} ${path}`]
  if (failure !== undefined) return call.answer({ error: 'The ink is out' }, failure)
  if (call.method === 'GET' && path === members) return call.answer(lists.members)
  if (call.method === 'GET' && path === admins) return call.answer(lists.admins)
  return call.answer(call.method === 'POST' || call.method === 'PATCH' ? wire('9') : {})
}

const instanceBefore = getInstance()

beforeEach(() => {
  server = freshWorld()
  changeInstance({ capabilities: capabilitiesOf('pleroma_api') }, instanceBefore)
  lists = { members: [wire('1')], admins: [written('1')] }
  failing = {}
})
afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
  endSession('left')
  setInstance(instanceBefore)
})

async function signInAs(rights: object | null): Promise<void> {
  if (rights !== null) {
    server.reply = () => wireAccount({ acct: 'wren', pleroma: rights })
    beginSession('token', await fetchAccount(getClient(), 'id-wren'))
    server.calls.length = 0
  }
  server.reply = (call) => {
    answer(call)
    return undefined
  }
}

/** Opens the page beside the navigation. */
async function open(rights: object | null = {}): Promise<void> {
  await signInAs(rights)
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NavigationPanel />
      <Announcements />
      <Notices />
    </QueryClientProvider>,
  )
}

const admin = { is_admin: true }
const cards = () => page.getByRole('article')
const card = (id: string) => cards().filter({ hasText: `News ${id}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = (name = 'New announcement') => page.getByRole('form', { name })
const bodies = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => JSON.parse(body) as unknown)

describe('what is told', () => {
  test('[ANN-01] is listed with its words and their emoji, newest first', async () => {
    const emojis = [{ shortcode: 'boat', url: servedPicture, static_url: servedPicture }]
    lists.members = [wire('1'), wire('2', { content: '<p>News 2 <b>bold</b> :boat:</p>', emojis })]
    await open()
    await expect.element(card('2').getByRole('img', { name: ':boat:' })).toBeVisible()
    expect(
      cards()
        .elements()
        .map((each) => /News \d/.exec(each.textContent)?.[0]),
    ).toEqual(['News 2', 'News 1'])
  })

  test('[ANN-01] is shown to visitors where the server lets them, and nothing elsewhere', async () => {
    await open(null)
    await expect.element(card('1')).toBeVisible()
    await cleanup()
    failing[`GET ${members}`] = 403
    await open(null)
    await expect.element(page.getByText('No announcements')).toBeVisible()
  })

  test('[ANN-05] cannot be marked by visitors', async () => {
    await open(null)
    await expect.element(card('1')).toBeVisible()
    await expect.element(button('Mark as read')).not.toBeInTheDocument()
  })

  test('that does not load says why, and is asked for again', async () => {
    failing[`GET ${members}`] = 500
    await open()
    await expect.element(page.getByText('Couldn’t load announcements. The ink is out.')).toBeVisible()
    failing = {}
    await button('Retry').press()
    await expect.element(card('1')).toBeVisible()
  })

  test('says days without times where it is about whole days', async () => {
    const ends = { starts_at: '2026-11-21T12:00:00Z', ends_at: '2026-11-22T12:00:00Z', all_day: true }
    lists.members = [wire('1', ends)]
    await open()
    await expect.element(card('1')).toMatchTextContent(/Starts November 21, 2026Ends November 22, 2026/)
  })
})

describe('marking as read', () => {
  const badge = () => page.getByRole('navigation').getByRole('img', { name: /unread/ })

  test('[ANN-03] shows at once, lowers the badge, and is told to the server', async () => {
    lists.members = [wire('1'), wire('2')]
    await open()
    await expect.element(badge()).toMatchTextContent(/^2$/)
    await card('2').getByRole('button', { name: 'Mark as read' }).press()
    await expect.element(badge()).toMatchTextContent(/^1$/)
    await expect.element(card('2').getByText('Read', { exact: true })).toBeVisible()
    await expect.poll(() => server.changes).toEqual([`POST ${members}/2/dismiss`])
  })

  test('that fails comes back and says why', async () => {
    failing[`POST ${members}/1/dismiss`] = 500
    await open()
    await button('Mark as read').press()
    await expect
      .element(page.getByText('Couldn’t mark this announcement as read. The ink is out.'))
      .toBeVisible()
    await expect.element(button('Mark as read')).toBeVisible()
    await expect.element(badge()).toMatchTextContent(/^1$/)
  })

  test('[ANN-04] is disabled for what is inactive', async () => {
    lists.admins = [written('1'), written('2')]
    await open(admin)
    await expect.element(card('2').getByRole('button', { name: 'Mark as read' })).toBeDisabled()
    await expect.element(card('1').getByRole('button', { name: 'Mark as read' })).toBeEnabled()
    await expect.element(badge()).toMatchTextContent(/^1$/)
  })
})

describe('writing', () => {
  test('[ANN-06] is for admins only', async () => {
    for (const rights of [null, {}, { is_moderator: true }]) {
      await open(rights)
      await expect.element(card('1')).toBeVisible()
      await expect.element(form()).not.toBeInTheDocument()
      for (const name of ['Edit', 'Delete']) await expect.element(button(name)).not.toBeInTheDocument()
      expect(server.calls.some(({ path }) => path.startsWith(admins))).toBe(false)
      await cleanup()
      endSession('left')
    }
    await open(admin)
    await expect.element(form()).toBeVisible()
    for (const name of ['Edit', 'Delete']) await expect.element(button(name)).toBeVisible()
  })

  test('is not offered, nor asked for, where the server is known not to have it', async () => {
    changeInstance({ capabilities: { announcementEditing: false } })
    await open(admin)
    await expect.element(card('1')).toBeVisible()
    await expect.element(form()).not.toBeInTheDocument()
    expect(server.calls.some(({ path }) => path.startsWith(admins))).toBe(false)
  })

  test('the navigation leads visitors to announcements where they can read them', async () => {
    for (const publicAnnouncements of [true, false]) {
      changeInstance({ capabilities: { publicAnnouncements } })
      await open(null)
      await expect.element(page.getByRole('link', { name: 'About' })).toBeVisible()
      const link = page.getByRole('navigation').getByRole('link', { name: 'Announcements' })
      expect(link.elements()).toHaveLength(publicAnnouncements ? 1 : 0)
      await cleanup()
    }
  })

  test('is not offered where the server has no such thing', async () => {
    failing[`GET ${admins}`] = 404
    await open(admin)
    await expect.element(card('1')).toBeVisible()
    await expect.element(form()).not.toBeInTheDocument()
  })

  test('[ANN-08] empties the field once it is posted', async () => {
    await open(admin)
    await form().getByLabelText('Announcement text').fill('The ferry *stops*.')
    lists.members = [...lists.members, wire('2')]
    await form().getByRole('button', { name: 'Post' }).press()
    await expect.element(card('2')).toBeVisible()
    await expect.element(form().getByLabelText('Announcement text')).toHaveValue('')
  })

  test('says what is missing when it is sent without text, and sends nothing', async () => {
    await open(admin)
    const text = form().getByLabelText('Announcement text')
    await form().getByRole('button', { name: 'Post' }).press()
    await expect.element(text).toHaveFocus()
    await expect.element(text).toHaveAccessibleDescription('An announcement needs text.')
    expect(bodies('POST')).toEqual([])
    await text.fill('The ferry stops.')
    await expect.element(text).not.toHaveAccessibleDescription()
  })

  test('[ANN-09] sends start and end as ISO moments, and empty ones as null', async () => {
    await open(admin)
    await form().getByLabelText('Announcement text').fill('One')
    await form().getByRole('button', { name: 'Post' }).press()
    await expect.element(form().getByLabelText('Announcement text')).toHaveValue('')
    await form().getByLabelText('Announcement text').fill('Two')
    await form().getByLabelText('Starts').fill('2026-11-21T08:50')
    await form().getByLabelText('Ends').fill('2026-11-22T09:00')
    await form().getByRole('button', { name: 'Post' }).press()
    await expect.poll(() => bodies('POST')).toHaveLength(2)
    expect(bodies('POST')).toEqual([
      { content: 'One', starts_at: null, ends_at: null, all_day: false },
      {
        content: 'Two',
        starts_at: new Date(2026, 10, 21, 8, 50).toISOString(),
        ends_at: new Date(2026, 10, 22, 9, 0).toISOString(),
        all_day: false,
      },
    ])
  })

  test('[ERR-20] that fails says why with a way to close it, and keeps what was written', async () => {
    failing[`POST ${admins}`] = 400
    await open(admin)
    await form().getByLabelText('Announcement text').fill('The ferry stops.')
    await form().getByRole('button', { name: 'Post' }).press()
    const failure = page.getByText('Couldn’t save the announcement. The ink is out.')
    await expect.element(failure).toBeVisible()
    await form().getByRole('button', { name: 'Dismiss' }).press()
    await expect.element(failure).not.toBeInTheDocument()
    await expect.element(form().getByLabelText('Announcement text')).toHaveValue('The ferry stops.')
  })

  test('[ANN-07] an edit begins with what was written, when it begins and ends, and sends what it becomes', async () => {
    const moment = (hours: number) => new Date(2026, 10, 21, hours, 50).toISOString()
    lists.admins = [written('1', { starts_at: moment(8), ends_at: moment(20) })]
    await open(admin)
    await button('Edit').press()
    const edit = form('Edit announcement')
    await expect.element(edit.getByLabelText('Announcement text')).toHaveValue('News 1')
    await expect.element(edit.getByLabelText('Starts')).toHaveValue('2026-11-21T08:50')
    await expect.element(edit.getByLabelText('Ends')).toHaveValue('2026-11-21T20:50')
    await edit.getByLabelText('All day').press()
    await expect.element(edit.getByLabelText('Starts')).toHaveValue('2026-11-21')
    await edit.getByLabelText('Announcement text').fill('News 1, later')
    await edit.getByRole('button', { name: 'Save' }).press()
    await expect.element(edit).not.toBeInTheDocument()
    expect(server.changes).toEqual([`PATCH ${admins}/1`])
    expect(bodies('PATCH')).toEqual([
      {
        content: 'News 1, later',
        starts_at: new Date(2026, 10, 21).toISOString(),
        ends_at: new Date(2026, 10, 21, 23, 59, 59, 999).toISOString(),
        all_day: true,
      },
    ])
  })

  test('an edit that fails keeps what was written', async () => {
    failing[`PATCH ${admins}/1`] = 500
    await open(admin)
    await button('Edit').press()
    const edit = form('Edit announcement')
    await edit.getByLabelText('Announcement text').fill('Longer news')
    await edit.getByRole('button', { name: 'Save' }).press()
    await expect.element(edit.getByText('Couldn’t save the announcement. The ink is out.')).toBeVisible()
    await expect.element(edit.getByLabelText('Announcement text')).toHaveValue('Longer news')
  })

  test('deleting asks first', async () => {
    await open(admin)
    await button('Delete').press()
    const question = page.getByRole('dialog', { name: 'Delete this announcement?' })
    await question.getByRole('button', { name: 'Cancel' }).press()
    expect(server.changes).toEqual([])
    await button('Delete').press()
    lists = { members: [], admins: [] }
    await question.getByRole('button', { name: 'Delete' }).press()
    await expect.element(page.getByText('No announcements')).toBeVisible()
    expect(server.changes).toEqual([`DELETE ${admins}/1`])
  })
})

describe('two lists', () => {
  test('[ANN-10] are asked for by admins, and what is read comes from the members’ own', async () => {
    lists = { members: [wire('1', { read: true })], admins: [written('1')] }
    await open(admin)
    await expect.element(card('1').getByText('Read', { exact: true })).toBeVisible()
    const asked = server.calls.map(({ path }) => path)
    expect(asked).toContain(members)
    expect(asked).toContain(admins)
  })

  test('[ANN-11] what members do not see is marked as inactive for admins', async () => {
    lists.admins = [written('1'), written('2')]
    await open(admin)
    await expect.element(card('2').getByText('Inactive', { exact: true })).toBeVisible()
    await expect.element(card('1').getByText('Inactive', { exact: true })).not.toBeInTheDocument()
  })

  test('[LIM-03] the members’ one is asked for again every minute, and does not take away what only admins see', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const asked = () => server.calls.filter(({ path }) => path === members)
    lists.admins = [written('1'), written('2')]
    await open(admin)
    await expect.element(card('2')).toBeVisible()
    expect(asked()).toHaveLength(1)
    lists.members = [wire('1'), wire('3')]
    vi.advanceTimersByTime(59_000)
    expect(asked()).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    await expect.element(card('3')).toBeVisible()
    expect(asked()).toHaveLength(2)
    await expect.element(card('2').getByText('Inactive', { exact: true })).toBeVisible()
  })
})
