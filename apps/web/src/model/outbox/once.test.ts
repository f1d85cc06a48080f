import { expect, test, vi } from 'vitest'

import { toDraftData, type DraftData } from '../writing/drafts.ts'
import { getNotices } from '../notices/store.ts'
import {
  asksWriter,
  getOutbox,
  retryNow,
  retryAll,
  markSent,
  enqueuePost,
  removeFromOutbox,
} from '../outbox.ts'
import { KEY_LIFE_MS, newEntry, takenBack } from './entries.ts'
import { writeEntry } from './stored-entries.ts'
import { me, serve, type Luck } from './testing/lossy-server.ts'
import { openPage, turns, written } from './testing/page.ts'

openPage()

const words = 'Heron at the lock'
const send = (post: DraftData = written(words)) => enqueuePost('status', post, 0)
const posts = (asked: readonly string[]) => asked.filter((each) => each.startsWith('POST'))

/** These go first, all others are fine. */
const first =
  (...lucks: Luck[]) =>
  () =>
    lucks.shift() ?? 'fine'
const asking = () => getOutbox().filter(asksWriter)

test('[COMP-15] a post whose answer was lost is looked for before it is sent again, and not sent when it is there', async () => {
  const { stored, asked } = serve(first('answerLost'), { repeats: 'unknown' })
  send()
  await turns(2_500)
  expect(getNotices().map(({ messageKey }) => messageKey)).toContain('composer.posted')
  expect(stored).toEqual([words])
  expect(posts(asked)).toHaveLength(1)
  expect(getOutbox()).toEqual([])
})

test('[COMP-15] one that is not there is sent again with the same idempotency key', async () => {
  const { stored, keys } = serve(first('troubleBefore'), { repeats: 'unknown' })
  send(written(words))
  await turns(5_000)
  expect(stored).toEqual([words])
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['was answered is another one, and it is sent', true, [words, words], 1],
  ['nobody answered is it, and it is not sent', false, [words], 0],
])(
  'a post that was on its way when its tab died is looked for: one that %s',
  async (_, isAnswered, all, sent) => {
    const { stored, asked, posted } = serve(() => 'fine', { repeats: 'unknown' })
    if (isAnswered) send()
    else {
      posted(words, Date.now())
      stored.push(words)
    }
    await turns(500)
    asked.length = 0
    const entry = newEntry('7', { kind: 'post', draftKey: 'status', post: written(words) }, Date.now())
    writeEntry(me.id, { ...entry, triedAt: Date.now(), tries: 1 })
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    await turns(5_000)
    expect(asked[0]).toBe(`GET /api/v1/accounts/${me.id}/statuses`)
    expect(posts(asked)).toHaveLength(sent)
    expect(stored).toEqual(all)
    expect(getOutbox()).toEqual([])
  },
)

test('the same words from before the try are another post, by the clock of the server', async () => {
  const { stored, posted } = serve(first('lost'), { repeats: 'unknown', clockMs: -3_600_000 })
  posted(words, Date.now() - 60_000)
  send()
  await turns(5_000)
  expect(stored).toEqual([words])
})

test('a post is found by a server whose clock is wrong', async () => {
  const { stored } = serve(first('answerLost'), { repeats: 'unknown', clockMs: -3_600_000 })
  send()
  await turns(5_000)
  expect(stored).toEqual([words])
  expect(getOutbox()).toEqual([])
})

test.each([
  [
    'has the same words for other people',
    { told: (status: object) => ({ ...status, visibility: 'unlisted' }) },
  ],
  [
    'shows something else and does not tell what was written',
    { told: (status: object) => ({ ...status, content: 'Heron at the dock', text: null }), markup: true },
  ],
  ['does not show what was posted', { list: () => Response.json({ error: 'Not allowed' }, { status: 403 }) }],
] as const)(
  'a server that %s is not sent the post again by itself: its writer is asked',
  async (_, { markup = false, ...kind }: { markup?: boolean } & Parameters<typeof serve>[1]) => {
    const { stored, asked } = serve(first('answerLost'), { repeats: 'unknown', ...kind })
    send({ ...written(words), contentType: markup ? 'text/markdown' : 'text/plain' })
    await turns(10_000)
    expect(posts(asked)).toHaveLength(1)
    expect(asking()).toHaveLength(1)
    expect(getNotices().map(({ messageKey }) => messageKey)).toContain('outbox.unsureNotice')
    // Again at once, and it is in the writer's word that it is not there.
    retryNow(asking()[0]?.id ?? '')
    await turns(1_000)
    expect(stored).toEqual([words, words])
    expect(getOutbox()).toEqual([])
  },
)

test('trying all again looks again, and says nothing of what only its writer knows', async () => {
  const { asked } = serve(first('answerLost'), {
    list: () => Response.json({ error: 'Not allowed' }, { status: 403 }),
  })
  send()
  await turns(5_000)
  retryAll()
  await turns(1_000)
  expect(posts(asked)).toHaveLength(1)
  expect(asking()).toHaveLength(1)
  await markSent(asking()[0]?.id ?? '')
  expect(getOutbox()).toEqual([])
})

test('a look that a server in trouble cannot answer is repeated, and its writer is asked in the end', async () => {
  let isWell = false
  const list = () => (isWell ? null : Response.json({ error: 'Oops' }, { status: 500 }))
  const { stored } = serve(first('answerLost'), { repeats: 'unknown', list })
  send()
  await turns(8_000)
  expect(asking()).toEqual([])
  expect(getOutbox()).toMatchObject([{ failure: { of: 'look', status: 500 } }])
  await turns(420_000)
  expect(asking()).toHaveLength(1)
  isWell = true
  retryAll()
  await turns(1_000)
  expect(stored).toEqual([words])
  expect(getOutbox()).toEqual([])
})

