import type { StatusId } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getComposing } from '../../model/writing.ts'
import { entityStore } from '../../model/entities.ts'
import { getNotices } from '../../model/notices.ts'
import {
  queueAction,
  getOutbox,
  enqueueEdit,
  enqueuePost,
  removeFromOutbox,
  type SwitchContent,
} from '../../model/outbox.ts'
import { emptyDraft } from '../../testing/draft.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireStatus } from '../../testing/wire.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { OutboxButton, runOutbox, WaitingMark } from './index.ts'
import { accountKey } from '../../model/storage.ts'
import { heard } from '../../testing/heard.ts'

// As whoever puts something into it does.
runOutbox()

let server: FakeServer
let id: StatusId
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  id = await seed(server)
})

const about = { author: 'Mira', text: 'The ferry crew rang the bell.' }
const act = (kind: SwitchContent['kind'] = 'favourite') =>
  queueAction({ kind, statusId: id, isOn: true, scope: null, about })
const post = (status: string, key = status) =>
  enqueuePost('status', { ...emptyDraft, status, idempotencyKey: key }, 0)

const opener = () => page.getByRole('button', { name: /^outbox/i })
const panel = () => page.getByRole('dialog', { name: 'Outbox' })
const rows = () => panel().getByRole('article')
const said = () => heard().at(-1)

/** Does something on a line that breaks, and stays so: what waits is tried again by itself, and fails again. */
async function offline<Value>(run: () => Value): Promise<Value> {
  server.reply = (call) => call.fail()
  const value = run()
  await value
  await expect.poll(() => getOutbox().some(({ failure }) => failure !== null)).toBe(true)
  return value
}

async function openPanel() {
  await opener().press()
  await expect.element(panel()).toBeVisible()
}

