import { beforeEach, expect, test } from 'vitest'

import { getComposing } from '../composing.ts'
import { dismiss, doNoticeAction, getNotices, undoNotice, type Notice } from '../notices.ts'
import { getOutbox, putInOutbox } from '../outbox.ts'
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
  putInOutbox('status', written('First'), 10_000)
  putInOutbox('status', written('Second'), 10_000)
  expect(said()).toEqual(['outbox.undoNotice', 'outbox.undoNotice'])
  await turns(9_000)
  expect(said()).toHaveLength(2)
  await turns(2_000)
  expect(said()).not.toContain('outbox.undoNotice')
  expect(stored).toEqual(['First', 'Second'])
})

test('Undo gives the post back in a form, and nothing is sent', async () => {
  const { stored } = serve(() => 'fine')
  putInOutbox('status', written('Too early'), 10_000)
  undoNotice(notice('outbox.undoNotice'))
  await turns(12_000)
  expect(getComposing('window')).toMatchObject({ kind: 'again', written: { status: 'Too early' } })
  expect(stored).toEqual([])
  expect(getOutbox()).toEqual([])
})

test('Send now sends it at once, and what is posted can be opened', async () => {
  const { stored } = serve(() => 'fine')
  putInOutbox('status', written('In a hurry'), 10_000)
  press(notice('outbox.undoNotice'), 'outbox.sendNow')
  await turns(500)
  expect(stored).toEqual(['In a hurry'])
  expect(said()).toEqual(['composer.posted'])
  expect(notice('composer.posted').actions).toMatchObject([{ labelKey: 'composer.viewPost' }])
})

test('that a post is not sent yet is not said any more when it is posted', async () => {
  const lucks: Luck[] = ['lost', 'lost']
  serve(() => lucks.shift() ?? 'fine')
  putInOutbox('status', written('From the tunnel'), 0)
  await turns(300)
  expect(said()).toEqual(['outbox.waitsNotice'])
  await turns(6_500)
  expect(said()).toEqual(['composer.posted'])
})

test.each([
  ['public', true],
  ['local', true],
  ['unlisted', false],
  ['private', false],
] as const)('a %s post of one’s own is in the local timeline at once: %s', async (visibility, isThere) => {
  serve(() => 'fine')
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
  putInOutbox('status', { ...written('On the spot'), visibility }, 0)
  await turns(500)
  expect(feed.getState().entries.length).toBe(isThere ? 1 : 0)
})
