import fc from 'fast-check'
import { expect, test } from 'vitest'

import { exchange, type Store } from '../sync/exchange.ts'
import type { Stored } from '../sync/merge.ts'
import { nothingKept, parseKept, tasksBody, tasksHere, type KeptTasks } from './kept.ts'
import { withMark, withQuiet, type TaskMark } from './state.ts'

type Damage = 'none' | 'refused' | 'lost' | 'lostAnswer'

/** A server that takes only the version after its own, over a line that loses requests and answers. */
function fakeServer() {
  let stored: Stored | null = null
  let damage: Damage = 'none'
  const store: Store = {
    read: async () => {
      if (damage === 'lost') throw new Error('away')
      return stored && structuredClone(stored)
    },
    write: async (body) => {
      if (damage === 'lost') throw new Error('away')
      if (damage === 'refused' || body.version !== (stored?.version ?? 0) + 1) return new Error('422')
      stored = structuredClone(body)
      if (damage === 'lostAnswer') throw new Error('away')
      return null
    },
  }
  return {
    store,
    get stored() {
      return stored
    },
    set damage(next: Damage) {
      damage = next
    },
  }
}

function device() {
  let kept: KeptTasks = nothingKept
  const { receive, send } = exchange(
    tasksHere(
      () => kept,
      (next) => {
        // As it comes back from storage.
        kept = parseKept(JSON.parse(JSON.stringify(next)))
      },
    ),
  )
  return {
    get tasks() {
      return kept.tasks
    },
    decide(id: string, mark: TaskMark) {
      kept = { ...kept, tasks: withMark(kept.tasks, id, mark), isUnsent: true }
    },
    hush(id: string, changedAt: number) {
      kept = { ...kept, tasks: withQuiet(kept.tasks, id, { isOn: true, changedAt }), isUnsent: true }
    },
    meet: async (store: Store) => {
      await receive(store)
      await send(store)
    },
  }
}

const anyStep = fc.record({
  who: fc.nat(1),
  id: fc.constantFrom('1', '2', '3', '4'),
  kind: fc.constantFrom('done', 'open', 'quiet'),
  damage: fc.constantFrom<Damage>('none', 'none', 'refused', 'lost', 'lostAnswer'),
  meets: fc.boolean(),
})

test('two devices on a bad line end with the same, and with the last decision about each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
      const server = fakeServer()
      const devices = [device(), device()] as const
      const last = new Map<string, string>()
      for (const [at, { who, id, kind, damage, meets }] of steps.entries()) {
        const one = devices[who === 0 ? 0 : 1]
        if (kind === 'done' || kind === 'open') {
          one.decide(id, { kind, changedAt: at + 1 })
          last.set(id, kind)
        } else one.hush(id, at + 1)
        server.damage = damage
        if (meets) await one.meet(server.store).catch(() => undefined)
      }
      server.damage = 'none'
      for (const one of [...devices, ...devices]) await one.meet(server.store)
      expect(devices[0].tasks).toEqual(devices[1].tasks)
      expect(new Map(Object.entries(devices[0].tasks.marks).map(([id, { kind }]) => [id, kind]))).toEqual(
        last,
      )
      if (steps.length > 0) expect(server.stored?.settings['tasks']).toEqual(devices[0].tasks)
    }),
  )
})

test('what is sent fits, and the newest marks go first', () => {
  let { tasks } = nothingKept
  for (let at = 1; at <= 400; at += 1) tasks = withMark(tasks, `n${at}`, { kind: 'done', changedAt: at })
  const body = tasksBody({ tasks, version: 3, isUnsent: true }, 5_000)
  expect(JSON.stringify(body).length).toBeLessThanOrEqual(5_000)
  expect(body['version']).toBe(4)
  const { marks } = body['tasks'] as { marks: Record<string, unknown> }
  expect([Object.hasOwn(marks, 'n400'), Object.hasOwn(marks, 'n1')]).toEqual([true, false])
})

test.each([null, 'x', { version: -3, isUnsent: 1, tasks: 7 }])(
  'what is kept and cannot be read is nothing: %o',
  (value) => {
    expect(parseKept(value)).toEqual(nothingKept)
  },
)