describe('the way to what waits', () => {
  test('is not there while nothing waits, nor for what is only on its way', async () => {
    await show(<OutboxButton />)
    void act()
    await expect.poll(() => server.calls.length).toBe(1)
    await expect.element(opener()).not.toBeInTheDocument()
    expect(said()).toBeUndefined()
    server.last().answer(wireStatus({ favourited: true }))
    await expect.poll(getOutbox).toEqual([])
  })

  test('counts, and says aloud what begins to wait and that nothing does any more', async () => {
    await show(<OutboxButton />)
    await offline(act)
    await expect.element(page.getByRole('button', { name: 'Outbox, 1' })).toBeVisible()
    await expect.poll(said).toBe('1 item waiting to be sent')
    await act('bookmark')
    await expect.poll(said).toBe('2 items waiting to be sent')
    for (const entry of getOutbox()) await removeFromOutbox(entry.id)
    await expect.element(opener()).not.toBeInTheDocument()
    await expect.poll(said).toBe('Everything has been sent.')
  })

  test('opens and closes with the keyboard, and the focus comes back', async () => {
    await show(<OutboxButton />)
    await offline(act)
    await userEvent.tab()
    await expect.element(opener()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('stands on the post, too, which says what of it waits', async () => {
    await show(
      <>
        <OutboxButton />
        <WaitingMark statusId={id} />
      </>,
    )
    await offline(act)
    await act('bookmark')
    const mark = page.getByRole('button', { name: 'Not sent yet: Favourite, Bookmark' })
    await mark.press()
    await expect.element(panel()).toBeVisible()
  })
})

describe('the list of what waits', () => {
  test('says of a press what it is, what about, why it waits and since when, and sends it at once when told to', async () => {
    await show(<OutboxButton />)
    server.reply = (call) => call.answer({ error: 'Throttled' }, 429)
    await act()
    server.reply = () => undefined
    await openPanel()
    const row = panel().getByRole('article', { name: 'Favourite: Waiting to be sent' })
    await expect.element(row).toMatchTextContent(/Mira.*The ferry crew rang the bell/)
    await expect.element(row).toMatchTextContent(/Since \d/)
    await expect.element(row).toMatchTextContent(/Throttled.* Next try at \d/)
    server.calls.length = 0
    await row.getByRole('button', { name: 'Send now' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
    server.last().answer(wireStatus({ favourited: true }))
    await expect.element(panel().getByText('Everything has been sent.')).toBeVisible()
    expect(entityStore.statuses.get(id)?.isFavourited).toBe(true)
  })

  test('forgets a press without a question, and the post is as it was', async () => {
    await show(<OutboxButton />)
    await offline(act)
    expect(entityStore.statuses.get(id)?.isFavourited).toBe(true)
    await openPanel()
    await rows().getByRole('button', { name: 'Discard' }).press()
    await expect.element(rows()).not.toBeInTheDocument()
    expect(entityStore.statuses.get(id)?.isFavourited).toBe(false)
  })

  test('forgets a post or an edit only when that is confirmed', async () => {
    await show(<OutboxButton />)
    await offline(() => post('Heron at the lock')?.tried)
    enqueueEdit({ statusId: id, post: { ...emptyDraft, status: 'Two herons' } })
    await openPanel()
    for (const [name, question] of [
      [/^Your post/, 'Discard this post?'],
      [/^Your edit/, 'Discard this edit?'],
    ] as const) {
      const row = panel().getByRole('article', { name })
      await row.getByRole('button', { name: 'Discard' }).press()
      const dialog = page.getByRole('dialog', { name: question })
      await dialog.getByRole('button', { name: 'Keep' }).press()
      await expect.element(row).toBeVisible()
      await row.getByRole('button', { name: 'Discard' }).press()
      await dialog.getByRole('button', { name: 'Discard' }).press()
      await expect.element(row).not.toBeInTheDocument()
    }
    expect(getOutbox()).toEqual([])
  })

  test('gives a post back to its writer, in a form, and is closed then', async () => {
    await show(<OutboxButton />)
    await offline(() => post('Heron at the lock')?.tried)
    await openPanel()
    await rows().getByRole('button', { name: 'Edit' }).press()
    await expect.element(panel()).not.toBeInTheDocument()
    await expect
      .poll(() => getComposing('window'))
      .toMatchObject({ kind: 'again', written: { status: 'Heron at the lock' } })
    expect(getOutbox()).toEqual([])
  })

  test('opens an edit again, which waits on until another one takes its place', async () => {
    await show(<OutboxButton />)
    const edit = (status: string) => enqueueEdit({ statusId: id, post: { ...emptyDraft, status } })
    await offline(() => edit('Two herons')?.tried)
    await openPanel()
    await rows().getByRole('button', { name: 'Edit' }).press()
    expect(getComposing('window')).toMatchObject({
      kind: 'edit',
      statusId: id,
      written: { status: 'Two herons' },
    })
    expect(getOutbox()).toMatchObject([{ post: { status: 'Two herons' } }])
    edit('Three herons')
    expect(getOutbox()).toMatchObject([{ post: { status: 'Three herons' } }])
  })

  test('tries all again with one press', async () => {
    await show(<OutboxButton />)
    await offline(() => post('Heron at the lock')?.tried)
    await offline(act)
    server.calls.length = 0
    // None of the writer's posts is the one that was not answered.
    server.reply = ({ method }) => (method === 'GET' ? [] : undefined)
    await openPanel()
    await panel().getByRole('button', { name: 'Retry all' }).press()
    await expect
      .poll(() => server.changes.toSorted())
      .toEqual(['POST /api/v1/statuses', 'POST /api/v1/statuses/s1/favourite'])
  })

  test('says what was refused and why, wherever one is', async () => {
    await show(<OutboxButton />)
    await offline(act)
    server.reply = (call) =>
      call.method === 'GET' ? wireStatus() : call.answer({ error: 'Not for you' }, 403)
    await openPanel()
    await rows().getByRole('button', { name: 'Send now' }).press()
    await expect.element(rows()).toMatchTextContent(/Not sent\. Not for you/)
    expect(getNotices().map(({ messageKey }) => messageKey)).toContain('outbox.notDoneNotice')
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('button', { name: 'Outbox, 1 item couldn’t be sent, 1' }))
      .toBeVisible()
    expect(entityStore.statuses.get(id)?.isFavourited).toBe(false)
  })

  test('holds up later posts, and says so of them', async () => {
    await show(<OutboxButton />)
    await offline(() => post('First')?.tried)
    post('Second')
    await openPanel()
    await expect.element(rows().nth(1)).toMatchTextContent(/Waiting for the one before it.*Second/)
  })
})

describe('a post of which nobody knows whether it has arrived', () => {
  const words = 'Heron at the lock'
  const own = { content: words, created_at: new Date().toISOString() }

  /** Its answer was lost, and what is found then is not surely it. */
  async function ask() {
    await show(<OutboxButton />)
    await offline(() => post(words)?.tried)
    server.reply = (call) =>
      call.method === 'GET' && call.path.startsWith('/api/v1/accounts/')
        ? call.answer([wireStatus({ ...own, visibility: 'unlisted', text: words })])
        : undefined
    await openPanel()
    await rows().getByRole('button', { name: 'Send now' }).press()
    const row = panel().getByRole('article', { name: 'Your post: May have been sent' })
    await expect.element(row).toMatchTextContent(/Your server may already have this post/)
    expect(server.changes.filter((change) => change === 'POST /api/v1/statuses')).toHaveLength(1)
    return row
  }

  test('is done with when its writer has seen it', async () => {
    const row = await ask()
    await row.getByRole('button', { name: 'Mark as sent' }).press()
    await expect.element(row).not.toBeInTheDocument()
    expect(getOutbox()).toEqual([])
  })

  test('is sent again when its writer says so', async () => {
    const row = await ask()
    server.calls.length = 0
    await row.getByRole('button', { name: 'Send again' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses'])
  })

  test('is given back to its writer, with the time since when it may be there', async () => {
    const row = await ask()
    const { triedAt } = getOutbox()[0] ?? {}
    await row.getByRole('button', { name: 'Edit' }).press()
    await expect
      .poll(() => getComposing('window'))
      .toMatchObject({ kind: 'again', written: { status: words, triedAt, idempotencyKey: words } })
  })
})

test('what waited before the page was opened shows as wished, and its post is marked', async () => {
  await offline(act)
  const stored = Object.entries(localStorage).find(([key]) => key.includes('.outbox.'))
  await removeFromOutbox(getOutbox()[0]?.id ?? '')
  expect(entityStore.statuses.get(id)?.isFavourited).toBe(false)
  localStorage.setItem(stored?.[0] ?? '', String(stored?.[1]))
  dispatchEvent(new StorageEvent('storage', { key: stored?.[0] ?? '' }))
  await show(<WaitingMark statusId={id} />)
  expect(entityStore.statuses.get(id)?.isFavourited).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Not sent yet: Favourite' })).toBeVisible()
})

test('what the first form of the outbox kept is still a post', async () => {
  localStorage.setItem(accountKey('outbox', 'id-wren', '5'), JSON.stringify(firstForm))
  dispatchEvent(new StorageEvent('storage', { key: accountKey('outbox', 'id-wren', '5') }))
  expect(getOutbox()).toMatchObject([
    { kind: 'post', id: '5', post: { status: 'From before' }, needsAttention: true },
  ])
})

const firstForm = {
  draftKey: 'status',
  post: { ...emptyDraft, status: 'From before' },
  addedAt: 5,
  dueAt: 5,
  triedAt: null,
  tries: 0,
  failure: null,
  isLaidAside: true,
}
