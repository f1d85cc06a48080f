import { expect, test } from 'vitest'
import { statusId } from '../../test/entries.ts'
import { account, poll, relationship, status } from '../../test/statuses.ts'
import { collectRows } from './collect-rows.ts'
import { KEPT_ROWS_FORMAT, restoreRows } from './kept-rows.ts'
import { createEntityStore } from './store.ts'

function filled() {
  const store = createEntityStore()
  const quoted = status(1, { account: account('quoted') })
  const original = status(2, { account: account('writer'), quote: quoted, quoteId: quoted.id })
  store.ingestStatus(status(3, { account: account('repeater'), repeatOf: original }))
  store.ingestStatus(status(4, { account: account('other') }))
  return store
}

test('what a status shows is kept: whom it repeats, what it quotes, and who wrote them', () => {
  const rows = collectRows(filled(), [statusId(3)])
  expect(rows.statuses.map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(rows.accounts.map(({ id }) => id).sort()).toEqual(['quoted', 'repeater', 'writer'])
})

test('kept rows are plain data and come back as they were', () => {
  const rows = collectRows(filled(), [statusId(3), statusId(4)])
  const copy = structuredClone(rows)
  expect(copy).toEqual(rows)
  const other = createEntityStore()
  restoreRows(other, copy)
  expect(other.statuses.get(statusId(2))).toEqual(filled().statuses.get(statusId(2)))
})

test('a change that the server has not confirmed is not kept, and newer rows are not overwritten', () => {
  const store = filled()
  store.statuses.patch(statusId(4), { isFavourited: true })
  const rows = collectRows(store, [statusId(4)])
  expect(rows.statuses[0]?.isFavourited).toBe(false)
  const newer = createEntityStore()
  newer.ingestStatus(status(4, { account: account('other'), content: '<p>edited</p>' }))
  restoreRows(newer, rows)
  expect(newer.statuses.get(statusId(4))?.content).toBe('<p>edited</p>')
})

test('rows of another shape have another format number', () => {
  const store = createEntityStore()
  store.ingestStatus(
    status(1, { poll: poll('p'), account: account('a', { relationship: relationship('a') }) }),
  )
  const rows = collectRows(store, [statusId(1)])
  const shape = Object.fromEntries(
    Object.entries(rows).map(([name, [row]]) => [
      name,
      Object.keys(row ?? {})
        .sort()
        .join(' '),
    ]),
  )
  expect({ format: KEPT_ROWS_FORMAT, ...shape }).toMatchSnapshot()
})
