import type { StatusId } from '@skein/api'
import type { TimelineEntry, TimelineGap, TimelineRow } from '@skein/store'
import { expect, test } from 'vitest'
import { mediaRows } from './media-rows.ts'

const entry = (statusId: string): TimelineRow => ({
  kind: 'entry',
  key: statusId,
  entry: { statusId: statusId as StatusId } as TimelineEntry,
})
const gap: TimelineRow = { kind: 'gap', key: 'gap', gap: {} as TimelineGap }
const counts: Record<string, number> = { a: 2, b: 3, c: 0, d: 1 }
const read = (rows: readonly TimelineRow[]) =>
  mediaRows(rows, (id) => counts[id] ?? 0).map((row) =>
    row.kind === 'gap' ? row.key : row.tiles.map(({ statusId, index }) => `${statusId}${index}`).join(' '),
  )

test('the media of one post follow those of the post before, three in a row', () => {
  expect(read(['a', 'b', 'c', 'd'].map(entry))).toEqual(['a0 a1 b0', 'b1 b2 d0'])
})

test('where posts may be missing a row ends', () => {
  expect(read([entry('a'), gap, entry('d')])).toEqual(['a0 a1', 'gap', 'd0'])
})

test('posts without media make no row; a row knows how many posts are above it', () => {
  expect(read([entry('c')])).toEqual([])
  const [, second] = mediaRows(['a', 'b'].map(entry), (id) => counts[id] ?? 0)
  expect(second).toMatchObject({ key: 'b 1', depth: 1 })
})

test('a row that was shown begins with the same tile when posts came above it, and when one of them goes', () => {
  const shown = ['b 0', 'd 0']
  const keys = (rows: readonly TimelineRow[]) =>
    mediaRows(rows, (id) => counts[id] ?? 0, new Set(shown)).map(({ key }) => key)
  expect(keys(['b', 'd'].map(entry))).toEqual(shown)
  expect(keys(['a', 'b', 'd'].map(entry))).toEqual(['a 0', ...shown])
  expect(keys(['d', 'b', 'd'].map(entry)).slice(1)).toEqual(shown)
})
