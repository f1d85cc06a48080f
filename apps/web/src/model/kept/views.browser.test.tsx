import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { signIn } from '../timelines/testing/instance.ts'
import { entityStore } from '../entities/store.ts'
import { endSession } from '../session.ts'
import { accountKey, subOf, subsOf, type StorageKey } from '../storage/areas.ts'
import { readStored } from '../storage/values.ts'
import { keepView, viewLimits } from './keep-view.ts'
import { openKeptViews } from './kept-views.ts'
import { readView } from './views.ts'
import { FakeServer, notFound } from '../../testing/fake-server.ts'

const usual = { ...viewLimits }

beforeEach(async () => {
  const database = await openKeptViews()
  await Promise.all([database.clear('views'), database.clear('ages')])
  await signIn(new FakeServer(notFound))
})
afterEach(() => {
  Object.assign(viewLimits, usual)
  endSession('left')
})

const start = subsOf('views', 'id-wren')
const names = async () =>
  (await (await openKeptViews()).getAllKeys('ages')).map((key) => subOf(key as StorageKey, start))
const none: StatusId[] = []

test('what is kept comes back with its time', async () => {
  expect(await keepView('timeline friends', { entries: [1] }, none, 42)).toBe(true)
  expect(await readView('timeline friends')).toEqual({ view: { entries: [1] }, savedAt: 42 })
  expect(await readView('timeline public')).toBeNull()
})

test('of too many views the oldest go', async () => {
  viewLimits.count = 3
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) await keepView(name, {}, none, index)
  await keepView('b', {}, none, 9)
  await keepView('e', {}, none, 10)
  expect((await names()).sort()).toEqual(['b', 'd', 'e'])
})

test('of views that take too much room the oldest go, and one that alone takes too much is not kept', async () => {
  viewLimits.bytes = 3_000
  const text = 'x'.repeat(1_200)
  for (const [index, name] of ['a', 'b', 'c'].entries()) await keepView(name, { text }, none, index)
  expect((await names()).sort()).toEqual(['b', 'c'])
  expect(await keepView('huge', { text: 'x'.repeat(5_000) }, none, 9)).toBe(false)
})

test('signing out leaves nothing of the account, and nobody else reads it', async () => {
  await keepView('timeline friends', { of: 'wren' }, none, 1)
  endSession('left')
  expect(await readView('timeline friends')).toBeNull()
  await expect.poll(names).toEqual([])
})

test('two accounts keep the same timeline apart', async () => {
  await keepView('timeline friends', { of: 'wren' }, none, 1)
  await signIn(new FakeServer(notFound), 'crow')
  expect(await readView('timeline friends')).toBeNull()
})

test('rows of another shape, and what is no view, are left aside', async () => {
  await keepView('timeline friends', {}, none, 1)
  const database = await openKeptViews()
  const [key] = await database.getAllKeys('views')
  const stored = await database.get('views', key ?? '')
  if (stored === undefined || key === undefined) throw new Error('nothing was kept')
  await database.put('views', { ...stored, format: stored.format - 1 }, key)
  expect(await readView('timeline friends')).toBeNull()
  await database.put('views', { ...stored, text: '{"rows":"gone"}' }, key)
  expect(await readView('timeline friends')).toBeNull()
  await database.put('views', { ...stored, text: '{' }, key)
  expect(await readView('timeline friends')).toBeNull()
  expect(entityStore.statuses.size).toBe(0)
})

test('[ROUTE-23] the view on which the page was left is read without the database', async () => {
  await keepView('timeline friends', { entries: [2] }, none, 43, { isLeft: true })
  const database = await openKeptViews()
  await Promise.all([database.clear('views'), database.clear('ages')])
  expect(await readView('timeline friends')).toEqual({ view: { entries: [2] }, savedAt: 43 })
  expect(await readView('timeline public')).toBeNull()
})

test('signing out takes the view on which the page was left, and nobody else reads it', async () => {
  await keepView('timeline friends', { of: 'wren' }, none, 1, { isLeft: true })
  await signIn(new FakeServer(notFound), 'crow')
  expect(await readView('timeline friends')).toBeNull()
  await signIn(new FakeServer(notFound))
  endSession('left')
  expect(readStored(accountKey('front', 'id-wren'))).toBeNull()
})

test('a view that is too long for the quick way is read from the database', async () => {
  const view = { text: 'x'.repeat(1_100_000) }
  await keepView('timeline friends', view, none, 1, { isLeft: true })
  expect(readStored(accountKey('front', 'id-wren'))).toBeNull()
  expect(await readView('timeline friends')).toEqual({ view, savedAt: 1 })
})
