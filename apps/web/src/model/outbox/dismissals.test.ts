import type { NotificationId } from '@skein/api'
import { beforeEach, expect, test, vi } from 'vitest'

import { FakeServer, type SeenCall } from '../../testing/fake-server.ts'
import { setClient, watchServer } from '../client.ts'
import { dismiss, getNotices, takeBackSaid } from '../notices/store.ts'
import { enqueueDismissal, enqueuePost, getOutbox, getWaiting, queueAction, retryNow } from '../outbox.ts'
import { isDismissed, isGone, noteGone, onGone } from '../outbox-dismissing.ts'
import { endSession } from '../session.ts'
import { accountKey } from '../storage/areas.ts'
import { writeStored } from '../storage/values.ts'
import { changeInstance } from '../testing/change-instance.ts'
import { newEntry } from './entries.ts'
import { readEntries, removeEntry, writeEntry } from './stored-entries.ts'
import { base, me } from './testing/lossy-server.ts'
import { flushOutbox, openPage, page, signIn, turns, written } from './testing/page.ts'

openPage()

const undoMs = 8_000
const ids = (...all: string[]) => all as NotificationId[]
const several = '/api/v1/notifications/destroy_multiple'

/** What the server is asked, and how it answers. */
let asked: string[]
let answer: (call: SeenCall) => unknown
beforeEach(() => {
  for (const { id } of getNotices()) dismiss(id)
  asked = []
  answer = () => ({})
  changeInstance({ capabilities: { notificationReads: true } })
  const server = new FakeServer((call) => {
    const named = call.url.searchParams.getAll('ids[]').join()
    asked.push(`${call.method} ${call.url.pathname} ${named}`.trim())
    return answer(call)
  }, base)
  setClient(watchServer(server.client))
})

const undo = () => {
  const notice = getNotices().find(({ messageKey }) => messageKey === 'outbox.dismissed')
  if (notice === undefined) throw new Error('nothing can be taken back')
  takeBackSaid(notice)
}
const said = () => getNotices().map(({ messageKey, messageArgs }) => [messageKey, messageArgs['count']])
const fails = (status: number) => () => Response.json({}, { status })
const otherTab = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))

test('what is dismissed is off the screen at once, and leaves when its time to undo has passed, in one request', async () => {
  enqueueDismissal(ids('3', '2', '1'), undoMs)
  expect(['3', '2', '1', '0'].map(isDismissed)).toEqual([true, true, true, false])
  expect(said()).toEqual([['outbox.dismissed', 3]])
  await turns(7_500)
  expect(asked).toEqual([])
  // It has its notice: it does not count as waiting.
  expect(getWaiting()).toEqual([])
  await turns(1_000)
  expect(asked).toEqual([`DELETE ${several} 3,2,1`])
  expect(getOutbox()).toEqual([])
  expect(said()).toEqual([])
  expect(['3', '2', '1'].map(isDismissed)).toEqual([true, true, true])
})

test('one goes by its own call, and none is nothing to wait for', async () => {
  enqueueDismissal(ids('3'), undoMs)
  enqueueDismissal([], undoMs)
  await flushOutbox()
  expect(asked).toEqual(['POST /api/v1/notifications/3/dismiss'])
})

test('what is taken back in time is on screen again, and nothing is asked for', async () => {
  enqueueDismissal(ids('2', '1'), undoMs)
  undo()
  await turns(undoMs * 2)
  expect(asked).toEqual([])
  expect(getOutbox()).toEqual([])
  expect(isDismissed('2')).toBe(false)
})

test('what is dismissed right after another goes with it, and is taken back with it', async () => {
  enqueueDismissal(ids('3'), undoMs)
  await turns(4_000)
  enqueueDismissal(ids('2', '3'), undoMs)
  expect(said()).toEqual([['outbox.dismissed', 2]])
  await turns(6_000)
  expect(asked).toEqual([])
  undo()
  await turns(undoMs * 2)
  expect(asked).toEqual([])
  expect(['3', '2'].map(isDismissed)).toEqual([false, false])
})

test('what cannot be taken back any more is gone, which is said', async () => {
  enqueueDismissal(ids('2', '1'), undoMs)
  const [notice] = getNotices()
  await flushOutbox()
  notice?.undo?.()
  await turns(100)
  expect(said()).toEqual([['outbox.dismissedAlready', undefined]])
})

