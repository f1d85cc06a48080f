import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getComposing, readDraft } from '../../model/writing.ts'
import { getNotices } from '../../model/notices.ts'
import { getOutbox } from '../../model/outbox.ts'
import { setSetting } from '../../model/settings.ts'
import type { SeenCall } from '../../testing/fake-server.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { loadingPicture, wireImage, wireStatus } from '../../testing/wire.ts'
import { server } from '../../testing/signed-in.ts'
import { show } from '../../testing/world.tsx'
import type { ComposerMode } from './start-state.ts'
import { addSubject, alert, post, postAgain, subject, text, write } from './testing/form.tsx'
import { nextSent, sent } from './testing/requests.ts'
import { PendingPosts, pendingPost } from './testing/window.tsx'

beforeEach(() => {
  // None of the writer's posts is one that was not answered.
  server.reply = ({ path }) => (path.startsWith('/api/v1/accounts/') ? [] : undefined)
})

const keys = () => sent().map(({ headers }) => headers.get('idempotency-key'))

const showPending = () => show(<PendingPosts />)
const said = () => getNotices().map(({ messageKey }) => messageKey)

async function postText() {
  await text().fill('keep me')
  await addSubject('and me')
  await post().press()
  await expect.poll(() => sent().length).toBe(1)
}

/** The server does not want it: that is said, all that was typed is in the form and kept, and another try succeeds. */
async function expectBackInForm(words: string) {
  await expect.element(alert()).toHaveTextContent(`Error: ${words}`)
  await expect.element(text()).toHaveValue('keep me')
  await expect.element(text()).not.toHaveAttribute('readonly')
  await expect.element(subject()).toHaveValue('and me')
  expect(readDraft('id-wren', 'status')).toMatchObject({ status: 'keep me', subject: 'and me' })
  await expect.element(pendingPost()).not.toBeInTheDocument()
  await postAgain()
  await expect.poll(() => sent().length).toBe(2)
  await expect.element(alert()).not.toBeInTheDocument()
  sent()[1]?.answer(wireStatus({ id: 's9' }))
  await expect.element(text()).toHaveValue('')
}

/** The server may take it later: it stands among what waits, says why, and leaves with the same key. */
async function expectWaiting(words: string) {
  await expect.element(pendingPost()).toMatchTextContent(/keep me/)
  await expect.element(pendingPost()).toMatchTextContent(/and me/)
  await expect.element(pendingPost()).toMatchTextContent(words)
  await expect.element(text()).toHaveValue('')
  expect(readDraft('id-wren', 'status')).toBeNull()
  await pendingPost().getByRole('button', { name: 'Send now' }).press()
  // On a slow machine it was tried by itself meanwhile, with the same key.
  await expect.poll(() => sent().length).toBeGreaterThan(1)
  expect(new Set(keys()).size).toBe(1)
  for (const call of sent().slice(1)) call.answer(wireStatus({ id: 's9' }))
  await expect.element(pendingPost()).not.toBeInTheDocument()
}

const { id: _, ...withoutId } = wireStatus()
const garbage = 'The server sent an answer that Skein couldn’t read.'
type Failure = readonly [what: string, answer: (call: SeenCall) => void, words: string]
const refusals: readonly Failure[] = [
  [
    'its own words',
    (call) => call.answer({ error: 'The text is not kind enough' }, 422),
    'The text is not kind enough.',
  ],
  ['a status nobody expects', (call) => call.answerText('', 418), 'Unexpected status: 418.'],
  ['an error inside a 200', (call) => call.answer({ error: 'Not today' }), 'Not today.'],
]
const troubles: readonly Failure[] = [
  ['429', (call) => call.answer({}, 429), 'You are rate limited.'],
  ['500', (call) => call.answer({}, 500), 'Internal Server Error.'],
  ['503', (call) => call.answerText('<h1>Down</h1>', 503), 'The backend is not available.'],
  ['HTML', (call) => call.answerText('<!doctype html><title>Proxy</title>'), garbage],
  ['half a JSON', (call) => call.answerText('{"id": "s9", "conte'), garbage],
  ['an entity without id', (call) => call.answer(withoutId), garbage],
  ['nothing at all', (call) => call.answerText(''), garbage],
  ['a broken line', (call) => call.fail(), 'Couldn’t reach the server.'],
]