test('a look that finds no server waits for it', async () => {
  const { stored } = serve(first('answerLost', ...Array<Luck>(8).fill('lost')), { repeats: 'unknown' })
  send()
  await turns(400_000)
  expect(stored).toEqual([words])
  expect(getOutbox()).toEqual([])
})

test('[COMP-15] a post whose answer was lost, taken back and sent again unchanged, keeps its idempotency key and is looked for', async () => {
  const { stored, asked, keys } = serve(first('answerLost', 'lost', 'troubleBefore'), { repeats: 'unknown' })
  const put = send()
  await turns(500)
  const taken = await removeFromOutbox(put?.id ?? '')
  if (taken?.kind !== 'post') throw new Error('not taken back')
  const again = takenBack(taken)
  expect(again).toMatchObject({ idempotencyKey: taken.post.idempotencyKey, triedAt: taken.triedAt })
  send(again)
  await turns(15_000)
  expect(stored).toEqual([words])
  expect(posts(asked)).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
})

/** As a form does with what is taken back, and what its writer then makes of it. */
async function sendChanged(id: string, change: Partial<DraftData>) {
  const taken = await removeFromOutbox(id)
  if (taken?.kind !== 'post') throw new Error('not taken back')
  const post = toDraftData(JSON.parse(JSON.stringify(takenBack(taken))))
  if (post === null) throw new Error('not kept')
  return send({ ...post, idempotencyKey: `of ${JSON.stringify(change)}`, ...change })
}

test.each([
  ['in other words', { status: 'Heron at the dock' }],
  ['to other people', { scope: 'private' }],
  ['marked as sensitive', { isSensitive: true }],
] as const)(
  '[COMP-15] a post whose answer was lost, taken back and sent %s, is not posted beside the first one: its writer is asked',
  async (_, change) => {
    const { stored } = serve(first('answerLost'), { repeats: 'unknown' })
    const put = send()
    await turns(500)
    await sendChanged(put?.id ?? '', change)
    await turns(10_000)
    expect(stored).toEqual([words])
    expect(asking()).toHaveLength(1)
    // Twice changed, and it is still known what was sent first.
    await sendChanged(asking()[0]?.id ?? '', { status: 'Two herons, at last' })
    await turns(10_000)
    expect(stored).toEqual([words])
    expect(asking()).toHaveLength(1)
    retryNow(asking()[0]?.id ?? '')
    await turns(1_000)
    expect(stored).toEqual([words, 'Two herons, at last'])
  },
)

test('a post that never arrived, taken back and sent in other words, is sent, and looked for in both', async () => {
  const { stored } = serve(first('lost', 'fine', 'answerLost'), { repeats: 'unknown' })
  const put = send()
  await turns(500)
  await sendChanged(put?.id ?? '', { status: 'Two herons' })
  await turns(10_000)
  expect(stored).toEqual(['Two herons'])
  expect(getOutbox()).toEqual([])
})

test('a post on its way cannot be taken back when the server then has it, and can when it has not', async () => {
  const { stored } = serve(first('slow', 'slowlyLost'))
  const put = send()
  await turns(1_000)
  const late = removeFromOutbox(put?.id ?? '')
  await turns(6_000)
  expect(await late).toBeNull()
  expect(stored).toEqual([words])
  const other = send(written('Two herons'))
  await turns(1_000)
  const inTime = removeFromOutbox(other?.id ?? '')
  await turns(6_000)
  expect(await inTime).toMatchObject({ post: { status: 'Two herons' } })
  expect(stored).toEqual([words])
})

test('a post on its way cannot be taken back where the browser has no locks either', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  serve(first('slow'))
  const put = send()
  await turns(1_000)
  const late = removeFromOutbox(put?.id ?? '')
  await turns(6_000)
  expect(await late).toBeNull()
})

test('a post that was tried for hours is looked for and laid aside five hours after its first try, not its last', async () => {
  let requests = 0
  let isWell = false
  // Each look is answered, and each post in trouble.
  const { stored, asked } = serve(() => (isWell || (requests += 1) % 2 === 0 ? 'fine' : 'troubleBefore'))
  send()
  await turns(500)
  vi.setSystemTime(Date.now() + KEY_LIFE_MS - 60_000)
  await turns(30_000)
  expect(asking()).toEqual([])
  expect(getOutbox()[0]?.tries).toBeGreaterThan(1)
  vi.setSystemTime(Date.now() + 60_000)
  isWell = true
  await turns(70_000)
  expect(asking()).toHaveLength(1)
  expect(asked).toContain(`GET /api/v1/accounts/${me.id}/statuses`)
  expect(stored).toEqual([])
})

test.each([
  ['has it', 'answerLost', 0],
  ['does not have it, and its writer is asked', 'lost', 1],
] as const)(
  '[COMP-15] a post that was tried once waits for a network overnight, and is looked for then: the server %s',
  async (_, luck, asked) => {
    let isAway = false
    const lucks = first(luck)
    const { stored } = serve(() => (isAway ? 'lost' : lucks()), { repeats: 'unknown' })
    send()
    await turns(500)
    isAway = true
    await turns(30_000)
    vi.setSystemTime(Date.now() + KEY_LIFE_MS)
    await turns(130_000)
    expect(getOutbox()).toMatchObject([{ failure: { of: 'look', kind: 'network' }, needsAttention: false }])
    isAway = false
    window.dispatchEvent(new Event('online'))
    await turns(500)
    expect(asking()).toHaveLength(asked)
    expect(getOutbox()).toHaveLength(asked)
    expect(stored).toEqual(asked === 0 ? [words] : [])
  },
)