test('a server that fails is asked again; what it does not have any more is done', async () => {
  changeInstance({ capabilities: { notificationReads: false } })
  const left = [fails(500), () => ({}), fails(404), fails(500)]
  answer = () => left.shift()?.() ?? {}
  const told = vi.fn<() => void>()
  const stop = onGone(told)
  enqueueDismissal(ids('3', '2', '1'), undoMs)
  await turns(undoMs + 500)
  expect(getWaiting()).toHaveLength(1)
  await flushOutbox()
  stop()
  // What it took at the second try is not asked for at the third.
  expect(asked.map((each) => each.split('/').at(-2))).toEqual(['3', '3', '2', '1', '1'])
  expect(told).toHaveBeenCalledTimes(3)
})

test('without a network it waits, off the screen, and leaves when the network is back', async () => {
  answer = () => 'unreachable'
  enqueueDismissal(ids('2', '1'), undoMs)
  await turns(undoMs + 5_000)
  expect(getWaiting()).toMatchObject([{ kind: 'dismissal', ids: ['2', '1'], failure: { kind: 'network' } }])
  expect(isDismissed('2')).toBe(true)
  answer = () => ({})
  asked.length = 0
  page.dispatchEvent(new Event('online'))
  await turns(500)
  expect(asked).toEqual([`DELETE ${several} 2,1`])
  expect(getOutbox()).toEqual([])
})

test('what the server refuses is laid aside, said, and on screen again', async () => {
  answer = fails(422)
  enqueueDismissal(ids('2', '1'), undoMs)
  await turns(undoMs + 500)
  expect(getWaiting()).toMatchObject([{ needsAttention: true, failure: { status: 422 } }])
  expect(said()).toEqual([['outbox.notDoneNotice', undefined]])
  expect(isDismissed('2')).toBe(false)
  answer = () => ({})
  retryNow(getOutbox()[0]?.id ?? '')
  expect(isDismissed('2')).toBe(true)
  await turns(500)
  expect(getOutbox()).toEqual([])
})

test('one that the server does not answer keeps neither posts nor presses', async () => {
  answer = () => 'silent'
  enqueueDismissal(ids('9', '8'), undoMs)
  await turns(undoMs + 500)
  answer = ({ url }) => (url.pathname.startsWith('/api/v1/notifications') ? {} : fails(500)())
  asked.length = 0
  enqueuePost('status', written('Heron'), 0)
  const about = { author: '', text: '' }
  const act = { kind: 'favourite', statusId: 's1' as never, isOn: true, scope: null, about } as const
  void queueAction(act)
  await turns(500)
  expect(asked).toEqual(
    expect.arrayContaining(['POST /api/v1/statuses', 'POST /api/v1/statuses/s1/favourite']),
  )
})

test('one that can still be taken back does not keep another one that was made in another tab', async () => {
  enqueueDismissal(ids('2', '1'), 60_000)
  writeEntry(me.id, newEntry('1', { kind: 'dismissal', ids: ids('7') }, Date.now()))
  otherTab()
  expect(isDismissed('7')).toBe(true)
  await turns(4_000)
  expect(asked).toEqual(['POST /api/v1/notifications/7/dismiss'])
})

test('what another tab dismisses is off the screen here, comes back when it is taken back there, and stays away when it was sent', () => {
  writeEntry(me.id, newEntry('1', { kind: 'dismissal', ids: ids('7') }, Date.now(), { undoMs }))
  otherTab()
  expect(isDismissed('7')).toBe(true)
  removeEntry(me.id, '1')
  otherTab()
  expect(isDismissed('7')).toBe(false)
  writeEntry(me.id, newEntry('1', { kind: 'dismissal', ids: ids('7') }, Date.now(), { undoMs }))
  otherTab()
  noteGone(['7'])
  removeEntry(me.id, '1')
  otherTab()
  expect([isDismissed('7'), isGone('7')]).toEqual([true, true])
})

test('nothing of it is left for who signs in next, and what waits is there again for who comes back', async () => {
  enqueueDismissal(ids('2'), undoMs)
  noteGone(['5'])
  endSession('refused')
  expect([isDismissed('2'), isDismissed('5')]).toEqual([false, false])
  await signIn()
  expect([isDismissed('2'), isDismissed('5')]).toEqual([true, false])
})

test('what was kept has its shape: without an id of a notification it is nothing', () => {
  const keep = (id: string, value: object) => writeStored(accountKey('outbox', me.id, id), value)
  keep('1', { kind: 'dismissal', ids: ['3', 4, null, '2'] })
  keep('2', { kind: 'dismissal', ids: [] })
  keep('3', { kind: 'dismissal', ids: 'all' })
  keep('4', { kind: 'of another version', ids: ['9'] })
  expect(readEntries(me.id)).toMatchObject([{ id: '1', kind: 'dismissal', ids: ['3', '2'] }])
  otherTab()
  expect(['3', '2', '9'].map(isDismissed)).toEqual([true, true, false])
})
