import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { endSession } from '../session.ts'
import { getSetting, onChosen, onSettingsChange, setSetting } from '../settings.ts'
import { accountKey, type AccountArea, deviceKey } from '../storage/areas.ts'
import { keepSettings } from '../sync/testing/settings-server.ts'
import { syncNow } from '../sync.ts'
import { changeInstance } from '../testing/change-instance.ts'
import { applyFile, MAX_PROFILE_CHARACTERS, readStoredSettings } from './apply.ts'
import { readFile, type FileSettings } from './read.ts'
import { exportFile } from './write.ts'

const me = 'id-wren'
const stored = (area: AccountArea): unknown =>
  JSON.parse(localStorage.getItem(accountKey(area, me)) ?? 'null')
const everything = () => JSON.stringify(localStorage)

function fileOf(content: object): FileSettings {
  const read = readFile(JSON.stringify({ ...content, _pleroma_settings_version: [1, 0] }))
  if (!('settings' in read)) throw new Error(read.kind)
  return read
}

const file = fileOf({
  greentext: true,
  widenTimeline: true,
  expertLevel: 1,
  skein: { infiniteScroll: false, knots: 3 },
})

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => {
  vi.restoreAllMocks()
  endSession('left')
  localStorage.clear()
})

test('what a file has comes to where it is kept, unknown names too, and is marked to be sent', () => {
  const before = Date.now()
  expect(applyFile(file).kind).toBe('loaded')
  expect(stored('settings')).toEqual({ greentext: true, expertLevel: 1 })
  expect(stored('own-settings')).toEqual({ infiniteScroll: false, knots: 3 })
  expect(JSON.parse(localStorage.getItem(deviceKey('choices')) ?? '')).toEqual({ widenTimeline: true })
  const unsent = stored('unsent') as Record<string, number>
  expect(Object.keys(unsent).toSorted()).toEqual(['expertLevel', 'greentext', 'infiniteScroll'])
  expect(Math.min(...Object.values(unsent))).toBeGreaterThanOrEqual(before)
})

test('what is here and not in the file stays, and so do the name and the version of the profile', () => {
  const here = { profile: 'work', profileVersion: 7, hidePostStats: true, expertLevel: 0 }
  localStorage.setItem(accountKey('settings', me), JSON.stringify(here))
  applyFile(fileOf({ profile: 'home', profileVersion: 40, expertLevel: 1 }))
  expect(stored('settings')).toEqual({ ...here, expertLevel: 1 })
})

