import type { AccountId, NotificationId, StatusId } from '@skein/api'

import type { TaskFacts } from '../tasks.ts'

/** The time of tests of tasks, milliseconds since 1970. */
export const now: number = Date.parse('2026-06-10T12:00:00.000Z')

/** A favourite of a new post of the viewer, or what it is changed to: the higher its number, the later it came. */
export const facts = (id: number, change: Partial<TaskFacts> = {}): TaskFacts => ({
  id: String(id) as NotificationId,
  kind: 'favourite',
  accountId: 'a' as AccountId,
  statusId: 's' as StatusId,
  isOwnPost: true,
  at: id,
  postAt: now,
  conversationId: null,
  answersId: null,
  isSeen: false,
  ...change,
})
