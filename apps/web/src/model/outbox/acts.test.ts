import { fetchPoll, fetchStatus, type PollId, type StatusId } from '@skein/api'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { queueAction, getOutbox, getWaiting, retryNow, enqueueEdit, enqueuePost } from '../outbox.ts'
import { removeEntry, writeEntry } from './stored-entries.ts'
import { newEntry, type ActionContent } from './entries.ts'
import { networkOutcomes, me, serve, type Luck } from './testing/lossy-server.ts'
import { openPage, page, turns, flushOutbox, written } from './testing/page.ts'

openPage()

const about = { author: 'Mira', text: 'The ferry' }
const to = (kind: 'favourite' | 'repeat' | 'bookmark', id: string, isOn = true): ActionContent => ({
  kind,
  statusId: id as StatusId,
  isOn,
  scope: null,
  about,
})
const favourite = (id = 's1', isOn = true) => queueAction(to('favourite', id, isOn))
const vote = (id = 'p1', choices = [1]) =>
  queueAction({ kind: 'vote', pollId: id as PollId, statusId: null, choices, about })
const edit = (text: string, id = 's1') => enqueueEdit({ statusId: id as StatusId, post: written(text) })
/** Lets something that was handed over have its first try. */
const tried = async (put: ReturnType<typeof edit>) => {
  await turns(200)
  return put?.tried
}
const read = async (id = 's1') => entityStore.ingestStatus(await fetchStatus(getClient(), id))
const row = (id = 's1') => entityStore.statuses.get(id as StatusId)

/** A server with a line that breaks and heals. */
async function served(first: Luck = 'fine') {
  const line = { luck: 'fine' as Luck }
  const server = serve(() => line.luck)
  await read()
  server.asked.length = 0
  line.luck = first
  return { ...server, line }
}

test('what is done is at the server at once, and nothing of it waits', async () => {
  const { done } = await served()
  expect(await favourite()).toBe('done')
  expect(done).toEqual(['favourite s1'])
  expect(row()?.isFavourited).toBe(true)
  expect(getOutbox()).toEqual([])
})

test.each(['lost', 'answerLost', 'troubleBefore', 'troubleAfter', 'later'] as const)(
  'on a line where the first try is %s it waits, shows all the same, and arrives once by itself',
  async (luck) => {
    const { line, done } = await served(luck)
    expect(await favourite()).toBe('waits')
    expect(row()?.isFavourited).toBe(true)
    expect(getWaiting()).toHaveLength(1)
    line.luck = 'fine'
    await flushOutbox()
    expect(done).toEqual(['favourite s1'])
    expect(row()?.isFavourited).toBe(true)
  },
)

test('what the server refuses at once is an error, and nothing of it is left', async () => {
  await served('refused')
  await expect(favourite()).rejects.toMatchObject({ status: 403, serverMessage: 'Not allowed' })
  expect(row()?.isFavourited).toBe(false)
  expect(getOutbox()).toEqual([])
})

test('what the server refuses later is laid aside with the reason, is not shown any more, and can be tried again', async () => {
  const { line, done } = await served('lost')
  await favourite()
  line.luck = 'refused'
  await turns(4_000)
  const [entry] = getOutbox()
  expect(entry).toMatchObject({ needsAttention: true, failure: { status: 403 } })
  expect(row()?.isFavourited).toBe(false)
  line.luck = 'fine'
  retryNow(entry?.id ?? '')
  expect(row()?.isFavourited).toBe(true)
  await flushOutbox()
  expect(done).toEqual(['favourite s1'])
})