test('many settings are one change for who listens, and one writing for each place', () => {
  const [settings, own] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stops = [onSettingsChange(settings), onChosen(own)]
  const write = vi.spyOn(Storage.prototype, 'setItem')
  applyFile(
    fileOf({ greentext: true, hideUserStats: true, muteWords: ['tea'], skein: { infiniteScroll: false } }),
  )
  for (const stop of stops) stop()
  expect([settings, own].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  const keys = write.mock.calls.map(([key]) => key).filter((key) => key !== 'skein.probe')
  expect(keys).toEqual(
    ['own-settings', 'settings', 'unsent'].map((area) => accountKey(area as AccountArea, me)),
  )
})

test('what was saved comes back as it was, in any script', () => {
  const muteWords = ['футбол', '日本代表', '🏳️‍🌈', 'naïve café']
  setSetting('muteWords', muteWords)
  setSetting('infiniteScroll', false)
  setSetting('widenTimeline', true)
  const { text } = exportFile(readStoredSettings(), { withTheme: false })
  const areas = ['settings', 'own-settings'].map((area) => stored(area as AccountArea))
  setSetting('muteWords', ['cricket'])
  setSetting('infiniteScroll', true)
  setSetting('widenTimeline', undefined)
  const read = readFile(text)
  if ('settings' in read) applyFile(read)
  expect(['settings', 'own-settings'].map((area) => stored(area as AccountArea))).toEqual(areas)
  expect(getSetting('muteWords')).toEqual(muteWords)
  expect(getSetting('widenTimeline')).toBe(true)
})

test('what was loaded is sent to the account as every choice is, with what is unknown here', async () => {
  changeInstance({ capabilities: { settingsProfiles: true } })
  const kept = keepSettings(server)
  await syncNow()
  applyFile(file)
  await syncNow('send')
  expect(kept.get('pleroma-fe/default')?.settings).toMatchObject({ greentext: true, expertLevel: 1 })
  expect(kept.get('skein/default')?.settings).toMatchObject({ settings: { infiniteScroll: false, knots: 3 } })
  expect(stored('unsent')).toEqual({})
})

describe('Undo', () => {
  test('gives back what was chosen before, and to its default what was not', () => {
    localStorage.setItem(
      accountKey('settings', me),
      JSON.stringify({ widenTimeline: false, greentext: false }),
    )
    const applied = applyFile(file)
    if (applied.kind === 'loaded') applied.undo()
    expect(stored('settings')).toEqual({ widenTimeline: false, greentext: false })
    expect(stored('own-settings')).toEqual({ knots: 3 })
    expect(localStorage.getItem(deviceKey('choices'))).toBe('{}')
  })

  test('leaves what was changed once more', () => {
    const applied = applyFile(fileOf({ greentext: true, muteWords: ['tea'] }))
    setSetting('muteWords', ['coffee'])
    if (applied.kind === 'loaded') applied.undo()
    expect(stored('settings')).toEqual({ muteWords: ['coffee'] })
  })
})

describe('a storage that does not take it', () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  beforeEach(() => {
    setSetting('greentext', false)
    setSetting('infiniteScroll', true)
    localStorage.setItem(accountKey('front', me), '"spare"')
  })

  test('has everything as before, byte for byte, and so has the page', () => {
    const before = everything()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    expect(applyFile(file)).toEqual({ kind: 'full' })
    vi.restoreAllMocks()
    expect(everything()).toBe(before)
    expect([getSetting('greentext'), getSetting('infiniteScroll'), getSetting('widenTimeline')]).toEqual([
      false,
      true,
      false,
    ])
  })

  test.each(['own-settings', 'settings', 'unsent', 'choices'])(
    'and so it is where %s alone is refused',
    (area) => {
      const before = everything()
      const setItem = localStorage.setItem.bind(localStorage)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) =>
        key.endsWith(`.${area}`) ? full() : setItem(key, text),
      )
      const write = Storage.prototype.setItem
      expect(applyFile(file)).toEqual({ kind: 'full' })
      expect(write).toHaveBeenCalled()
      vi.restoreAllMocks()
      expect(getSetting('greentext')).toBe(false)
      localStorage.setItem(accountKey('front', me), '"spare"')
      expect(everything()).toBe(before)
    },
  )

  test('takes it once there is room', () => {
    localStorage.setItem('filler', '')
    const fill = (text: string, step: number): string => {
      let longest = text
      for (;;) {
        try {
          localStorage.setItem('filler', longest + 'x'.repeat(step))
          longest += 'x'.repeat(step)
        } catch {
          return step === 1 ? longest : fill(longest, Math.max(1, Math.floor(step / 16)))
        }
      }
    }
    fill('', 1_048_576)
    const before = everything()
    expect(applyFile(file)).toEqual({ kind: 'full' })
    expect(everything()).toBe(before)
    localStorage.removeItem('filler')
    expect(applyFile(file).kind).toBe('loaded')
    expect(getSetting('greentext')).toBe(true)
  })
})

test('more than an account can keep is not taken', () => {
  const before = everything()
  expect(applyFile(fileOf({ muteWords: ['a'.repeat(MAX_PROFILE_CHARACTERS)] }))).toEqual({ kind: 'tooMuch' })
  expect(everything()).toBe(before)
})
