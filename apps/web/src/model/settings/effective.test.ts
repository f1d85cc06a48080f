import { expect, test } from 'vitest'

import { effectiveSettings } from './effective.ts'
import { settingNames, settingsSchema } from './schema.ts'

test('built-in defaults stand where nobody chose', () => {
  const settings = effectiveSettings({}, {})
  expect(settings.modalOnLogout).toBe(true)
  expect(settings.modalOnDelete).toBe(true)
  expect(settings.modalOnBlock).toBe(true)
  expect(settings.modalOnRepeat).toBe(false)
  expect(settings.collapseMessageWithSubject).toBe(true)
  expect(settings.replyVisibility).toBe('all')
  expect(settings.thirdColumnMode).toBe('notifications')
  expect(settings.conversationDisplay).toBe('linear')
  expect(settings.maxThumbnails).toBe(16)
  expect(settings.maxDepthInThread).toBe(6)
  expect(settings.streaming).toBe(false)
  expect(settings.hideMutedThreads).toBe(true)
  expect(settings.notificationVisibility.followRequest).toBe(true)
})

test('the instance sets defaults of the settings that allow it, and of no others', () => {
  const settings = effectiveSettings({}, { sidebarRight: true, collapseMessageWithSubject: false })
  expect(settings.sidebarRight).toBe(true)
  expect(settings.collapseMessageWithSubject).toBe(true)
})

test('what was chosen wins over the instance', () => {
  expect(effectiveSettings({ sidebarRight: false }, { sidebarRight: true }).sidebarRight).toBe(false)
})

test('values of the wrong kind count as not chosen', () => {
  const settings = effectiveSettings(
    {
      hideNsfw: 'yes',
      replyVisibility: 'nobody',
      maxDepthInThread: 'deep',
      muteWords: 'geese',
      highlight: [],
    },
    { sidebarRight: 'true' },
  )
  expect(settings.hideNsfw).toBe(true)
  expect(settings.replyVisibility).toBe('all')
  expect(settings.maxDepthInThread).toBe(6)
  expect(settings.muteWords).toEqual([])
  expect(settings.highlight).toBeNull()
  expect(settings.sidebarRight).toBe(false)
})

test('numbers keep to their least value and come from text too', () => {
  expect(effectiveSettings({ maxDepthInThread: 1, maxThumbnails: '40' }, {})).toMatchObject({
    maxDepthInThread: 3,
    maxThumbnails: 40,
  })
})

test('switches by name keep the default of the names that are missing', () => {
  const { notificationVisibility } = effectiveSettings(
    { notificationVisibility: { likes: false, other: true } },
    {},
  )
  expect(notificationVisibility.likes).toBe(false)
  expect(notificationVisibility.mentions).toBe(true)
  expect(Object.keys(notificationVisibility)).not.toContain('other')
})

test('every default is a value of its own kind', () => {
  for (const name of settingNames) {
    const { fallback, parse } = settingsSchema[name]
    expect(fallback === null ? null : parse(fallback), name).toEqual(fallback)
  }
})