test('the last wish wins: of many about the same one is sent', async () => {
  const { line, done, asked } = await served('lost')
  await favourite()
  await favourite('s1', false)
  await favourite('s1', true)
  expect(getOutbox()).toHaveLength(1)
  line.luck = 'fine'
  await flushOutbox()
  expect(done).toEqual(['favourite s1'])
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

test('the same wish again, while the first is lost on its way, is not lost with it', async () => {
  const { line, done } = await served('slowlyLost')
  const first = favourite()
  await turns(200)
  const again = favourite()
  line.luck = 'lost'
  await turns(6_000)
  expect(await again).toBe('waits')
  await first
  line.luck = 'fine'
  await flushOutbox()
  expect(done).toEqual(['favourite s1'])
})

test('two opposite wishes of which neither has left are none', async () => {
  const { asked } = await served('lost')
  await queueAction(to('bookmark', 's2'))
  await favourite()
  expect(getOutbox()).toHaveLength(2)
  await favourite('s1', false)
  expect(getOutbox()).toMatchObject([{ kind: 'bookmark' }])
  expect(row()?.isFavourited).toBe(false)
  expect(asked).toEqual([])
})

test('one that may have arrived is taken back at the server, though nothing shows it', async () => {
  const { line, on } = await served('answerLost')
  await favourite()
  expect(on.has('favourited s1')).toBe(true)
  line.luck = 'fine'
  await favourite('s1', false)
  await flushOutbox()
  expect(on.has('favourited s1')).toBe(false)
  expect(row()?.isFavourited).toBe(false)
})

test('taking back what has not arrived after all is done, though the server refuses it', async () => {
  const { line, asked } = await served('lost')
  await favourite()
  line.luck = 'fine'
  expect(await favourite('s1', false)).toBe('done')
  expect(asked).toEqual(['POST /api/v1/statuses/s1/unfavourite', 'GET /api/v1/statuses/s1'])
  expect(row()?.isFavourited).toBe(false)
})

test.each(['favourite', 'repeat', 'bookmark'] as const)(
  '[POST-17] a %s that was undone elsewhere is undone here, although the server refuses it',
  async (kind) => {
    const { on } = await served()
    await queueAction(to(kind, 's1'))
    on.clear()
    expect(await queueAction(to(kind, 's1', false))).toBe('done')
    expect(row()).toMatchObject({ isFavourited: false, isRepeated: false, isBookmarked: false })
    expect(getOutbox()).toEqual([])
  },
)

test('[POST-17] after a refusal the state of the server is shown', async () => {
  const { line } = await served()
  await favourite()
  line.luck = 'refused'
  await expect(favourite('s1', false)).rejects.toMatchObject({ status: 403 })
  expect(row()?.isFavourited).toBe(true)
})

test('what is refused because an earlier try has arrived after all has arrived', async () => {
  const { line, voted } = await served('answerLost')
  await vote()
  expect(voted.get('p1')).toEqual([1])
  line.luck = 'fine'
  await flushOutbox()
  expect(getOutbox()).toEqual([])
  expect(entityStore.polls.get('p1' as PollId)).toMatchObject({ hasVoted: true, ownVotes: [1] })
})

test('a vote that waits shows as given, and one that is on its way does not yet', async () => {
  const { line } = await served()
  entityStore.ingestPoll(await fetchPoll(getClient(), 'p1'))
  line.luck = 'slow'
  const cast = vote()
  await turns(1_000)
  expect(entityStore.polls.get('p1' as PollId)?.hasVoted).toBe(false)
  await turns(5_000)
  expect(await cast).toBe('done')
  entityStore.ingestPoll({
    ...(await fetchPollFine(line)),
    hasVoted: false,
    ownVotes: [],
    id: 'p2' as PollId,
  })
  line.luck = 'lost'
  expect(await vote('p2', [0])).toBe('waits')
  expect(entityStore.polls.get('p2' as PollId)).toMatchObject({
    hasVoted: true,
    ownVotes: [0],
    votesCount: 1,
  })
})

async function fetchPollFine(line: { luck: Luck }) {
  line.luck = 'fine'
  return fetchPoll(getClient(), 'p1')
}

test('the newest edit of a post takes the place of one that waits', async () => {
  const { line, done } = await served('lost')
  await tried(edit('First words'))
  await tried(edit('Second words'))
  expect(getOutbox()).toMatchObject([{ kind: 'edit', post: { status: 'Second words' } }])
  line.luck = 'fine'
  await flushOutbox()
  expect(done).toEqual(['edit s1 Second words'])
})

test('posts and edits leave in their order; a press does not wait for them', async () => {
  const { line, stored, done } = await served('later')
  await tried(enqueuePost('status', written('First'), 0))
  await tried(edit('Then this'))
  line.luck = 'fine'
  expect(await favourite()).toBe('done')
  expect(stored).toEqual([])
  expect(done).toEqual(['favourite s1'])
  await flushOutbox()
  expect(stored).toEqual(['First'])
  expect(done).toEqual(['favourite s1', 'edit s1 Then this'])
})

test('presses leave in their order, and all of them when the network is back', async () => {
  const { line, done } = await served('lost')
  for (const kind of ['favourite', 'repeat', 'bookmark'] as const) await queueAction(to(kind, 's1'))
  line.luck = 'fine'
  page.dispatchEvent(new Event('online'))
  await turns(500)
  expect(done).toEqual(['favourite s1', 'reblog s1', 'bookmark s1'])
})

test('to send one of them now is to try those before it, too', async () => {
  const { line, done } = await served('lost')
  for (const kind of ['favourite', 'repeat', 'bookmark'] as const) await queueAction(to(kind, 's1'))
  line.luck = 'fine'
  retryNow(getOutbox().at(-1)?.id ?? '')
  await turns(500)
  expect(done).toEqual(['favourite s1', 'reblog s1', 'bookmark s1'])
})

test('what another tab did shows here, and stays shown when that tab has had the answer', async () => {
  const { on, asked } = await served()
  writeEntry(me.id, newEntry('1', to('favourite', 's1'), Date.now()))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(row()?.isFavourited).toBe(true)
  on.add('favourited s1')
  removeEntry(me.id, '1')
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(row()?.isFavourited).toBe(true)
  await turns(200)
  expect(asked).toEqual(['GET /api/v1/statuses/s1'])
  expect(row()?.isFavourited).toBe(true)
})

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('favourite', 'repeat', 'bookmark', 'edit', 'post', 'vote'),
    id: fc.constantFrom('a', 'b', 'c'),
    isOn: fc.boolean(),
    /** Milliseconds until the next one. */
    pause: fc.constantFrom(0, 0, 300, 9_000),
  }),
  { minLength: 10, maxLength: 40 },
)