describe('a post that the server refuses', () => {
  it.each(refusals)('with %s says so, loses nothing and can be sent again', async (_what, answer, words) => {
    await write()
    await postText()
    const [call] = sent()
    if (call) answer(call)
    await expectBackInForm(words)
  })

  it('[COMP-15] carries the time as idempotency key in a header, the same on a retry and a new one after typing', async () => {
    await write()
    const before = Date.now()
    await text().fill('once')
    await post().press()
    ;(await nextSent()).answer({}, 403)
    await expect.element(alert()).toMatchTextContent(/^Error: /)
    await postAgain()
    ;(await nextSent(2)).answer({}, 403)
    await expect.element(alert()).toMatchTextContent(/^Error: /)
    await text().fill('once more')
    await postAgain()
    await expect.poll(() => sent().length).toBe(3)
    expect(keys()[1]).toBe(keys()[0])
    const timeOf = (key?: string | null) => Number(key?.slice(0, String(before).length))
    expect(timeOf(keys()[0])).toBeGreaterThanOrEqual(before)
    expect(timeOf(keys()[2])).toBeGreaterThan(timeOf(keys()[0]))
  })

  it('after its form was closed is laid aside, and can be taken back', async () => {
    const first = await write()
    await postText()
    await first.unmount()
    await showPending()
    sent()[0]?.answer({ error: 'The text is not kind enough' }, 422)
    await expect.element(pendingPost()).toMatchTextContent(/Not sent\. The text is not kind enough/)
    await pendingPost().getByRole('button', { name: 'Edit' }).press()
    await expect.element(pendingPost()).not.toBeInTheDocument()
    const composing = getComposing('window')
    expect(composing).toMatchObject({ kind: 'again', written: { status: 'keep me', subject: 'and me' } })
    await write({ mode: composing as ComposerMode })
    await expect.element(text()).toHaveValue('keep me')
    await expect.element(subject()).toHaveValue('and me')
  })

  it('after its form was closed says so wherever its writer is', async () => {
    const first = await write()
    await postText()
    await first.unmount()
    sent()[0]?.answer({ error: 'The text is not kind enough' }, 422)
    await expect.poll(said).toContain('outbox.notSentNotice')
  })

  it('is discarded only by who confirms it', async () => {
    const first = await write()
    await postText()
    await first.unmount()
    await showPending()
    sent()[0]?.answer({ error: 'The text is not kind enough' }, 422)
    const discard = pendingPost().getByRole('button', { name: 'Discard' })
    await discard.press()
    await page.getByRole('button', { name: 'Keep' }).press()
    await expect.element(pendingPost()).toBeVisible()
    await discard.press()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press()
    await expect.element(pendingPost()).not.toBeInTheDocument()
    expect(getOutbox()).toEqual([])
  })
})

describe('a post that the server cannot take now', () => {
  it.each(troubles)('because of %s waits, says why, and is sent later', async (_what, answer, words) => {
    await write()
    await showPending()
    await postText()
    const [call] = sent()
    if (call) answer(call)
    await expectWaiting(words)
  })

  it('because of 30 seconds of silence waits, says why, and is sent later', async () => {
    await write()
    await showPending()
    await text().fill('keep me')
    await addSubject('and me')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await post().press()
    await vi.advanceTimersByTimeAsync(1)
    await expect.poll(() => sent().length).toBe(1)
    vi.advanceTimersByTime(29_990)
    await expect.element(text()).toHaveAttribute('readonly')
    vi.advanceTimersByTime(10)
    vi.useRealTimers()
    await expectWaiting('The server took too long to answer.')
  })

  it('says once that it waits, wherever its writer is', async () => {
    await write()
    await postText()
    sent()[0]?.fail()
    await expect.poll(said).toContain('outbox.waitsNotice')
  })

  it('goes on by itself after a reload in the middle of it, with the key of the first try', async () => {
    const first = await write()
    await postText()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    sent()[0]?.fail()
    await expect.element(text()).toHaveValue('')
    await first.unmount()
    await write()
    await expect.element(text()).toHaveValue('')
    await vi.advanceTimersByTimeAsync(2_000)
    await expect.poll(() => sent().length).toBe(2)
    expect(keys()[1]).toBe(keys()[0])
  })
})

test('[COMP-15] a post with a file that is taken back and sent as it is keeps the key of its first try', async () => {
  const file = {
    id: 'm1',
    kind: 'image',
    url: 'https://fen.example/m1.png',
    previewUrl: null,
    name: 'm1.png',
  }
  const kept = { ...emptyDraft, files: [file], mediaDescriptions: { m1: 'Geese' }, idempotencyKey: 'first' }
  const written = { ...kept, triedAt: Date.now(), tried: [kept] }
  await write({ mode: { kind: 'again', entryId: '7', written } })
  await expect.poll(() => server.calls.length).toBe(1)
  // Whether the server still has the file is asked when the form opens.
  expect(server.last().path).toBe('/api/v1/media/m1')
  server.last().answer(wireImage('m1', { description: 'Geese' }))
  const picture = () => page.getByRole('listitem').element().querySelector('img')
  await expect.poll(() => picture()?.src).toBe(loadingPicture)
  await post().press()
  await expect.poll(keys).toEqual(['first'])
})

describe('with a time to undo', () => {
  beforeEach(() => setSetting('undoSendSeconds', 30))

  it('a post stands as sending, is not sent, and Undo gives everything back', async () => {
    await write()
    await showPending()
    await text().fill('too early')
    await post().press()
    await expect.element(text()).toHaveValue('')
    await expect.element(pendingPost()).toMatchTextContent(/Sending in \d+ seconds/)
    await pendingPost().getByRole('button', { name: 'Undo' }).press()
    await expect.element(pendingPost()).not.toBeInTheDocument()
    expect(getComposing('window')).toMatchObject({ kind: 'again', written: { status: 'too early' } })
    expect(sent()).toHaveLength(0)
  })

  it('Send now sends it at once', async () => {
    await write()
    await showPending()
    await text().fill('in a hurry')
    await post().press()
    await pendingPost().getByRole('button', { name: 'Send now' }).press()
    ;(await nextSent()).answer(wireStatus({ id: 's9' }))
    await expect.element(pendingPost()).not.toBeInTheDocument()
  })
})
