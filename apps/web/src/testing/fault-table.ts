import { describe, expect, test } from 'vitest'

import type { FakeServer, SeenCall } from './fake-server.ts'

type Answer = (call: SeenCall) => unknown
type Row = readonly [name: string, answer: Answer]

const status = (code: number, headers: Record<string, string> = {}): Row => [
  `status ${code}`,
  () => Response.json({ error: 'Try tomorrow' }, { status: code, headers }),
]

/** Failures after which the server may have carried out the request. */
const lostAnswers: readonly Row[] = [
  status(500),
  ['a page of HTML', () => new Response('<!doctype html>', { status: 200 })],
  ['a dropped connection', () => 'unreachable'],
  [
    'a timeout',
    () => {
      throw new DOMException('The operation timed out', 'TimeoutError')
    },
  ],
]

const rateLimit = status(429, { 'retry-after': '60' })

/** How a call may fail: what tests of destructive calls go through, as the name and the answer of a fake server. */
export const faultTable: readonly Row[] = [
  status(400),
  status(403),
  status(404),
  status(422),
  rateLimit,
  ...lostAnswers,
]

/** A change of something on the server, and the screen that shows it. */
export interface DestructiveCall {
  readonly server: () => FakeServer
  /** As "POST /path". */
  readonly change: string
  /** What shows the state of the server, as "GET /path". */
  readonly read: string
  /** Draws the screen. */
  readonly open: () => Promise<unknown>
  /** Presses and confirms. */
  readonly press: () => Promise<unknown>
  /** Presses a second time while the first request is under way; left out where a question or a form is gone by then. */
  readonly pressAgain?: () => Promise<unknown>
  /** Changes what the server has, and answers. */
  readonly carryOut: Answer
  /** The screen says that it failed. */
  readonly expectFailure: () => Promise<unknown>
  /** The screen says until when a rate limit lasts; only for batches, which wait for its end. */
  readonly expectPause?: () => Promise<unknown>
  readonly expectUnchanged: () => Promise<unknown>
  readonly expectChanged: () => Promise<unknown>
  /** The screen says that the server may have made the change anyway. */
  readonly expectUnknown: () => Promise<unknown>
  /** A repeated attempt; the server answers by then. */
  readonly retry: () => Promise<unknown>
  /** What a repeated attempt sends where the server had carried out the first one. Default: the same request again. */
  readonly retried?: readonly string[]
  /** Failures that are no failure of this call, and have tests of their own. */
  readonly except?: readonly string[]
}

/** Tests of one destructive call: it fails in every way, is carried out although it failed, and nobody knows. */
export function testThroughFaults(title: string, call: DestructiveCall): void {
  const { server, change, read, press, pressAgain } = call

  async function pressWith(answer: Answer) {
    const release = Promise.withResolvers<undefined>()
    await call.open()
    server().on(change, async (seen: SeenCall) => {
      await release.promise
      return answer(seen)
    })
    await press()
    await expect.poll(() => server().changes).toEqual([change])
    await pressAgain?.()
    release.resolve(undefined)
  }

  describe.each([title])('%s', () => {
    test.each(faultTable.filter(([name]) => call.except?.includes(name) !== true))(
      '%s changes nothing and is sent once',
      async (name, answer) => {
        const isPause = name === rateLimit[0] && call.expectPause !== undefined
        await pressWith(answer)
        await (isPause ? call.expectPause : call.expectFailure)?.()
        await call.expectUnchanged()
        expect(server().changes).toEqual([change])
      },
    )

    test.each(lostAnswers)('the server carried it out, and the answer was %s', async (_, answer) => {
      await pressWith((seen) => {
        call.carryOut(seen)
        return answer(seen)
      })
      await call.expectChanged()
      expect(server().changes).toEqual([change])
    })

    test('says so when nobody knows whether the server carried it out, and a retry does it once', async () => {
      await pressWith((seen) => {
        // Reading it fails from now on.
        server().faults.set(read.replace('GET ', ''), 'unreachable')
        call.carryOut(seen)
        return 'unreachable'
      })
      await call.expectUnknown()
      server().faults.clear()
      server().on(change, call.carryOut)
      await call.retry()
      await call.expectChanged()
      // The screen may show what the first attempt changed before the second one is sent.
      await expect.poll(() => server().changes.slice(1)).toEqual(call.retried ?? [change])
    })
  })
}
