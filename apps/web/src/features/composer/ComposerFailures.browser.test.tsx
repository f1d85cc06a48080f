import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readDraft } from '../../model/drafts.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'
import { wireStatus } from '../../testing/wire.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { post, sentTo, subject, text, write } from './testing/form.tsx'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => {
  vi.useRealTimers()
})

const sent = () => sentTo(server)
const message = () => page.getByRole('alert')

async function postText() {
  await text().fill('keep me')
  await page.getByRole('button', { name: 'Add a subject' }).click()
  await subject().fill('and me')
  await post().click()
  await expect.poll(() => sent().length).toBe(1)
}

/** Whatever went wrong: it is said, all that was typed is still there and kept, and another try succeeds. */
async function expectNothingLost(words: string) {
  await expect.element(message()).toHaveTextContent(`Error: ${words}`)
  await expect.element(text()).toHaveValue('keep me')
  await expect.element(text()).not.toHaveAttribute('readonly')
  await expect.element(subject()).toHaveValue('and me')
  expect(readDraft('id-wren', 'status')).toMatchObject({ status: 'keep me', spoilerText: 'and me' })
  await post().click()
  await expect.poll(() => sent().length).toBe(2)
  await expect.element(message()).not.toBeInTheDocument()
  sent()[1]?.answer(wireStatus({ id: 's9' }))
  await expect.element(text()).toHaveValue('')
}

const { id: _, ...withoutId } = wireStatus()
const garbage = 'The server answered with something that is not data.'
const failures: readonly (readonly [what: string, answer: (call: SeenCall) => void, words: string])[] = [
  [
    'its own words',
    (call) => call.answer({ error: 'The text is not kind enough' }, 422),
    'The text is not kind enough',
  ],
  ['429', (call) => call.answer({}, 429), 'You are rate limited'],
  ['500', (call) => call.answer({}, 500), 'Internal Server Error'],
  ['503', (call) => call.answerText('<h1>Down</h1>', 503), 'The backend is not available'],
  ['a status nobody expects', (call) => call.answerText('', 418), 'Unexpected status: 418'],
  ['HTML', (call) => call.answerText('<!doctype html><title>Proxy</title>'), garbage],
  ['half a JSON', (call) => call.answerText('{"id": "s9", "conte'), garbage],
  ['an entity without id', (call) => call.answer(withoutId), garbage],
  ['nothing at all', (call) => call.answerText(''), garbage],
  ['an error inside a 200', (call) => call.answer({ error: 'Not today' }), 'Not today'],
  ['a broken line', (call) => call.fail(), 'The server could not be reached.'],
]

describe('a post that fails', () => {
  it.each(failures)('with %s says so, loses nothing and can be sent again', async (_what, answer, words) => {
    await write()
    await postText()
    const [call] = sent()
    if (call) answer(call)
    await expectNothingLost(words)
  })

  it('for silence of 30 seconds says so, loses nothing and can be sent again', async () => {
    await write()
    await text().fill('keep me')
    await page.getByRole('button', { name: 'Add a subject' }).click()
    await subject().fill('and me')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await post().click()
    await expect.poll(() => sent().length).toBe(1)
    vi.advanceTimersByTime(29_999)
    expect(message().query()).toBeNull()
    await expect.element(text()).toHaveAttribute('readonly')
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expectNothingLost('The server took too long to answer.')
  })

  it('[COMP-15] carries the time as idempotency key in a header, the same on a retry and a new one after typing', async () => {
    await write()
    const before = Date.now()
    await text().fill('once')
    const keys = () => sent().map(({ headers }) => headers.get('idempotency-key'))
    await post().click()
    await expect.poll(() => sent().length).toBe(1)
    sent()[0]?.answer({}, 500)
    await expect.element(message()).toBeVisible()
    await post().click()
    await expect.poll(() => sent().length).toBe(2)
    sent()[1]?.answer({}, 500)
    await expect.element(message()).toBeVisible()
    await text().fill('once more')
    await post().click()
    await expect.poll(() => sent().length).toBe(3)
    expect(keys()[1]).toBe(keys()[0])
    expect(Number(keys()[0])).toBeGreaterThanOrEqual(before)
    expect(Number(keys()[2])).toBeGreaterThan(Number(keys()[0]))
  })

  it('keeps its draft over a reload in the middle of it, with the key of the first try', async () => {
    const first = await write()
    await postText()
    await first.unmount()
    await write()
    await expect.element(text()).toHaveValue('keep me')
    await expect.element(subject()).toHaveValue('and me')
    await post().click()
    await expect.poll(() => sent().length).toBe(2)
    const [one, two] = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(two).toBe(one)
  })
})
