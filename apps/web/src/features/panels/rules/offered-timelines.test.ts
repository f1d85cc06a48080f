import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasTimelines } from './has-timelines.ts'
import { offeredTimelines } from './offered-timelines.ts'
import type { TimelineOffer } from './offered-timelines.ts'

const open: TimelineOffer = {
  username: null,
  isPrivate: false,
  hasKnownNetwork: true,
  hasBubble: true,
  visibility: { local: true, federated: true, bubble: true },
}
const closed = { local: false, federated: false, bubble: false }

function names(change: Partial<TimelineOffer>): string[] {
  return offeredTimelines({ ...open, ...change }).map((entry) => entry.name)
}

describe('members', () => {
  test('[SHELL-37] are offered home, bubble, public, known network, bookmarks and direct messages', () => {
    expect(names({ username: 'wren' })).toEqual([
      'home',
      'bubble',
      'public',
      'publicAndExternal',
      'bookmarks',
      'dms',
    ])
  })

  test('[SHELL-39] keep them when the server shows visitors nothing', () => {
    expect(names({ username: 'wren', visibility: closed })).toHaveLength(6)
  })

  test('[SHELL-40] lose the known network when the server has none', () => {
    expect(names({ username: 'wren', hasKnownNetwork: false })).not.toContain('publicAndExternal')
  })

  test('[SHELL-41] lose the bubble when no instance is in it', () => {
    expect(names({ username: 'wren', hasBubble: false })).not.toContain('bubble')
  })
})

describe('visitors', () => {
  test('[SHELL-38] are not offered home, bookmarks and direct messages', () => {
    expect(names({})).toEqual(['bubble', 'public', 'publicAndExternal'])
  })

  test.each([
    ['SHELL-39', 'local', 'public'],
    ['SHELL-40', 'federated', 'publicAndExternal'],
    ['SHELL-41', 'bubble', 'bubble'],
  ] as const)('[%s] need the %s timeline to be public to be offered %s', (_row, flag, name) => {
    expect(names({ visibility: { ...closed, [flag]: true } })).toEqual([name])
  })

  test('[SHELL-42] are offered nothing by a private instance', () => {
    expect(names({ isPrivate: true })).toEqual([])
  })
})

test('there is a way to other timelines exactly when some are offered', () => {
  const flag = fc.boolean()
  const offers = fc.record({
    username: fc.constantFrom(null, 'wren'),
    isPrivate: flag,
    hasKnownNetwork: flag,
    hasBubble: flag,
    visibility: fc.record({ local: flag, federated: flag, bubble: flag }),
  })
  fc.assert(fc.property(offers, (offer) => hasTimelines(offer) === offeredTimelines(offer).length > 0))
})
