import type { Announcement } from '@skein/api'
import { expect, test } from 'vitest'
import { mergeLists } from './merge-lists.ts'

const one = (id: string, change: Partial<Announcement> = {}) =>
  ({
    id,
    content: id,
    publishedAt: `2026-11-0${id}`,
    isRead: false,
    rawContent: null,
    ...change,
  }) as Announcement

test('[ANN-10] the admins’ list gets its read marks from that of the members', () => {
  const merged = mergeLists(
    [one('1', { isRead: true }), one('2')],
    [one('1', { rawContent: 'raw' }), one('2')],
  )
  expect(merged).toMatchObject([
    { id: '2', isRead: false, isInactive: false },
    { id: '1', isRead: true, isInactive: false, rawContent: 'raw' },
  ])
})

test('[ANN-10] the reactions are those that members see, and none to what they do not see', () => {
  const reactions = [{ name: '🪿', url: null, count: 2, me: true, accountIds: [] }]
  expect(
    mergeLists([one('1', { reactions })], [one('1', { reactions: [] }), one('2', { reactions })]),
  ).toMatchObject([
    { id: '2', reactions: null },
    { id: '1', reactions },
  ])
})

test('[ANN-11] what members do not see is inactive for admins', () => {
  expect(mergeLists([one('1')], [one('1'), one('2')])).toMatchObject([
    { id: '2', isInactive: true },
    { id: '1', isInactive: false },
  ])
})

test('what the admins’ list does not reach is shown all the same, and nothing twice', () => {
  expect(mergeLists([one('1'), one('2')], [one('2')]).map(({ id }) => id)).toEqual(['2', '1'])
  expect(mergeLists([one('1')], null)).toMatchObject([{ id: '1', isInactive: false }])
})
