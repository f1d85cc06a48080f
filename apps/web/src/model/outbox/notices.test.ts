import { beforeEach, expect, test, vi } from 'vitest'

import { getComposing } from '../writing/composing.ts'
import { dismiss, doNoticeAction, getNotices, takeBackSaid, type Notice } from '../notices/store.ts'
import { getOutbox, retryNow, markSent, enqueuePost, takeBack, removeFromOutbox } from '../outbox.ts'
import { changeInstance } from '../testing/change-instance.ts'
import { getFeed } from '../timelines.ts'
import { serve, type Luck } from './testing/lossy-server.ts'
import { openPage, turns, written } from './testing/page.ts'

openPage()

beforeEach(() => {
  for (const { id } of getNotices()) dismiss(id)
})

const said = () => getNotices().map(({ messageKey }) => messageKey)

function notice(key: string): Notice {
  const found = getNotices().find(({ messageKey }) => messageKey === key)
  if (found === undefined) throw new Error(`${key} is not said`)
  return found
}

function press({ actions, ...rest }: Notice, labelKey: string): void {
  const action = actions.find((each) => each.labelKey === labelKey)
  if (action === undefined) throw new Error(`${labelKey} is not offered`)
  doNoticeAction({ actions, ...rest }, action)
}

test('a post that can be taken back is told of wherever one is, for as long as it can', async () => {
  const { stored } = serve(() => 'fine')
  enqueuePost('status', written('First'), 10_000)
  enqueuePost('status', written('Second'), 10_000)
  expect(said()).toEqual(['outbox.undoNotice', 'outbox.undoNotice'])
  await turns(9_000)
  expect(said()).toHaveLength(2)
  await turns(2_000)
  expect(said()).not.toContain('outbox.undoNotice')
  expect(stored).toEqual(['First', 'Second'])
})

test('Undo gives the post back in a form, and nothing is sent', async () => {
  const { stored } = serve(() => 'fine')
  enqueuePost('status', written('Too early'), 10_000)
  takeBackSaid(notice('outbox.undoNotice'))
  await turns(12_000)
  expect(getComposing('window')).toMatchObject({ kind: 'again', written: { status: 'Too early' } })
  expect(stored).toEqual([])
  expect(getOutbox()).toEqual([])
})

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn<(to: string) => void>() }))
vi.mock('../../lib/navigate.ts', () => ({ navigate }))

test('Send now sends it at once, and what is posted can be opened', async () => {
  const { stored } = serve(() => 'fine')
  enqueuePost('status', written('In a hurry'), 10_000)
  press(notice('outbox.undoNotice'), 'outbox.sendNow')
  await turns(500)
  expect(stored).toEqual(['In a hurry'])
  expect(said()).toEqual(['composer.posted'])
  press(notice('composer.posted'), 'composer.viewPost')
  expect(navigate.mock.calls).toEqual([['/notice/s0']])
  expect(said()).toEqual([])
})

test('that a post is not sent yet is not said any more when it is posted', async () => {
  const lucks: Luck[] = ['lost', 'lost']
  serve(() => lucks.shift() ?? 'fine')
  enqueuePost('status', written('From the tunnel'), 0)
  await turns(300)
  expect(said()).toEqual(['outbox.waitsNotice'])
  await turns(6_500)
  expect(said()).toEqual(['composer.posted'])
})

test('nor while another post only waits for the time to take it back', async () => {
  const lucks: Luck[] = ['lost', 'lost']
  serve(() => lucks.shift() ?? 'fine')
  enqueuePost('status', written('From the tunnel'), 0)
  enqueuePost('status', written('Not yet'), 60_000)
  await turns(6_500)
  expect(said()).toEqual(['outbox.undoNotice', 'composer.posted'])
})

const idOf = () => getOutbox()[0]?.id ?? ''

/** What is said when nobody waits at the form any more. */
async function refuse() {
  const lucks: Luck[] = ['lost', 'fine', 'refused']
  serve(() => lucks.shift() ?? 'fine')
  enqueuePost('status', written('Not wanted'), 0)
  await turns(4_000)
  expect(said()).toEqual(['outbox.notSentNotice'])
}

/** What is said of a post that another one of the same words makes doubtful. */
async function doubt() {
  const lucks: Luck[] = ['answerLost']
  serve(() => lucks.shift() ?? 'fine', { told: (status) => ({ ...status, visibility: 'unlisted' }) })
  enqueuePost('status', written('There or not'), 0)
  await turns(4_000)
  expect(said()).toEqual(['outbox.unsureNotice'])
}

test.each([
  ['refused and tried again', refuse, retryNow, ['composer.posted']],
  ['refused and thrown away', refuse, removeFromOutbox, []],
  ['doubtful and sent again', doubt, retryNow, ['composer.posted']],
  ['doubtful and marked as sent', doubt, markSent, []],
  ['doubtful and taken back', doubt, takeBack, []],
] as const)('what is said of a post goes when it was %s', async (_, bring, decide, after) => {
  await bring()
  await decide(idOf())
  await turns(1_000)
  expect(said()).toEqual(after)
})

test('what is said of two posts stays until both are settled', async () => {
  const list = () => Response.json({ error: 'Not allowed' }, { status: 403 })
  const lucks: Luck[] = ['answerLost', 'fine', 'answerLost']
  serve(() => lucks.shift() ?? 'fine', { list })
  enqueuePost('status', written('One'), 0)
  enqueuePost('status', written('Another'), 0)
  await turns(8_000)
  expect(getOutbox()).toHaveLength(2)
  await markSent(idOf())
  expect(said()).toContain('outbox.unsureNotice')
  await markSent(idOf())
  expect(said()).not.toContain('outbox.unsureNotice')
})

test.each([
  ['public', true],
  ['local', true],
  ['unlisted', false],
  ['private', false],
] as const)('a %s post of one’s own is in the local timeline at once: %s', async (visibility, isThere) => {
  serve(() => 'fine')
  changeInstance({ capabilities: { localScope: true } })
  const feed = getFeed({ kind: 'public' })
  feed.dispatch({ type: 'cleared' })
  feed.dispatch({
    type: 'pageArrived',
    where: 'first',
    entries: [],
    count: 0,
    request: {},
    next: null,
    previous: null,
  })
  enqueuePost('status', { ...written('On the spot'), scope: visibility }, 0)
  await turns(500)
  expect(feed.getState().entries.length).toBe(isThere ? 1 : 0)
})
