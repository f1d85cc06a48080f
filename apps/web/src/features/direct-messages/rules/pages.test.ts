import type { ConversationId } from '@skein/api'
import { expect, test } from 'vitest'

import { countUnread, withRead, type ConversationEntry } from './pages.ts'

const entry = (id: string, isUnread: boolean): ConversationEntry => ({
  id: id as ConversationId,
  accountIds: [],
  lastStatusId: null,
  isUnread,
})
const pages = (...parts: ConversationEntry[][]) => ({
  pages: parts.map((items) => ({ items, next: null })),
  pageParams: [],
})

test('what is unread is counted over all pages, and once where a conversation moved from one to the other', () => {
  expect(countUnread(pages([]))).toBe(0)
  expect(
    countUnread(pages([entry('5', true), entry('4', false)], [entry('5', true), entry('3', true)])),
  ).toBe(2)
})

test('a conversation is read, and unread again, and no other', () => {
  const before = pages([entry('5', true)], [entry('4', true), entry('3', false)])
  const read = withRead(before, '4' as ConversationId, true)
  expect(read).toEqual(pages([entry('5', true)], [entry('4', false), entry('3', false)]))
  expect(withRead(read, '4' as ConversationId, false)).toEqual(before)
})
