import { expect, test } from 'vitest'

import { effectiveSettings } from '../settings/effective.ts'
import { changesOf } from './changes.ts'

const now = effectiveSettings({ greentext: true, muteWords: ['tea'] }, { hideUserStats: true })

test('what would hold after a file is beside what holds, in the order of the settings', () => {
  const settings = { postLabels: 'long', greentext: false, muteWords: ['tea', 'чай'] }
  expect(changesOf({ settings }, now)).toEqual([
    { name: 'muteWords', from: ['tea'], to: ['tea', 'чай'] },
    { name: 'postLabels', from: 'short', to: 'long' },
    { name: 'greentext', from: true, to: false },
  ])
})

test('what holds already is no change, whether it was chosen, is built in or the instance says so', () => {
  const settings = { greentext: true, hideNsfw: true, hideUserStats: true, maxThumbnails: '16' }
  expect(changesOf({ settings }, now)).toEqual([])
})
