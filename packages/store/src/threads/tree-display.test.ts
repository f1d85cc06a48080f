import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusId } from '../../test/entries.ts'
import { threadPost as post } from '../../test/thread-posts.ts'
import { layoutTree } from './layout-tree.ts'
import { buildForest } from './forest.ts'
import { revealPost, showAllReplies, showsByDefault, showsReplies, toggleReplies } from './tree-display.ts'
import type { TreeOptions, TreeRow } from './tree-rows.ts'

/** 1 ← 2 ← 3 … */
const line = (count: number) =>
  Array.from({ length: count }, (_, index) => post(index + 1, index === 0 ? null : index))

const draw = (posts: ReturnType<typeof line>, change: Partial<TreeOptions> = {}) =>
  layoutTree({
    forest: buildForest(posts),
    display: new Map(),
    focusId: statusId(1),
    maxDepthInThread: 6,
    otherRepliesButton: 'below',
    ...change,
  })
const textOf = (rows: readonly TreeRow[]) =>
  rows.map((row) => ('count' in row && row.kind !== 'post' ? `${row.key} ${row.count}` : row.key))

describe('how deep a tree shows', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 4],
  ])(
    '[CONV-06] with the setting at %i, posts show up to a depth of %i and no further',
    (setting, deepest) => {
      expect([deepest, deepest + 1].map((depth) => showsByDefault(depth, 0, setting))).toEqual([true, false])
      expect([deepest, deepest + 1].map((depth) => showsByDefault(depth + 7, 7, setting))).toEqual([
        true,
        false,
      ])
    },
  )

  test('[CONV-06] the setting is how many levels are visible; what is deeper becomes one line', () => {
    const { rows } = draw(line(12))
    expect(textOf(rows)).toEqual(['1', 'replies 11', '2', '3', '4', '5', '6', 'stub:6 6'])
    expect(rows.at(-1)).toMatchObject({ kind: 'stub', id: '6', isShut: false, level: 5 })
  })

  test('[CONV-05] a dive counts the depth anew from the post that is viewed', () => {
    const { rows, isDived, view } = draw(line(12), { focusId: statusId(6) })
    expect(textOf(rows)).toEqual([
      ...['1', '2', '3', '4', '5', '6'],
      'replies 6',
      ...['7', '8', '9', '10', '11', 'stub:11 1'],
    ])
    expect(isDived).toBe(true)
    expect(view.diveDepth).toBe(5)
  })
})

describe('what somebody opens and shuts', () => {
  test('[CONV-07] one post is shut and opened again, and nothing else changes', () => {
    const posts = [post(1, null), post(2, 1), post(3, 2), post(4, 1)]
    const { view } = draw(posts)
    const shut = toggleReplies(view, statusId(2))
    expect(textOf(draw(posts, { display: shut }).rows)).toEqual(['1', 'replies 3', '2', 'stub:2 1', '4'])
    const open = toggleReplies({ ...view, display: shut }, statusId(2))
    expect(textOf(draw(posts, { display: open }).rows)).toEqual(textOf(draw(posts).rows))
  })

  test('[CONV-07] a post that is too deep opens by one level, or with everything below it', () => {
    const posts = line(15)
    const { view } = draw(posts)
    const one = draw(posts, { display: toggleReplies(view, statusId(6)) })
    expect(textOf(one.rows).slice(-2)).toEqual(['7', 'stub:7 8'])
    const all = draw(posts, { display: showAllReplies(view, statusId(6)) })
    expect(textOf(all.rows).at(-1)).toBe('15')
  })

  test('a post that is looked for is brought to light, wherever it is', () => {
    const posts = line(15)
    const { view } = draw(posts)
    const found = draw(posts, { display: revealPost(view, statusId(13)) })
    expect(textOf(found.rows)).toContain('13')
    expect(revealPost({ ...view, display: new Map() }, statusId(3)).size).toBe(0)
  })

  test('whatever is opened and shut: each post is drawn, or counted in exactly one line', () => {
    const setup = fc.record({
      parents: fc.array(fc.nat({ max: 100 }), { maxLength: 60 }),
      focus: fc.nat({ max: 60 }),
      presses: fc.array(fc.tuple(fc.nat({ max: 60 }), fc.boolean()), { maxLength: 12 }),
      maxDepthInThread: fc.integer({ min: 1, max: 8 }),
    })
    fc.assert(
      fc.property(setup, ({ parents, focus, presses, maxDepthInThread }) => {
        const posts = [
          post(1, null),
          ...parents.map((parent, index) => post(index + 2, (parent % (index + 1)) + 1)),
        ]
        const options = { focusId: statusId((focus % posts.length) + 1), maxDepthInThread }
        let drawn = draw(posts, options)
        for (const [number, isAll] of presses) {
          const id = statusId((number % posts.length) + 1)
          const display = (isAll ? showAllReplies : toggleReplies)(drawn.view, id)
          drawn = draw(posts, { ...options, display })
          if (isAll) expect(showsReplies(drawn.view, id)).toBe(true)
        }
        const shown = drawn.rows.flatMap((row) => (row.kind === 'post' ? [row] : []))
        const hidden = drawn.rows.flatMap((row) => (row.kind === 'stub' ? [row.count] : []))
        const total = drawn.rows.find((row) => row.kind === 'replies')?.count ?? 0
        expect(shown.length + hidden.reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(new Set(drawn.rows.map(({ key }) => key)).size).toBe(drawn.rows.length)
        for (const row of shown) {
          expect(row.stems.every((stem) => stem.level < row.level - 1)).toBe(true)
          expect(drawn.view.forest.nodes.get(row.id)?.parentId).toBe(row.parentId ?? options.focusId)
        }
      }),
    )
  })
})
