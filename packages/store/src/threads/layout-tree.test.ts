import { describe, expect, test } from 'vitest'
import { statusId } from '../../test/entries.ts'
import { threadPost as post } from '../../test/thread-posts.ts'
import { layoutTree } from './layout-tree.ts'
import { buildForest } from './forest.ts'
import type { TreeOptions, TreePost } from './tree-rows.ts'

type Posts = Parameters<typeof buildForest>[0]

const draw = (posts: Posts, focus = 1, change: Partial<TreeOptions> = {}) =>
  layoutTree({
    forest: buildForest(posts),
    display: new Map(),
    focusId: statusId(focus),
    maxDepthInThread: 6,
    otherRepliesButton: 'below',
    ...change,
  }).rows
const drawn = (posts: Posts, focus = 1): Map<string, TreePost> =>
  new Map(draw(posts, focus).flatMap((row) => (row.kind === 'post' ? [[row.key, row]] : [])))

//  1 ┬ 2 ┬ 3 ─ 6
//    │   └ 5
//    └ 4
const small = [post(1, null), post(2, 1), post(3, 2), post(4, 1), post(5, 2), post(6, 3)]

describe('the strands of a tree', () => {
  test('[CONV-04] each post hangs from what it answers, one step further in', () => {
    const rows = drawn(small)
    expect([...rows.values()].map(({ id, level, parentId }) => [id, level, parentId])).toEqual([
      ['2', 0, null],
      ['3', 1, '2'],
      ['6', 2, '3'],
      ['5', 1, '2'],
      ['4', 0, null],
    ])
  })

  test('[CONV-04] a strand goes past what is between a post and its later answers, and no further', () => {
    const rows = drawn(small)
    expect(rows.get('3')).toMatchObject({ isLast: false, stems: [] })
    expect(rows.get('6')).toMatchObject({ isLast: true, stems: [{ id: '2', level: 0 }] })
    expect(rows.get('5')).toMatchObject({ isLast: true, stems: [] })
    expect(rows.get('4')).toMatchObject({ stems: [] })
    expect(drawn([...small, post(7, 5)]).get('7')).toMatchObject({ parentId: '5', stems: [] })
  })

  test('[CONV-04] branches take six dyes in turn, by order of time; a later branch changes none', () => {
    const wide = [post(1, null), ...Array.from({ length: 8 }, (_, index) => post(index + 2, 1))]
    const dyes = [...drawn([...wide, post(20, 3)]).values()].map(({ id, dye }) => `${id}:${dye}`)
    expect(dyes).toEqual(['2:1', '3:2', '20:2', '4:3', '5:4', '6:5', '7:6', '8:1', '9:2'])
  })

  test('the other roots of a thread are branches too, in their place in time', () => {
    const rows = draw([post(2, null), post(3, 2), post(1, null), post(4, 1), post(5, null)], 2)
    expect(rows.map(({ key }) => key)).toEqual(['1', '4', '2', 'replies', '3', '5'])
    expect(rows.flatMap((row) => (row.kind === 'post' ? [row.dye] : []))).toEqual([1, 1, 2, 3])
  })
})

describe('what is not in a tree', () => {
  test('a missing parent is a row above its reply', () => {
    const rows = draw([post(3, 2), post(4, 3), post(9, null, { hasUnavailableParent: true })], 3)
    expect(rows.map(({ key }) => key)).toEqual(['missing:3', '3', 'replies', '4', 'missing:9', '9'])
  })

  test('answers to the same missing post share one row about it', () => {
    const rows = draw([post(1, null), post(3, 2), post(4, 2), post(6, 5)])
    expect(rows.map(({ key }) => key)).toEqual(['1', 'missing:3', '3', '4', 'missing:6', '6'])
  })

  test('above a dive, the top of what is known says that something is missing', () => {
    const rows = draw([post(3, 2), post(4, 3), post(5, 4)], 5)
    expect(rows.map(({ key }) => key)).toEqual(['missing:3', '3', '4', '5'])
  })
})

describe('a dive', () => {
  test('[CONV-05] shows what the post answers, the post and its replies, and nothing else', () => {
    expect(draw(small, 3).map(({ key }) => key)).toEqual([
      ...['1', 'others:1', '2', 'others:2'],
      ...['3', 'replies', '6'],
    ])
  })

  test('[CONV-05] with several roots, the way to everything says how many posts are elsewhere', () => {
    const [first] = draw([...small, post(10, null), post(11, 10)], 3)
    expect(first).toEqual({ kind: 'whole', key: 'whole', count: 2 })
    expect(draw([...small, post(10, null), post(11, 10)], 1)[0]?.kind).toBe('focus')
  })

  test('[CONV-10] other replies of an ancestor are counted below it, or inside it', () => {
    const rows = draw([...small, post(7, 2)], 3)
    expect(rows.slice(0, 4)).toEqual([
      { kind: 'ancestor', key: '1', id: '1', otherReplies: 0 },
      { kind: 'otherReplies', key: 'others:1', id: '1', count: 1 },
      { kind: 'ancestor', key: '2', id: '2', otherReplies: 0 },
      { kind: 'otherReplies', key: 'others:2', id: '2', count: 2 },
    ])
    expect(draw([...small, post(7, 2)], 3, { otherRepliesButton: 'inside' }).slice(0, 2)).toEqual([
      { kind: 'ancestor', key: '1', id: '1', otherReplies: 1 },
      { kind: 'ancestor', key: '2', id: '2', otherReplies: 2 },
    ])
  })

  test('a post that is not in the thread leaves the whole tree', () => {
    expect(draw(small, 99).map(({ key }) => key)).toEqual(['1', '2', '3', '6', '5', '4'])
  })
})
