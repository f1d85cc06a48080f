import { expect, test } from 'vitest'

import { asksWriter, getOutbox, enqueuePost } from '../outbox.ts'
import { endSession } from '../session.ts'
import { serve, type Luck } from './testing/lossy-server.ts'
import { openPage, signIn, turns, written } from './testing/page.ts'

openPage()

const words = 'Heron at the lock'
const send = () => enqueuePost('status', written(words), 0)

/** These go first, all others are fine. */
const first =
  (...lucks: Luck[]) =>
  () =>
    lucks.shift() ?? 'fine'

test('a post of the same words that was answered before a reload is not taken for one whose answer was lost', async () => {
  const { stored } = serve(first('fine', 'lost'), { repeats: 'unknown' })
  send()
  await turns(500)
  send()
  await turns(500)
  // All that the page had in memory goes.
  endSession('refused')
  await signIn()
  await turns(5_000)
  expect(stored).toEqual([words, words])
})

test.each([
  ['made before the try leaves no doubt', 60_000, 0],
  ['made since the try may be it, and its writer is asked', -1_000, 1],
])('a post that cannot be read and was %s', async (_, age, asked) => {
  const { posted } = serve(first('lost'), {
    repeats: 'unknown',
    clockMs: 0,
    told: (status) => (status['content'] === 'Broken' ? { ...status, account: 7 } : status),
  })
  posted('Broken', Date.now() - age)
  send()
  await turns(5_000)
  expect(getOutbox().filter(asksWriter)).toHaveLength(asked)
})
