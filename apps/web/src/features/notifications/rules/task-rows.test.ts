import type { AccountId, StatusId } from '@skein/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { idsIn, taskRowsOf } from './task-rows.ts'
import { eventCounts, idsOf, olderPostMs, tasksOf, type TaskFacts } from './tasks.ts'
import { facts, now } from './testing/facts.ts'

const old = { statusId: 'old' as StatusId, postAt: now - olderPostMs - 1 }

test('each section begins with its name and how many rows it has; what is older comes when it is unfolded', () => {
  const tasks = tasksOf(
    [
      facts(9, { kind: 'reply' }),
      facts(8, { kind: 'mention' }),
      facts(7),
      facts(6, { kind: 'repeat' }),
      facts(5, { kind: 'follow', statusId: null }),
      facts(4, old),
    ],
    now,
  )
  const told = (isOpen: boolean) =>
    taskRowsOf(tasks, isOpen).map(({ key, section }) => [key, section && `${section.name} ${section.count}`])
  const folded = [
    ['9', 'toAnswer 2'],
    ['8', null],
    ['post s', 'posts 1'],
    ['5', 'other 1'],
    ['older', null],
  ]
  expect(told(false)).toEqual(folded)
  expect(told(true)).toEqual([...folded, ['post old', null]])
})

test('who has answered stands on the strand of the post once their reply is settled, before the others', () => {
  const reply = facts(9, {
    kind: 'reply',
    accountId: 'b' as AccountId,
    statusId: 'r' as StatusId,
    isOwnPost: false,
    answersId: 's' as StatusId,
  })
  const events = (settled: readonly TaskFacts[]) => tasksOf([facts(7)], now, settled).posts[0]?.events
  expect(events([])).toEqual([{ kind: 'favourite', accountIds: ['a'] }])
  expect(events([reply])).toEqual([
    { kind: 'reply', accountIds: ['b'] },
    { kind: 'favourite', accountIds: ['a'] },
  ])
})

test('people are counted by what they did, over several posts', () => {
  const all = [facts(4), facts(3, { statusId: 't' as StatusId }), facts(2, { kind: 'repeat' })]
  expect(eventCounts(tasksOf(all, now).posts)).toEqual([
    { kind: 'favourite', count: 2 },
    { kind: 'repeat', count: 1 },
  ])
})

test('unfolded, every notification is in exactly one row, whatever came', () => {
  const one = fc.record({
    kind: fc.constantFrom('favourite', 'repeat', 'reaction', 'reply', 'mention', 'follow', 'report'),
    statusId: fc.constantFrom('s1', 's2', 's3'),
    isOwnPost: fc.boolean(),
    isOld: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), (list) => {
      const all = list.map(({ kind, statusId, isOwnPost, isOld }, index) =>
        facts(index + 1, {
          kind,
          statusId: statusId as StatusId,
          isOwnPost,
          ...(isOld && { postAt: old.postAt }),
        }),
      )
      const tasks = tasksOf(all.toReversed(), now)
      const rows = taskRowsOf(tasks, true)
      const ids = all.map(({ id }) => id).toSorted()
      expect(rows.flatMap(idsIn).toSorted()).toEqual(ids)
      expect([...idsOf(tasks)].toSorted()).toEqual(ids)
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    }),
  )
})
