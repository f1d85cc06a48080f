import { describe, expect, test } from 'vitest'
import { statusId } from '../../test/entries.ts'
import { orderThread } from './order-thread.ts'
import type { ThreadRow } from './order-thread.ts'

const row = (id: number, parent: number | null, change: Partial<ThreadRow> = {}): ThreadRow => ({
  id: statusId(id),
  inReplyToId: parent === null ? null : statusId(parent),
  hasUnavailableParent: false,
  repeatOfId: null,
  isDeleted: false,
  ...change,
})
const order = (rows: ThreadRow[], focus = 1) => orderThread(rows, statusId(focus))

describe('a linear thread', () => {
  test('[CONV-03] lists the posts one after another in time order, numbered from 1', () => {
    const thread = order([row(10, 9), row(9, 8), row(8, null)], 9)
    expect(thread.ids).toEqual(['8', '9', '10'])
    expect(thread.items.map((item) => item.number)).toEqual([1, 2, 3])
    expect(thread).toMatchObject({ focusId: '9', focusIndex: 1, orphanIds: [] })
  })

  test('a post that is given twice is listed once (CONV-01)', () => {
    expect(order([row(2, 1), row(1, null), row(2, 1)]).ids).toEqual(['1', '2'])
  })

  test('[CONV-03] each post knows its direct answers by number', () => {
    const thread = order([row(1, null), row(2, 1), row(3, 1), row(4, 2), row(5, 1)])
    expect(thread.items[0]?.replies).toEqual([
      { id: '2', number: 2 },
      { id: '3', number: 3 },
      { id: '5', number: 5 },
    ])
    expect(thread.items[3]?.parent).toEqual({ kind: 'here', id: '2', number: 2 })
  })

  test('[CONV-03] the strand joins a post to the one above only when it answers that one', () => {
    const joins = order([row(1, null), row(2, 1), row(3, 1), row(4, 3)]).items
    expect(joins.map((item) => [item.joinsPrevious, item.joinsNext])).toEqual([
      [false, true],
      [true, false],
      [false, true],
      [true, false],
    ])
  })

  test('a missing parent is said, whether its id is known or not', () => {
    const thread = order([row(2, 1), row(3, null, { hasUnavailableParent: true }), row(4, 2)], 2)
    expect(thread.items.map((item) => item.parent)).toEqual([
      { kind: 'missing', id: '1' },
      { kind: 'missing', id: null },
      { kind: 'here', id: '2', number: 1 },
    ])
    expect(thread.orphanIds).toEqual(['2', '3'])
  })

  test('a deleted parent keeps its place and is said', () => {
    const thread = order([row(1, null, { isDeleted: true }), row(2, 1)], 2)
    expect(thread.items[1]?.parent).toEqual({ kind: 'deleted', id: '1', number: 1 })
    expect(thread.items[0]?.replies).toEqual([{ id: '2', number: 2 }])
  })

  test('repeats are left out, and a repeat in focus stands for what it repeats', () => {
    const thread = order([row(1, null), row(2, 1), row(7, null, { repeatOfId: statusId(2) })], 7)
    expect(thread.ids).toEqual(['1', '2'])
    expect(thread).toMatchObject({ focusId: '2', focusIndex: 1 })
    expect(thread.items[1]?.isFocused).toBe(true)
  })

  test('a focus that is not there, an empty thread and a post that answers itself do no harm', () => {
    expect(order([row(1, null)], 5)).toMatchObject({ focusId: null, focusIndex: -1 })
    expect(order([])).toMatchObject({ ids: [], items: [] })
    expect(order([row(1, 1)]).items[0]?.parent).toEqual({ kind: 'missing', id: '1' })
  })
})
