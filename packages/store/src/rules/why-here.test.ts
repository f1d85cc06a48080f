import type { AccountId, Mention, Tag } from '@skein/api'
import { describe, expect, test } from 'vitest'
import { accountId } from '../../test/entries.ts'
import { isOutOfHome, tagKey, type HereFacts, type TaggedStatus } from './out-of-home.ts'
import { whyHere } from './why-here.ts'

const [me, ada, tomas, wren] = [accountId('me'), accountId('ada'), accountId('tomas'), accountId('wren')]
const home = { kind: 'home' } as const

const tags = (...names: string[]): Tag[] =>
  names.map((name) => ({ name, url: '', following: null, history: [] }))
const mentions = (...ids: AccountId[]): Mention[] =>
  ids.map((id) => ({ id, acct: id, username: id, url: '' }))

const post = (change: Partial<TaggedStatus> = {}): TaggedStatus => ({
  accountId: ada,
  mentions: [],
  inReplyToAccountId: null,
  tags: [],
  isLocal: true,
  ...change,
})

interface Given {
  readonly follows?: readonly AccountId[]
  readonly unknown?: readonly AccountId[]
  readonly repeaterId?: AccountId | null
  readonly otherRepeaterIds?: readonly AccountId[]
  readonly followedTags?: ReadonlySet<string> | null
}

const facts = ({ follows = [], unknown = [], repeaterId = null, ...given }: Given = {}): HereFacts => ({
  viewerId: me,
  repeaterId,
  otherRepeaterIds: given.otherRepeaterIds ?? [],
  followedTags: given.followedTags === undefined ? new Set(['geese', 'wool']) : given.followedTags,
  isFollowing: (id) => (unknown.includes(id) ? null : follows.includes(id)),
})

describe('why a post is in Home', () => {
  test('the viewer follows its author', () => {
    expect(whyHere(post(), home, facts({ follows: [ada] }))).toEqual([{ kind: 'follow', accountId: ada }])
  })

  test('an account repeated it, which the viewer follows or not, or the viewer did', () => {
    const repeat = (repeaterId: AccountId, follows: AccountId[]) =>
      whyHere(post(), home, facts({ repeaterId, follows }))
    expect(repeat(tomas, [tomas])).toEqual([{ kind: 'repeat', accountId: tomas, isFollowed: true }])
    expect(repeat(tomas, [])).toEqual([{ kind: 'repeat', accountId: tomas, isFollowed: false }])
    expect(repeat(me, [])).toEqual([{ kind: 'ownRepeat' }])
  })

  test('repeats that do not show, because the post is there already, are reasons too, each person once', () => {
    const given = { repeaterId: tomas, otherRepeaterIds: [wren, tomas, me], follows: [wren] }
    expect(whyHere(post(), home, facts(given))).toEqual([
      { kind: 'repeat', accountId: tomas, isFollowed: false },
      { kind: 'repeat', accountId: wren, isFollowed: true },
      { kind: 'ownRepeat' },
    ])
  })

  test('it has a hashtag that the viewer follows, in any case', () => {
    const tagged = post({ tags: tags('Geese', 'boats') })
    expect(whyHere(tagged, home, facts())).toEqual([{ kind: 'followedTag', tag: 'Geese' }])
    expect(whyHere(tagged, home, facts({ followedTags: null }))).toEqual([])
  })

  test('it is the viewer’s own, mentions them, or answers them or an account they follow', () => {
    expect(whyHere(post({ accountId: me }), home, facts())).toEqual([{ kind: 'own' }])
    expect(whyHere(post({ mentions: mentions(me) }), home, facts())).toEqual([{ kind: 'mention' }])
    const answer = post({ mentions: mentions(me), inReplyToAccountId: me })
    expect(whyHere(answer, home, facts())).toEqual([{ kind: 'answersYou' }])
    const among = post({ inReplyToAccountId: tomas })
    expect(whyHere(among, home, facts({ follows: [ada, tomas] }))).toEqual([
      { kind: 'follow', accountId: ada },
      { kind: 'answersFollowed', accountId: tomas },
    ])
  })

  test('no reason is made up where nothing is known', () => {
    expect(whyHere(post(), home, facts({ unknown: [ada], followedTags: null }))).toEqual([])
  })
})

