import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { alone } from '../../lib/alone.ts'
import { endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { accountKey, writeStored } from '../../model/storage.ts'
import { wirePerson } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  arrive as arriveIn,
  beginAlerts,
  endAlerts,
  mine,
  startAlerts,
  told,
} from './testing/alert-world.tsx'
import { beQuiet } from './testing/quiet.ts'

const relationships = '/api/v1/accounts/relationships'

let world: Awaited<ReturnType<typeof beginAlerts>>
/** Each pitch that sounds, in Hz. */
let heard: number[]
let later: number
let hasPressed: boolean

class Volume {
  readonly gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  readonly connect = (next: unknown) => next
}
class Note {
  readonly frequency = { value: 0 }
  readonly connect = (next: unknown) => next
  readonly start = () => heard.push(this.frequency.value)
  readonly stop = () => undefined
}
class Sounds {
  readonly currentTime = 0
  readonly destination = null
  readonly createOscillator = () => new Note()
  readonly createGain = () => new Volume()
  readonly close = async () => undefined
}

beforeEach(async () => {
  world = await beginAlerts()
  heard = []
  later = 0
  hasPressed = true
  const clock = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + later)
  vi.spyOn(UserActivation.prototype, 'hasBeenActive', 'get').mockImplementation(() => hasPressed)
  vi.stubGlobal('AudioContext', Sounds)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['quietHours', 'onlyFollowedUntil', 'alertSound'] as const) setSetting(name, undefined)
  endAlerts()
})

const arrive = (...more: object[]) => arriveIn(world, ...more)
const tags = () => world.shown.map(({ tag }) => tag?.replace('skein-id-wren-', ''))
const asked = () => world.server.calls.filter(({ url }) => url.pathname === relationships)
/** What the tabs know of what has sounded. */
const rung = () => localStorage.getItem(accountKey('rung', 'id-wren'))
/** Everything that was to sound has. */
async function soundsEnd(): Promise<void> {
  await stillness()
  await alone('sound id-wren', () => stillness())
  await stillness()
}
/** Those of whom something arrives are asked about; the viewer follows these. */
const follow = (...names: string[]) =>
  world.server.on(`GET ${relationships}`, ({ url }: { url: URL }) =>
    [...url.searchParams.values()].map((id) => ({ id, following: names.includes(id.replace('id-', '')) })),
  )

test('in quiet hours nothing that arrives is shown, and what arrives after them is', async ({ task }) => {
  task.meta.settings = ['quietHours']
  beQuiet()
  await startAlerts(world)
  await arrive(told(2, 'follow'))
  beQuiet(120, -60)
  await arrive(told(3, 'follow'))
  await expect.poll(tags).toEqual(['3'])
})

test('a quiet time that was ended before its end rings', async () => {
  beQuiet()
  await startAlerts(world)
  await arrive(told(2, 'follow'))
  setSetting('quietHours', { ...getSetting('quietHours'), endedUntil: Date.now() + 60 * 60_000 })
  await arrive(told(3, 'follow'))
  await expect.poll(tags).toEqual(['3'])
})

test('until a moment only people the viewer follows are shown, and the viewer: who is not known is asked about', async ({
  task,
}) => {
  task.meta.settings = ['onlyFollowedUntil']
  follow('kei')
  setSetting('onlyFollowedUntil', Date.now() + 60_000)
  await startAlerts(world)
  const own = told(5, 'poll', { account: wirePerson('wren'), status: mine(5) })
  await arrive(own, told(4, 'follow'), told(3, 'follow', { account: wirePerson('moth') }))
  await expect.poll(tags).toEqual(['4', '5'])
  expect(asked()).toHaveLength(1)
  later = 120_000
  await arrive(told(6, 'favourite', { account: wirePerson('moth'), status: mine(6) }))
  await expect.poll(tags).toEqual(['4', '5', '6'])
})

test('of whom the server does not say it, nothing is shown, not even later', async () => {
  world.server.faults.set(relationships, { status: 500 })
  setSetting('onlyFollowedUntil', Date.now() + 60_000)
  await startAlerts(world)
  await arrive(told(2, 'follow'))
  await expect.poll(asked).not.toHaveLength(0)
  setSetting('onlyFollowedUntil', undefined)
  await arrive(told(3, 'follow'))
  await expect.poll(tags).toEqual(['3'])
})

test('who signs out while the server is asked about somebody hears nothing of them', async () => {
  follow('kei')
  setSetting('onlyFollowedUntil', Date.now() + 60_000)
  setSetting('alertSound', true)
  await startAlerts(world)
  const release = world.server.hold(relationships)
  await arrive(told(2, 'follow'))
  await expect.poll(asked).toHaveLength(1)
  endSession('left')
  release()
  await stillness()
  expect(world.shown).toEqual([])
  expect(rung()).toBeNull()
})

test('with the sound on, an alert makes two short notes, and without it none', async ({ task }) => {
  task.meta.settings = ['alertSound']
  await startAlerts(world)
  await arrive(told(2, 'follow'))
  await expect.poll(tags).toEqual(['2'])
  await soundsEnd()
  expect(heard).toEqual([])
  setSetting('alertSound', true)
  await arrive(told(3, 'follow'))
  await expect.poll(() => heard).toHaveLength(2)
})

test('a burst sounds once, and what comes three seconds later sounds again', async () => {
  setSetting('alertSound', true)
  await startAlerts(world)
  await arrive(told(4, 'follow'), told(3, 'follow'), told(2, 'follow'))
  await expect.poll(() => heard).toHaveLength(2)
  await arrive(told(5, 'follow'))
  await expect.poll(rung).toContain('"5"')
  await soundsEnd()
  expect(heard).toHaveLength(2)
  later = 3_100
  await arrive(told(6, 'follow'))
  await expect.poll(() => heard).toHaveLength(4)
  expect(rung()).toContain('"6"')
})

test('what has sounded in another tab does not sound here', async () => {
  setSetting('alertSound', true)
  await startAlerts(world)
  writeStored(accountKey('rung', 'id-wren'), { newest: '2', at: Date.now() - 10_000 })
  await arrive(told(2, 'follow'))
  await expect.poll(tags).toEqual(['2'])
  await soundsEnd()
  expect(heard).toEqual([])
  await arrive(told(3, 'follow'))
  await expect.poll(() => heard).toHaveLength(2)
})

test('it sounds also where the system may show nothing, and never in quiet hours or the first ten seconds', async () => {
  world.permission = 'denied'
  setSetting('alertSound', true)
  await startAlerts(world)
  world.age = 9_000
  await arrive(told(2, 'follow'))
  world.age = 11_000
  beQuiet()
  await arrive(told(3, 'follow'))
  await soundsEnd()
  expect(heard).toEqual([])
  setSetting('quietHours', undefined)
  await arrive(told(4, 'follow'))
  await expect.poll(() => heard).toHaveLength(2)
  expect(world.shown).toEqual([])
})

test('before a press nothing sounds, and the sound is left to another tab', async () => {
  hasPressed = false
  setSetting('alertSound', true)
  await startAlerts(world)
  await arrive(told(2, 'follow'))
  await expect.poll(tags).toEqual(['2'])
  await soundsEnd()
  expect(rung()).toBeNull()
  hasPressed = true
  later = 3_100
  await arrive(told(3, 'follow'))
  await expect.poll(() => heard).toHaveLength(2)
  expect(rung()).toContain('"3"')
})
