import { expect, test } from 'vitest'

import { takeTurn } from './turns.ts'

const frame = () => new Promise(requestAnimationFrame)

/** How many have run, as it was at each frame. */
async function watch(ran: readonly number[], count: number): Promise<number[]> {
  const seen: number[] = []
  while (ran.length < count) {
    await frame()
    seen.push(ran.length)
  }
  return seen
}

test('what takes long is run one after the other, each after a painting of its own', async () => {
  const ran: number[] = []
  for (const turn of [1, 2, 3]) takeTurn(() => ran.push(turn))
  expect(ran).toEqual([])
  const seen = await watch(ran, 3)
  expect(ran).toEqual([1, 2, 3])
  // Between any two of them there was a frame.
  expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]))
})

test('one that is not wanted any more does not run, and keeps nobody', async () => {
  const ran: number[] = []
  const stops = [1, 2, 3].map((turn) => takeTurn(() => ran.push(turn)))
  stops[0]?.()
  stops[1]?.()
  await watch(ran, 1)
  for (let count = 0; count < 4; count++) await frame()
  expect(ran).toEqual([3])
})

test('one that asks again waits behind the others', async () => {
  const ran: number[] = []
  takeTurn(() => {
    ran.push(1)
    takeTurn(() => ran.push(3))
  })
  takeTurn(() => ran.push(2))
  await watch(ran, 3)
  expect(ran).toEqual([1, 2, 3])
})
