import type { AccountId, StatusId } from '@skein/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addNewest, addOlder, emptyList, type NotificationList } from './notification-list.ts'
import { olderPostMs, repliedAt, tasksOf, type TaskFacts } from './tasks.ts'
import { facts, now } from './testing/facts.ts'

test('what waits for an answer, what happened to one’s posts, and the rest, each newest first', () => {
  const all = [
    facts(9, { kind: 'reply' }),
    facts(8, { statusId: 's2' as StatusId }),
    facts(7, { kind: 'follow', statusId: null }),
    facts(6, { kind: 'repeat', accountId: 'b' as AccountId }),
    facts(5, { kind: 'follow_request', statusId: null }),
    facts(4, { accountId: 'b' as AccountId }),
    facts(3),
    facts(2, { isSeen: true }),
  ]
  expect(tasksOf(all, now)).toEqual({
    toAnswer: ['9', '5'],
    posts: [
      {
        statusId: 's2',
        at: 8,
        isSeen: false,
        ids: ['8'],
        events: [{ kind: 'favourite', accountIds: ['a'] }],
      },
      {
        statusId: 's',
        at: 6,
        isSeen: false,
        ids: ['6', '4', '3', '2'],
        events: [
          { kind: 'favourite', accountIds: ['b', 'a'] },
          { kind: 'repeat', accountIds: ['b'] },
        ],
      },
    ],
    older: [],
    other: ['7'],
  })
})

test('favourites and repeats of older posts are apart; a favourite of what is not one’s own is no group', () => {
  const postAt = now - olderPostMs - 1
  const all = [facts(3, { postAt }), facts(2, { isOwnPost: false }), facts(1, { statusId: 's2' as StatusId })]
  const { posts, older, other } = tasksOf(all, now)
  expect(older.map(({ ids }) => ids)).toEqual([['3']])
  expect(posts.map(({ ids }) => ids)).toEqual([['1']])
  expect(other).toEqual(['2'])
})

test('somebody has answered when a later mention or reply is of the same conversation, or answers the post', () => {
  const task = facts(5, { kind: 'reply', conversationId: 'c' })
  const word = (id: number, change: Partial<TaskFacts>) => facts(id, { kind: 'mention', ...change })
  expect(repliedAt(task, [task])).toBeNull()
  expect(
    repliedAt(task, [word(9, { conversationId: 'd' }), task, word(4, { conversationId: 'c' })]),
  ).toBeNull()
  expect(repliedAt(task, [facts(9, { conversationId: 'c' }), task])).toBeNull()
  expect(repliedAt(task, [word(9, { conversationId: 'c' }), word(7, { conversationId: 'c' }), task])).toBe(9)
  expect(repliedAt(facts(5, { kind: 'reply' }), [word(8, { answersId: 's' as StatusId })])).toBe(8)
})

const kinds = ['favourite', 'repeat', 'reaction', 'reply', 'mention', 'follow', 'poll', 'report'] as const
const anyRows = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      accountId: fc.constantFrom('a', 'b', 'c', 'd'),
      statusId: fc.constantFrom('s1', 's2', 's3'),
      isOwnPost: fc.constantFrom(true, true, false),
      isOlder: fc.constantFrom(true, false),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) =>
    // A server’s newest first; whose a post is, and how old, is one fact for all that is about it.
    rows
      .map((row, index) => {
        const first = rows.find(({ statusId }) => statusId === row.statusId) ?? row
        return facts(index + 1, {
          kind: row.kind,
          accountId: row.accountId as AccountId,
          statusId: row.statusId as StatusId,
          isOwnPost: first.isOwnPost,
          postAt: first.isOlder ? now - olderPostMs - 1 : now,
        })
      })
      .toReversed(),
  )

interface Telling {
  /** Notifications of a page. */
  readonly size: number
  /** How many there are at the first look; more that the socket brings; the rest comes while it is down. */
  readonly atFirst: number
  readonly streamed: number
  /** Which of the streamed come in which order, some twice. */
  readonly order: readonly number[]
}

/** What a client knows in the end: pages from above and down, the socket’s in any order, and a look after it was down. */
function told(rows: readonly TaskFacts[], { size, atFirst, streamed, order }: Telling): NotificationList {
  const ids = rows.map(({ id }) => id)
  const pageAfter = (from: number) => {
    const items = ids.slice(from, from + size)
    return { items, next: items.at(-1) ?? null }
  }
  const start = Math.max(0, ids.length - atFirst)
  const live = ids.slice(Math.max(0, start - streamed), start)
  let list = addNewest(emptyList, pageAfter(start))
  for (const at of [...order, ...live.keys()]) {
    const id = live[at % Math.max(1, live.length)]
    if (id !== undefined) list = addNewest(list, { items: [id], next: null })
  }
  list = addNewest(list, pageAfter(0))
  while (!list.isAtEnd) {
    const last = list.ids.at(-1)
    list = addOlder(list, pageAfter(last === undefined ? 0 : ids.indexOf(last) + 1))
  }
  return addNewest(list, pageAfter(0))
}

const anyTelling = fc.record({
  size: fc.integer({ min: 1, max: 20 }),
  atFirst: fc.integer({ min: 1, max: 60 }),
  streamed: fc.integer({ min: 0, max: 30 }),
  order: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }),
})

test('any order of pages, streamed ones, reads, dismissals, deletions and blocks gives the same groups, none twice', () => {
  fc.assert(
    fc.property(
      anyRows.chain((rows) =>
        fc
          .tuple(anyTelling, fc.shuffledSubarray(rows), fc.constantFrom('a', 'none'))
          .map(([telling, dismissed, blocked]) => ({ rows, telling, dismissed, blocked })),
      ),
      ({ rows, telling, dismissed, blocked }) => {
        const isLeft = ({ id, accountId }: TaskFacts) =>
          accountId !== blocked && !dismissed.some((each) => each.id === id)
        const byId = new Map(rows.map((row) => [row.id, row]))
        const known = told(rows, telling)
          .ids.flatMap((id) => byId.get(id) ?? [])
          .filter(isLeft)
        const left = rows.filter(isLeft)
        const tasks = tasksOf(known, now)
        expect(tasks).toEqual(tasksOf(left, now))
        const places = [
          ...tasks.toAnswer,
          ...tasks.other,
          ...[...tasks.posts, ...tasks.older].flatMap(({ ids }) => ids),
        ]
        expect(places.toSorted()).toEqual(left.map(({ id }) => id).toSorted())
        for (const { statusId, events } of [...tasks.posts, ...tasks.older])
          for (const { kind, accountIds } of events) {
            const people = left.filter((row) => row.statusId === statusId && row.kind === kind)
            expect(accountIds).toHaveLength(new Set(people.map(({ accountId }) => accountId)).size)
          }
        // Reading moves nothing.
        const read = tasksOf(
          known.map((row) => ({ ...row, isSeen: true })),
          now,
        )
        expect(read.toAnswer).toEqual(tasks.toAnswer)
        expect(read.posts.map(({ statusId }) => statusId)).toEqual(
          tasks.posts.map(({ statusId }) => statusId),
        )
      },
    ),
  )
})
