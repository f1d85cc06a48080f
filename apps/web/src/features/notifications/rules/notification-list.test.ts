import type { NotificationId } from '@skein/api'
import { expect, test } from 'vitest'
import { addNewest, addOlder, emptyList, newerIds, sinceIdFor, without } from './notification-list.ts'

const ids = (...numbers: number[]) => numbers.map((number) => String(number) as NotificationId)

test('newer ones come first, whatever the number of digits', () => {
  const list = addNewest(emptyList, { items: ids(99, 98), next: '98' })
  expect(addNewest(list, { items: ids(100, 99, 98), next: '98' }).ids).toEqual(ids(100, 99, 98))
})

test('texts that begin with the time are in its order, whatever their length', () => {
  const items = ['2026-11-21T11:16:51.861Z/poll/1', '2026-11-21T11:16:51.884Z/quote/2'] as NotificationId[]
  expect(addNewest(emptyList, { items, next: null }).ids).toEqual(items.toReversed())
})

test('[NOTIF-11] an older page goes below, an empty one is the end', () => {
  const first = addNewest(emptyList, { items: ids(9, 8), next: '8' })
  const second = addOlder(first, { items: ids(7, 6), next: '6' })
  expect(second).toEqual({ ids: ids(9, 8, 7, 6), isAtEnd: false })
  // Servers also name a page after an empty one.
  for (const next of [null, '6'])
    expect(addOlder(second, { items: [], next })).toEqual({ ids: ids(9, 8, 7, 6), isAtEnd: true })
})

test('a look that finds nothing new changes nothing', () => {
  const list = addNewest(emptyList, { items: ids(9, 8), next: '8' })
  expect(addNewest(list, { items: ids(9, 8), next: '8' })).toBe(list)
})

test('after a long absence nothing is shown beyond a gap', () => {
  const list = addNewest(emptyList, { items: ids(3, 2), next: '2' })
  expect(addNewest(list, { items: ids(40, 39), next: '39' })).toEqual({ ids: ids(40, 39), isAtEnd: false })
})

test('an answer without anything before it does not hide what is known', () => {
  const list = addNewest(emptyList, { items: ids(3, 2), next: null })
  expect(list.isAtEnd).toBe(true)
  expect(addNewest(list, { items: [], next: null }).ids).toEqual(ids(3, 2))
})

test('what is newer than all that was known is news, what comes below it is not', () => {
  expect(newerIds(ids(9, 8), ids(100, 10, 9, 8, 7))).toEqual(ids(100, 10))
  expect(newerIds(ids(), ids(2, 1))).toEqual(ids(2, 1))
})

test('[API-30] the newest are asked for from below the oldest unread one, else from below the newest', () => {
  const unseen =
    (...numbers: number[]) =>
    (id: NotificationId) =>
      numbers.includes(Number(id))
  expect(sinceIdFor(ids(9, 8, 7, 6), unseen())).toBe('8')
  expect(sinceIdFor(ids(9, 8, 7, 6), unseen(9, 7))).toBe('6')
  expect(sinceIdFor(ids(9, 8, 7, 6), unseen(6))).toBeUndefined()
  expect([sinceIdFor(ids(9), unseen()), sinceIdFor([], unseen())]).toEqual([undefined, undefined])
})

test('what the server no longer has is forgotten; the same list where nothing of it was known', () => {
  const list = { ids: ids(3, 2, 1), isAtEnd: true }
  expect(without(list, new Set(['3', '1', '9']))).toEqual({ ids: ids(2), isAtEnd: true })
  expect(without(list, new Set(['9']))).toBe(list)
})
