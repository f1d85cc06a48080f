import { expect, test } from 'vitest'

import type { Definition } from './define-setting.ts'
import { effectiveSettings } from './effective.ts'
import { settings } from './list.ts'

const all: readonly Definition<string, unknown>[] = settings

test('built-in defaults stand where nobody chose', () => {
  expect(effectiveSettings({}, {})).toMatchObject({
    modalOnLogout: true,
    modalOnDelete: true,
    modalOnBlock: true,
    modalOnRepeat: false,
    collapseMessageWithSubject: true,
    replyVisibility: 'all',
    thirdColumnMode: 'notifications',
    conversationDisplay: 'linear',
    maxThumbnails: 16,
    maxDepthInThread: 6,
    streaming: false,
    hideMutedThreads: true,
    notificationVisibility: { followRequest: true },
  })
})

test('[SET-20] [SET-21] before a block, a deletion and the sign-out it is asked, before all else not', () => {
  const questions = Object.entries(effectiveSettings({}, {})).filter(([name]) => name.startsWith('modalOn'))
  expect(Object.fromEntries(questions)).toEqual({
    modalOnBlock: true,
    modalOnDelete: true,
    modalOnLogout: true,
    modalOnRepeat: false,
    modalOnUnfollow: false,
    modalOnMute: false,
    modalOnApproveFollow: false,
    modalOnDenyFollow: false,
  })
})

test('the instance sets defaults of the settings that allow it, and of no others', () => {
  const settings = effectiveSettings(
    {},
    { sidebarRight: true, collapseMessageWithSubject: false, hideNsfw: false },
  )
  expect(settings.sidebarRight).toBe(true)
  expect(settings.collapseMessageWithSubject).toBe(false)
  expect(settings.hideNsfw).toBe(true)
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

test.each(all)('the default of $name is a value of its own', ({ fallback, parse }) => {
  expect(fallback === null ? null : parse(fallback)).toEqual(fallback)
})
