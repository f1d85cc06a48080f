import type { AccountId } from '@skein/api'
import { describe, expect, test } from 'vitest'

import {
  isUsedUp,
  pendingCount,
  placeOf,
  withoutRequest,
  withRequestBack,
  type RequestPages,
} from './pages.ts'

const ids = (...names: string[]) => names as unknown as AccountId[]
const [a, b, c, d] = ids('a', 'b', 'c', 'd') as [AccountId, AccountId, AccountId, AccountId]
const data: RequestPages = {
  pages: [
    { items: [a, b, c], next: '3' },
    { items: [d], next: null },
  ],
  pageParams: [null, '3'],
}
const all = ({ pages }: RequestPages) => pages.flatMap(({ items }) => items)

describe('somebody who was answered', () => {
  test('goes, and comes back to the same place', () => {
    const place = placeOf(data, b)
    expect(place).toEqual({ page: 0, index: 1 })
    const without = withoutRequest(data, b)
    expect(all(without)).toEqual([a, c, d])
    expect(all(withRequestBack(without, b, { page: 0, index: 1 }))).toEqual([a, b, c, d])
  })

  test('comes back once, and also where there are fewer pages by then', () => {
    expect(withRequestBack(data, b, { page: 0, index: 1 })).toBe(data)
    const one: RequestPages = { pages: [{ items: [a], next: null }], pageParams: [null] }
    expect(all(withRequestBack(one, d, { page: 1, index: 0 }))).toEqual([d, a])
  })

  test('whom nobody knows changes no page', () => {
    expect(placeOf(data, 'x' as AccountId)).toBeNull()
    expect(withoutRequest(data, 'x' as AccountId).pages[0]).toBe(data.pages[0])
  })
})

test('when all that came are answered and there are more, more are asked for', () => {
  const answered: RequestPages = { pages: [{ items: [], next: '3' }], pageParams: [null] }
  expect(isUsedUp(answered)).toBe(true)
  expect(isUsedUp(data)).toBe(false)
  expect(isUsedUp({ ...answered, pages: [{ items: [], next: null }] })).toBe(false)
})

test('the count is what is there where all are, and the larger of the two where there are more', () => {
  expect(pendingCount(0, 3, false)).toBe(3)
  expect(pendingCount(7, 3, false)).toBe(3)
  expect(pendingCount(35, 20, true)).toBe(35)
  expect(pendingCount(0, 20, true)).toBe(20)
})
