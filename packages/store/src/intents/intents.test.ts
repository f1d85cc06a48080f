import { describe, expect, test } from 'vitest'
import { createEntityTable } from '../entities/table.ts'
import { createIntentQueue } from './intent-queue.ts'
import { runOptimistically } from './optimistic.ts'

interface Row {
  readonly id: string
  readonly isOn: boolean
  readonly count: number
}

/** A server that answers when told to, and remembers how many calls were on their way at once. */
function createServer() {
  const calls: { value: boolean; answer(row: Row): void; refuse(error: Error): void }[] = []
  let inFlight = 0
  let most = 0
  const send = async (value: boolean): Promise<Row> => {
    inFlight += 1
    most = Math.max(most, inFlight)
    try {
      return await new Promise<Row>((answer, refuse) => calls.push({ value, answer, refuse }))
    } finally {
      inFlight -= 1
    }
  }
  return { calls, send, mostAtOnce: () => most }
}

const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))
const answer = (isOn: boolean): Row => ({ id: 'a', isOn, count: Number(isOn) })

function setUp() {
  const table = createEntityTable<string, Row>({ isOn: 'count' })
  table.upsert(answer(false))
  const server = createServer()
  const queue = createIntentQueue()
  const click = (value: boolean, key = 'a:on') =>
    runOptimistically(queue, {
      key,
      value,
      send: server.send,
      show: (isOn) => table.patch('a', { isOn }),
      take: (row) => table.upsert(row),
    })
  return { table, server, queue, click }
}

describe('two clicks that conflict', () => {
  test('[POST-17] the change shows at once, then the answer is followed', async () => {
    const { table, server, click } = setUp()
    const outcome = click(true)
    expect(table.get('a')).toMatchObject({ isOn: true, count: 1 })
    server.calls[0]?.answer({ id: 'a', isOn: true, count: 8 })
    expect(await outcome).toMatchObject({ kind: 'done' })
    expect(table.get('a')).toMatchObject({ isOn: true, count: 8 })
    expect(table.isInUse('a')).toBe(false)
  })

  test('[POST-17] a failure puts back what the server holds, and says why', async () => {
    const { table, server, click } = setUp()
    const outcome = click(true)
    server.calls[0]?.refuse(new Error('rate limited'))
    expect(await outcome).toMatchObject({ kind: 'failed', error: { message: 'rate limited' } })
    expect(table.get('a')).toMatchObject({ isOn: false, count: 0 })
  })

  test('the last intent wins, those between are never sent, and never two are on their way', async () => {
    const { table, server, click } = setUp()
    const outcomes = [click(true), click(false), click(true), click(false)]
    expect(server.calls).toHaveLength(1)
    expect(table.get('a')).toMatchObject({ isOn: false, count: 0 })
    server.calls[0]?.answer(answer(true))
    await settle()
    expect(table.get('a')).toMatchObject({ isOn: false, count: 0 })
    server.calls[1]?.answer(answer(false))
    const kinds = (await Promise.all(outcomes)).map(({ kind }) => kind)
    expect(kinds).toEqual(['done', 'superseded', 'superseded', 'done'])
    expect(server.calls.map(({ value }) => value)).toEqual([true, false])
    expect(server.mostAtOnce()).toBe(1)
    expect(table.get('a')).toMatchObject({ isOn: false, count: 0 })
  })

  test('there and back to what is already on its way needs no second call', async () => {
    const { table, server, click } = setUp()
    const outcomes = [click(true), click(false), click(true)]
    server.calls[0]?.answer(answer(true))
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['done', 'superseded', 'done'])
    expect(server.calls).toHaveLength(1)
    expect(table.get('a')).toMatchObject({ isOn: true, count: 1 })
  })

  test('an intent that waits behind a failure is still sent', async () => {
    const { table, server, click } = setUp()
    const outcomes = [click(true), click(true)]
    server.calls[0]?.refuse(new Error('offline'))
    await settle()
    expect(table.get('a')).toMatchObject({ isOn: true, count: 1 })
    server.calls[1]?.answer(answer(true))
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['failed', 'done'])
  })

  test('different actions do not wait for each other', async () => {
    const { server, queue, click } = setUp()
    void click(true)
    void click(true, 'a:other')
    expect(server.calls).toHaveLength(2)
    expect(queue.isBusy('a:on')).toBe(true)
  })

  test('sign-out forgets what waits and ignores what still comes', async () => {
    const { table, server, queue, click } = setUp()
    const outcomes = [click(true), click(false)]
    queue.clear()
    table.clear()
    server.calls[0]?.answer(answer(true))
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['superseded', 'superseded'])
    await settle()
    expect(server.calls).toHaveLength(1)
    expect(table.get('a')).toBeUndefined()
    expect(queue.isBusy('a:on')).toBe(false)
  })

  test('a call that throws before it is sent fails like any other', async () => {
    const queue = createIntentQueue()
    const send = (): Promise<never> => {
      throw new Error('no client')
    }
    expect(await queue.submit({ key: 'k', value: 1, send })).toMatchObject({ kind: 'failed' })
    expect(queue.isBusy('k')).toBe(false)
  })

  test('an answer without a row makes the change itself stand', async () => {
    const { table, queue } = setUp()
    const outcome = await runOptimistically(queue, {
      key: 'a:on',
      value: true,
      send: async () => null,
      show: (isOn) => table.patch('a', { isOn }),
    })
    expect(outcome.kind).toBe('done')
    expect(table.getBase('a')).toMatchObject({ isOn: true, count: 1 })
  })
})
