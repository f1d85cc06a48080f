import { ApiError } from '@skein/api'
import { expect, test } from 'vitest'

import { pauseEnd } from './rate-limit.ts'
import { runBatches, type BatchJob } from './run-batches.ts'

const failed = (status: number, retryAt: number | null = null) =>
  new ApiError({ kind: 'http', status, retryAt })
const offline = new ApiError({ kind: 'network' })
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Runs batches against scripted answers, and records what was sent and reported. */
function run(
  batches: readonly (readonly string[])[],
  answer: (ids: readonly string[], attempt: number) => unknown,
  change: Partial<BatchJob<string>> = {},
) {
  const sent: string[] = []
  const done: string[] = []
  const failures: string[] = []
  const pauses: (number | null)[] = []
  const ended = runBatches<string>({
    batches,
    signal: new AbortController().signal,
    send: async (ids) => {
      const name = ids.join('+')
      sent.push(name)
      const outcome = await answer(ids, sent.filter((each) => each === name).length)
      if (outcome instanceof Error) throw outcome
    },
    onDone: (ids) => done.push(...ids),
    onFailed: (ids) => failures.push(...ids),
    onPause: (untilMs) => pauses.push(untilMs),
    pause: () => Promise.resolve(),
    ...change,
  })
  return { sent, done, failures, pauses, ended }
}

const singles = (count: number) => Array.from({ length: count }, (_, index) => [`p${index}`])

test('at most two requests are under way', async () => {
  let underWay = 0
  let most = 0
  const { ended, done } = run(singles(7), async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await settle()
    underWay -= 1
  })
  await ended
  expect(most).toBe(2)
  expect(done).toHaveLength(7)
})

test('one request at a time is under way where two would overwrite each other', async () => {
  let underWay = 0
  let most = 0
  const answer = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await settle()
    underWay -= 1
  }
  const { ended, done } = run(singles(4), answer, { atOnce: 1 })
  await ended
  expect(most).toBe(1)
  expect(done).toHaveLength(4)
})

test('a rate limit pauses everything until the time that the server gives, then the same batch is sent again', async () => {
  const until = Date.now() + 60_000
  const goOn = Promise.withResolvers<void>()
  const { ended, sent, done, pauses } = run(
    singles(4),
    ([id], attempt) => (id === 'p1' && attempt === 1 ? failed(429, until) : undefined),
    { pause: () => goOn.promise },
  )
  await settle()
  await settle()
  expect(pauses).toEqual([until])
  expect(sent).not.toContain('p3')
  goOn.resolve()
  await ended
  expect(pauses).toEqual([until, null])
  expect(sent.filter((id) => id === 'p1')).toHaveLength(2)
  expect(done.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3'])
})

test('a rate limit without a time pauses for some seconds, and no other failure pauses', () => {
  expect(pauseEnd(failed(429), 1_000)).toBeGreaterThan(6_000)
  expect(pauseEnd(failed(429, 400), 1_000)).toBe(2_000)
  expect(pauseEnd(failed(500), 1_000)).toBeNull()
  expect(pauseEnd(new TypeError('x'), 1_000)).toBeNull()
})

test('a refused batch is sent person by person, and only the person at fault fails', async () => {
  const { ended, sent, done, failures } = run([['a', 'b', 'c']], (ids) =>
    ids.includes('b') ? failed(422) : undefined,
  )
  await ended
  expect(sent[0]).toBe('a+b+c')
  expect(done.toSorted()).toEqual(['a', 'c'])
  expect(failures).toEqual(['b'])
})

test('a batch that got lost is not sent again unasked: the server may have it', async () => {
  const { ended, sent, failures } = run([['a', 'b']], () => offline)
  await ended
  expect(sent).toEqual(['a+b'])
  expect(failures).toEqual(['a', 'b'])
})

test('the rest is left when the server is out of reach, and refusals do not count', async () => {
  const lost = run(singles(20), () => offline)
  await lost.ended
  expect(lost.sent.length).toBeLessThan(6)
  const refused = run(singles(20), () => failed(403))
  await refused.ended
  expect(refused.failures).toHaveLength(20)
})

test('after Stop no request begins, and those under way still count', async () => {
  const control = new AbortController()
  const answer = Promise.withResolvers<undefined>()
  const { ended, sent, done } = run(singles(9), () => answer.promise, { signal: control.signal })
  await settle()
  control.abort()
  answer.resolve(undefined)
  await ended
  expect(sent).toHaveLength(2)
  expect(done).toHaveLength(2)
})

test('a rate limit that is too long to wait for fails everything that is left, without asking', async () => {
  const until = Date.now() + 3_600_000
  const { ended, sent, failures, pauses } = run(
    singles(4),
    ([id]) => (id === 'p0' ? failed(429, until) : null),
    { mostPauseMs: 60_000 },
  )
  await ended
  expect(failures).toEqual(['p0', 'p2', 'p3'])
  expect(sent).toEqual(['p0', 'p1'])
  expect(pauses).toEqual([])
})
