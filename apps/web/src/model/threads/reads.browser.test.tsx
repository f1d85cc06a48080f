import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { signIn } from '../timelines/testing/instance.ts'
import { endSession } from '../session.ts'
import { lastRead, noteRead, rememberedThreads } from './reads.ts'
import { accountKey } from '../storage/areas.ts'
import { FakeServer, notFound } from '../../testing/fake-server.ts'

beforeEach(() => localStorage.clear())
afterEach(() => endSession('left'))

const id = (text: string) => text as StatusId
const stored = (account: string) => localStorage.getItem(accountKey('threads-read', account))

test('the newest post that was seen is remembered, and an older one does not take its place', async () => {
  await signIn(new FakeServer(notFound))
  expect(lastRead('t1')).toBeNull()
  noteRead('t1', id('Q9'))
  noteRead('t1', id('Q10'))
  noteRead('t1', id('Q9'))
  expect(lastRead('t1')).toBe('Q10')
})

test('the threads that were not read for longest are forgotten first', async () => {
  await signIn(new FakeServer(notFound))
  for (let thread = 0; thread < rememberedThreads; thread++) noteRead(`t${thread}`, id('Q1'))
  noteRead('t0', id('Q2'))
  noteRead('one more', id('Q3'))
  expect([lastRead('t0'), lastRead('t1'), lastRead('one more')]).toEqual(['Q2', null, 'Q3'])
})

test('each account has its own, which goes when it signs out; a visitor has none', async () => {
  const instance = new FakeServer(notFound)
  await signIn(instance)
  noteRead('t1', id('Q1'))
  await signIn(instance, 'second')
  expect(lastRead('t1')).toBeNull()
  noteRead('t1', id('Q2'))
  endSession('left')
  expect([stored('id-wren') === null, stored('id-second')]).toEqual([false, null])
  noteRead('t1', id('Q3'))
  expect(lastRead('t1')).toBeNull()
})

test.each(['nonsense', '{"a":1}', '[1, ["t1"], [null, "Q1"]]'])(
  'what is not readable (%s) is nothing',
  async (text) => {
    await signIn(new FakeServer(notFound))
    localStorage.setItem(accountKey('threads-read', 'id-wren'), text)
    expect(lastRead('t1')).toBeNull()
    noteRead('t1', id('Q1'))
    expect(lastRead('t1')).toBe('Q1')
  },
)
