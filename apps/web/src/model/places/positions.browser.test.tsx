import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { notePosition, recallPosition, writePositions } from './positions.ts'
import { endSession } from '../session.ts'
import { accountKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'
import { signIn } from '../timelines/testing/instance.ts'
import { FakeServer, notFound } from '../../testing/fake-server.ts'

const mine = accountKey('positions', 'id-wren')
const home = { kind: 'friends' } as const
const at = (id: string, offset = 0) => ({
  id: id as StatusId,
  offset,
  lineId: id as StatusId,
  seenId: id as StatusId,
  isAtTop: false,
  focusedId: null,
})

beforeEach(() => signIn(new FakeServer(notFound)))
afterEach(() => {
  endSession('left')
  localStorage.clear()
})

test('a position outlasts the page, for each timeline', () => {
  notePosition(home, at('Q5', -12))
  notePosition({ kind: 'tag', tag: 'cats' }, at('Q9'))
  writePositions()
  expect(readStored(mine)).toMatchObject({ friends: { id: 'Q5', offset: -12 }, 'tag:cats': { id: 'Q9' } })
  expect(recallPosition(home)).toMatchObject({ id: 'Q5', offset: -12 })
})

test('what was read stays read when the reader goes back down', () => {
  notePosition(home, at('Q9'))
  notePosition(home, at('Q5'))
  expect(recallPosition(home)).toMatchObject({ id: 'Q5', seenId: 'Q9' })
})

test('another tab’s positions are kept when this one writes', () => {
  notePosition(home, at('Q5'))
  writeStored(mine, { public: { ...at('Q7'), at: 1 } })
  writePositions()
  expect(readStored(mine)).toMatchObject({ friends: { id: 'Q5' }, public: { id: 'Q7' } })
})

test('signing out leaves nothing of the account', () => {
  notePosition(home, at('Q5'))
  writePositions()
  endSession('left')
  expect(readStored(mine)).toBeNull()
  expect(recallPosition(home)).toBeNull()
})

test('a position of another shape is none', () => {
  for (const wrong of ['Q5', { id: 'Q5' }, { ...at('Q5'), offset: 'low', at: 1 }, null, [1]]) {
    writeStored(mine, { friends: wrong })
    expect(recallPosition(home)).toBeNull()
  }
})
