import { describe, expect, test } from 'vitest'
import { accountId, entry, repeatEntry, statusId, timeline, page } from '../../test/entries.ts'
import { shouldAutoShow } from './auto-show.ts'
import { createReplyFilter } from './reply-filter.ts'
import type { ReplyVisibility } from '@skein/api'
import { shadowedRepeaters, timelineStatusIds } from './select.ts'

const conditions = {
  isStreamingOn: true,
  scrollTop: 0,
  isPaused: false,
  isFocused: true,
  pauseOnUnfocused: true,
}

describe('auto show', () => {
  test('[TL-11] new statuses show by themselves at 15 px from the top, not at 16', () => {
    expect(shouldAutoShow({ ...conditions, scrollTop: 15 })).toBe(true)
    expect(shouldAutoShow({ ...conditions, scrollTop: 16 })).toBe(false)
  })

  test('[TL-12] they wait when streaming is off, away from the top, or while paused', () => {
    expect(shouldAutoShow({ ...conditions, isStreamingOn: false })).toBe(false)
    expect(shouldAutoShow({ ...conditions, scrollTop: 200 })).toBe(false)
    expect(shouldAutoShow({ ...conditions, isPaused: true })).toBe(false)
  })

  test('[TL-13] an unfocused tab pauses the display when pauseOnUnfocused is on', () => {
    expect(shouldAutoShow({ ...conditions, isFocused: false })).toBe(false)
    expect(shouldAutoShow({ ...conditions, isFocused: false, pauseOnUnfocused: false })).toBe(true)
  })
})

describe('the reply filter', () => {
  const me = accountId('me')
  const reply = (to: string | null) =>
    entry(1, { inReplyToId: statusId(0), inReplyToAccountId: to === null ? null : accountId(to) })
  const filter = (visibility: ReplyVisibility) =>
    createReplyFilter({
      visibility,
      viewerId: me,
      isFollowing: (id) => (id === 'friend' ? true : id === 'stranger' ? false : null),
    })

  test('[TL-22] all shows every post', () => {
    expect(filter('all')(reply('stranger'))).toBe(true)
  })

  test('[TL-23] following keeps replies to followed people or to no one', () => {
    const keeps = filter('following')
    expect(keeps(entry(1))).toBe(true)
    expect(keeps(reply('friend'))).toBe(true)
    expect(keeps(reply('stranger'))).toBe(false)
    expect(keeps(reply('me'))).toBe(true)
  })

  test('[TL-23] a reply to somebody of whom nothing is known yet stays: the server has filtered it', () => {
    expect(filter('following')(reply('unknown'))).toBe(true)
    expect(filter('following')(reply(null))).toBe(true)
  })

  test('[TL-23] self keeps replies to the viewer, and everything that is no reply', () => {
    const keeps = filter('self')
    expect(keeps(reply('me'))).toBe(true)
    expect(keeps(reply('friend'))).toBe(false)
    expect(keeps(entry(1))).toBe(true)
  })

  test('[TL-23] own posts and repeats stay under every filter', () => {
    const own = { ...reply('stranger'), accountId: me }
    const repeat = {
      ...repeatEntry(2, 1),
      inReplyToId: statusId(0),
      inReplyToAccountId: accountId('stranger'),
    }
    for (const visibility of ['following', 'self'] as const) {
      expect(filter(visibility)(own)).toBe(true)
      expect(filter(visibility)(repeat)).toBe(true)
    }
  })
})

test('a timeline names every status it holds, repeats with what they repeat', () => {
  const state = timeline(
    'friends',
    page('first', [repeatEntry(9, 2), 8]),
    page('newer', [repeatEntry(11, 8)], { request: { sinceId: '9' } }),
  )
  expect([...timelineStatusIds(state)].sort()).toEqual(['11', '2', '8', '8', '9'])
})

test('the accounts whose repeats do not show are listed by the status that another entry shows', () => {
  const first = page('first', [repeatEntry(6, 1, 'cleo'), repeatEntry(5, 1), repeatEntry(4, 2), 3, 1])
  expect([...shadowedRepeaters(timeline('friends', first))]).toEqual([
    [statusId(1), [accountId('bob'), accountId('cleo')]],
  ])
})
