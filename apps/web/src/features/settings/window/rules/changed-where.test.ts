import { expect, test } from 'vitest'

import { allControls } from '../../controls/sections.ts'
import { changedWhere } from './changed-where.ts'

const rows = allControls.map((placed) => ({ placed }))
const whereOf = (...names: string[]) => {
  const { row, section, isWithoutRow } = changedWhere(names, rows)
  return [row?.placed.name ?? null, section, isWithoutRow]
}

test('one setting is its row, also where a control changes two', () => {
  expect(whereOf('greentext')).toEqual(['greentext', 'posts', false])
  expect(whereOf('hideAttachments', 'hideAttachmentsInConv')).toEqual(['hideAttachments', 'filters', false])
  expect(whereOf('hideAttachmentsInConv')).toEqual(['hideAttachmentsInConv', 'filters', false])
})

test('several of a section are the section, and of several sections nowhere in particular', () => {
  expect(whereOf('greentext', 'loopVideo')).toEqual([null, 'posts', false])
  expect(whereOf('greentext', 'hideAttachments')).toEqual([null, null, false])
})

test('keys have no row, and what is no setting of the window has no place', () => {
  expect(whereOf('ownKeys')).toEqual([null, 'keys', true])
  expect(whereOf('ownKeys', 'greentext')).toEqual([null, null, false])
  expect(whereOf('expertLevel')).toEqual([null, null, true])
})
