import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusId } from '../../test/entries.ts'
import { threadPost as post } from '../../test/thread-posts.ts'
import { compareIds } from '../ids.ts'
import { ancestorsOf, buildForest, newestFirst, postsBelow } from './forest.ts'

const idsOf = (forest: ReturnType<typeof buildForest>) => [...forest.nodes.keys()].map(Number)

describe('a forest', () => {
  test('[CONV-04] puts replies below what they answer, in order of time', () => {
    const forest = buildForest([post(5, 2), post(4, 1), post(2, 1), post(1, null), post(3, 2)])
    expect(idsOf(forest)).toEqual([1, 2, 3, 5, 4])
    expect([...forest.nodes.values()].map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 1])
    expect(forest.nodes.get(statusId(1))).toMatchObject({
      childIds: ['2', '4'],
      descendantCount: 4,
      isOrphan: false,
    })
    expect(ancestorsOf(forest, statusId(5)).map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('is read the other way round with the newest of several answers first', () => {
    const posts = [post(1, null), post(2, 1), post(3, 2), post(4, 1), post(5, 2), post(7, null), post(8, 7)]
    const forest = newestFirst(buildForest(posts))
    expect(idsOf(forest)).toEqual([1, 4, 2, 5, 3, 7, 8])
    expect([...postsBelow(forest, statusId(1))].map(Number)).toEqual([4, 2, 5, 3])
    expect(forest.nodes.get(statusId(2))).toMatchObject({ depth: 1, descendantCount: 2, parentId: '1' })
  })

  test('[CONV-04] has several roots where parents are missing, and says of which that is so', () => {
    const forest = buildForest([
      post(1, null),
      post(3, 2),
      post(4, null, { hasUnavailableParent: true }),
      post(5, 3),
    ])
    expect(forest.rootIds).toEqual(['1', '3', '4'])
    expect(forest.rootIds.map((id) => forest.nodes.get(id)?.isOrphan)).toEqual([false, true, true])
    expect(forest.rootIds.map((id) => forest.nodes.get(id)?.answersId)).toEqual([null, '2', null])
  })

  test('a deleted post keeps its replies, a repeat is left out', () => {
    const forest = buildForest([
      post(1, null),
      post(2, 1, { isDeleted: true }),
      post(3, 2),
      post(9, null, { repeatOfId: statusId(3) }),
    ])
    expect(idsOf(forest)).toEqual([1, 2, 3])
    expect(forest.nodes.get(statusId(3))?.parentId).toBe('2')
  })

  test('an answer that is older than what it answers stands below it all the same', () => {
    const forest = buildForest([post(1, 7), post(7, null)])
    expect(forest.rootIds).toEqual(['7'])
    expect(idsOf(forest)).toEqual([7, 1])
  })

  test.each([
    ['itself', [post(1, 1)], ['1']],
    ['each other', [post(1, 2), post(2, 1)], ['1']],
    ['in a circle with a tail', [post(1, 4), post(2, 3), post(3, 4), post(4, 2)], ['2']],
  ])('posts that answer %s come apart at the oldest', (_what, posts, roots) => {
    const forest = buildForest(posts)
    expect(forest.rootIds).toEqual(roots)
    expect(forest.nodes.size).toBe(posts.length)
    expect(forest.nodes.get(statusId(Number(roots[0])))?.isOrphan).toBe(true)
  })

  test('a thread of 20,000 posts in one line grows without harm', () => {
    const forest = buildForest(
      Array.from({ length: 20_000 }, (_, index) => post(index + 1, index === 0 ? null : index)),
    )
    expect(forest.nodes.get(statusId(20_000))?.depth).toBe(19_999)
    expect(forest.nodes.get(statusId(1))?.descendantCount).toBe(19_999)
  })

  test('any posts, in any order: each once, after its parent, and the counts add up', () => {
    const posts = fc
      .uniqueArray(fc.record({ id: fc.nat({ max: 40 }), parent: fc.option(fc.nat({ max: 45 })) }), {
        selector: ({ id }) => id,
        maxLength: 40,
      })
      .map((drawn) => drawn.map(({ id, parent }) => post(id, parent)))
    fc.assert(
      fc.property(posts, fc.infiniteStream(fc.nat()), (given, order) => {
        const forest = buildForest(given)
        const ids = [...forest.nodes.keys()]
        expect(ids.toSorted(compareIds)).toEqual(given.map(({ id }) => id).toSorted(compareIds))
        for (const node of forest.nodes.values()) {
          const parent = node.parentId === null ? undefined : forest.nodes.get(node.parentId)
          expect(parent === undefined).toBe(node.depth === 0)
          if (parent !== undefined) {
            expect(parent.depth).toBe(node.depth - 1)
            expect(parent.childIds).toContain(node.id)
            expect(ids.indexOf(parent.id)).toBeLessThan(ids.indexOf(node.id))
          }
          expect(node.childIds).toEqual(node.childIds.toSorted(compareIds))
          const below = node.childIds.map((id) => forest.nodes.get(id)?.descendantCount ?? Number.NaN)
          expect(node.descendantCount).toBe(below.reduce((sum, count) => sum + count + 1, 0))
        }
        const shuffled = given.toSorted(() => ((order.next().value ?? 0) % 2 === 0 ? 1 : -1))
        expect(buildForest(shuffled)).toEqual(forest)
      }),
    )
  })
})