test('whatever is done over whatever line: the last wish about each thing is what the server ends with, and posts come once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.constantFrom(...networkOutcomes)), async (doings, luck) => {
      entityStore.clear()
      const { stored, on, voted, texts } = serve(() => luck.next().value ?? 'fine')
      const posts: string[] = []
      const wished = new Map<string, boolean>()
      const edits = new Map<string, string>()
      const polls = new Set<string>()
      const calls = { favourite: 'favourited', repeat: 'reblogged', bookmark: 'bookmarked' } as const
      for (const [index, { what, id, isOn, pause }] of doings.entries()) {
        if (what === 'post') {
          posts.push(`Post ${index}`)
          enqueuePost('status', written(`Post ${index}`), 0)
        } else if (what === 'edit') {
          edits.set(id, `Edit ${index}`)
          edit(`Edit ${index}`, id)
        } else if (what === 'vote') {
          polls.add(`of${id}`)
          // A vote that was given shows its results: there is no second one.
          if (!voted.has(`of${id}`)) void vote(`of${id}`).catch(() => undefined)
        } else {
          wished.set(`${calls[what]} ${id}`, isOn)
          // To take back what is not there is refused, and then it is as wished.
          void queueAction(to(what, id, isOn)).catch(() => undefined)
        }
        if (pause > 0) await vi.advanceTimersByTimeAsync(pause)
        await new Promise((resolve) => setImmediate(resolve))
      }
      await flushOutbox()
      expect(stored).toEqual(posts)
      for (const [thing, isOn] of wished) expect([thing, on.has(thing)]).toEqual([thing, isOn])
      for (const [id, text] of edits) expect(texts.get(id)).toBe(text)
      expect([...voted.keys()].toSorted()).toEqual([...polls].toSorted())
    }),
    { seed: 20_261_122, numRuns: 40 },
  )
})