test('other timelines explain their posts by what they are', () => {
  const far = post({ isLocal: false, tags: tags('Geese') })
  expect(whyHere(post(), { kind: 'local' }, facts())).toEqual([{ kind: 'local' }])
  expect(whyHere(far, { kind: 'local' }, facts())).toEqual([])
  expect(whyHere(post(), { kind: 'network' }, facts())).toEqual([{ kind: 'local' }])
  expect(whyHere(far, { kind: 'network' }, facts())).toEqual([{ kind: 'network' }])
  expect(whyHere(far, { kind: 'bubble' }, facts())).toEqual([{ kind: 'bubble', accountId: ada }])
  expect(whyHere(far, { kind: 'tag', tag: 'geese' }, facts())).toEqual([{ kind: 'tag', tag: 'Geese' }])
  expect(whyHere(far, { kind: 'tag', tag: 'boats' }, facts())).toEqual([])
  expect(whyHere(far, { kind: 'list', listId: '7' }, facts())).toEqual([
    { kind: 'list', accountId: ada, listId: '7' },
  ])
  expect(whyHere(far, { kind: 'profile' }, facts({ repeaterId: tomas }))).toEqual([
    { kind: 'profile', accountId: tomas },
  ])
  expect(whyHere(far, { kind: 'thread' }, facts())).toEqual([{ kind: 'thread' }])
  expect(whyHere(post({ mentions: mentions(me), accountId: tomas }), { kind: 'mentions' }, facts())).toEqual([
    { kind: 'mention' },
  ])
})

describe('a followed hashtag that is kept out of Home', () => {
  const out = new Set(['geese'])
  const hides = (change: Partial<TaggedStatus> = {}, given: Given = {}) =>
    isOutOfHome(post({ tags: tags('Geese'), ...change }), facts(given), out)

  test('hides a post that only it brings there', () => {
    expect(hides()).toBe(true)
    expect(hides({ tags: tags('geese', 'boats') })).toBe(true)
    expect(hides({ inReplyToAccountId: tomas }, { follows: [tomas] })).toBe(true)
    expect(hides({}, { repeaterId: tomas })).toBe(true)
    expect(hides({ tags: tags('boats') })).toBe(false)
  })

  test('leaves a post that something else brings there', () => {
    expect(hides({}, { follows: [ada] })).toBe(false)
    expect(hides({}, { repeaterId: tomas, follows: [tomas] })).toBe(false)
    expect(hides({}, { repeaterId: me })).toBe(false)
    expect(hides({}, { otherRepeaterIds: [wren, tomas], follows: [tomas] })).toBe(false)
    expect(hides({}, { otherRepeaterIds: [me] })).toBe(false)
    expect(hides({ accountId: me })).toBe(false)
    expect(hides({ mentions: mentions(me) })).toBe(false)
    expect(hides({ inReplyToAccountId: me })).toBe(false)
    expect(hides({ tags: tags('geese', 'wool') })).toBe(false)
  })

  test('leaves a post as long as it is unknown whether something else brings it there', () => {
    expect(hides({}, { unknown: [ada] })).toBe(false)
    expect(hides({}, { repeaterId: tomas, unknown: [tomas] })).toBe(false)
    expect(hides({ tags: tags('geese', 'boats') }, { followedTags: null })).toBe(false)
    expect(hides({}, { followedTags: null })).toBe(false)
    expect(hides({}, { otherRepeaterIds: [tomas], unknown: [tomas] })).toBe(false)
  })

  test('hides nothing once the viewer no longer follows it', () => {
    expect(hides({}, { followedTags: new Set(['wool']) })).toBe(false)
  })
})

test.each([
  ['Geese', 'geese'],
  ['Café', 'cafe'],
  ['ＧＥＥＳＥ', 'geese'],
])('#%s and #%s are the same hashtag', (one, other) => {
  expect(tagKey(one)).toBe(tagKey(other))
})
