import { createClient, verifyCredentials } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismiss,
  doNoticeAction,
  getNotices,
  noticeMs,
  notify,
  pauseNotices,
  resumeNotices,
  undoMs,
} from './store.ts'
import { base, me } from '../outbox/testing/lossy-server.ts'
import { beginSession, endSession } from '../session.ts'
import { setSetting } from '../settings.ts'

const messageKey = 'errors.generic'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  resumeNotices()
  for (const { id } of getNotices()) dismiss(id)
  vi.useRealTimers()
})

test('[SHELL-49] a notice has the level error unless another is given', () => {
  notify({ messageKey })
  notify({ messageKey, level: 'info' })
  expect(getNotices().map((notice) => notice.level)).toEqual(['error', 'info'])
})

test.each([
  ['error', 5_000],
  ['info', 5_000],
  ['success', 2_000],
] as const)('[LIM-07] a notice of the level %s lasts %i ms, and one with Undo longer', (level, lasts) => {
  notify({ messageKey, level, timeout: noticeMs[level] })
  vi.advanceTimersByTime(lasts - 1)
  expect(getNotices()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getNotices()).toEqual([])
  expect(undoMs).toBeGreaterThan(lasts)
})

test('a notice stays longer, or until it is closed, for who wishes that', ({ task }) => {
  task.meta.settings = ['noticeTimes']
  setSetting('noticeTimes', 4)
  notify({ messageKey, timeout: 5_000 })
  vi.advanceTimersByTime(19_999)
  expect(getNotices()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getNotices()).toEqual([])
  setSetting('noticeTimes', 0)
  const id = notify({ messageKey, timeout: 5_000 })
  vi.advanceTimersByTime(3_600_000)
  expect(getNotices()).toHaveLength(1)
  dismiss(id)
  expect(getNotices()).toEqual([])
  setSetting('noticeTimes', undefined)
})

test('[SHELL-49] a notice can be dismissed, the others stay', () => {
  const first = notify({ messageKey })
  notify({ messageKey: 'common.retry', messageArgs: { count: 2 } })
  dismiss(first)
  expect(getNotices()).toMatchObject([{ messageKey: 'common.retry', messageArgs: { count: 2 } }])
})

test('[SHELL-50] a notice with a timeout leaves after it, one without stays', () => {
  notify({ messageKey, timeout: 5_000 })
  notify({ messageKey: 'common.retry' })
  vi.advanceTimersByTime(4_999)
  expect(getNotices()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(getNotices()).toMatchObject([{ messageKey: 'common.retry' }])
  vi.advanceTimersByTime(3_600_000)
  expect(getNotices()).toHaveLength(1)
})

test('[SHELL-50] no notice leaves while it is pointed at; the rest of its time follows afterwards', () => {
  notify({ messageKey, timeout: 5_000 })
  vi.advanceTimersByTime(3_000)
  pauseNotices()
  vi.advanceTimersByTime(60_000)
  expect(getNotices()).toHaveLength(1)
  resumeNotices()
  vi.advanceTimersByTime(1_999)
  expect(getNotices()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getNotices()).toHaveLength(0)
})

test('the same words are not stacked, their time starts anew', () => {
  notify({ messageKey, timeout: 5_000 })
  vi.advanceTimersByTime(4_000)
  notify({ messageKey, timeout: 5_000 })
  expect(getNotices()).toHaveLength(1)
  vi.advanceTimersByTime(4_000)
  expect(getNotices()).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(getNotices()).toHaveLength(0)
})

test('what one person did is not taken back by the next: the way back goes with the session, words stay', async () => {
  const fetch = () => Promise.resolve(Response.json(me))
  beginSession('of-wren', await verifyCredentials(createClient({ baseUrl: base, fetch })))
  const undo = vi.fn()
  notify({ messageKey, undo })
  notify({ messageKey: 'common.retry', messageArgs: { count: 2 } })
  endSession('left')
  expect(getNotices()).toMatchObject([{ messageKey: 'common.retry', undo: null }])
})

test('a notice offers what can be done, which is done once and takes the notice with it', () => {
  const run = vi.fn()
  notify({ messageKey, actions: [{ labelKey: 'common.dismiss', run }] })
  const [notice] = getNotices()
  const [action] = notice?.actions ?? []
  if (notice === undefined || action === undefined) throw new Error('nothing is offered')
  doNoticeAction(notice, action)
  expect(run).toHaveBeenCalledOnce()
  expect(getNotices()).toEqual([])
})
