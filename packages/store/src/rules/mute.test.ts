import type { Attachment, Mention, PollId, StatusId } from '@skein/api'
import { describe, expect, test } from 'vitest'
import { accountId } from '../../test/entries.ts'
import { isHiddenByMute, mutedReasons } from './mute.ts'
import type { MuteContext, MuteReason } from './mute.ts'
import type { PollRow } from '../entities/rows.ts'
import type { Filter } from './filter.ts'
import type { WordedStatus } from './post-texts.ts'

const me = accountId('me')
const status = {
  accountId: accountId('ada'),
  text: 'A long walk',
  subject: 'weather',
  attachments: [],
  card: null,
  pollId: null,
  quotedId: null,
  tags: [],
  mentions: [] as Mention[],
  isMuted: false,
  isThreadMuted: false,
}
const context: MuteContext = {
  viewerId: me,
  isAuthorBot: false,
  relationshipOf: () => undefined,
  pollOf: () => undefined,
  statusOf: () => undefined,
  muteWords: [],
  muteBotStatuses: false,
}
const muting = (...ids: string[]) => ({
  relationshipOf: (id: string) => ({ muting: ids.includes(id), blocking: false }),
})
const mentioning = (...ids: string[]) => ({
  mentions: ids.map((id) => ({ id: accountId(id), acct: id, username: id, url: '' })),
})
const kinds = (reasons: readonly MuteReason[]): string[] => reasons.map(({ kind }) => kind)

describe('why a post is muted', () => {
  test('[POST-37] its author is muted, as the server or the relationship says', () => {
    expect(mutedReasons(status, context)).toEqual([])
    expect(kinds(mutedReasons({ ...status, isMuted: true }, context))).toEqual(['account'])
    expect(kinds(mutedReasons(status, { ...context, ...muting('ada') }))).toEqual(['account'])
  })

  test('[POST-37] whoever repeated it is muted', () => {
    const repeated = { ...context, repeaterId: accountId('bob'), ...muting('bob') }
    expect(kinds(mutedReasons(status, repeated))).toEqual(['account'])
  })

  test('[POST-37] its thread is muted, which the server’s muted flag does not make an author', () => {
    const inThread = { ...status, isThreadMuted: true, isMuted: true }
    expect(kinds(mutedReasons(inThread, context))).toEqual(['thread'])
    expect(kinds(mutedReasons(inThread, { ...context, ...muting('ada') }))).toEqual(['account', 'thread'])
  })

  test('[POST-38] a mute word hits in text or subject, whatever its case, and the words are named', () => {
    const reasons = mutedReasons(status, { ...context, muteWords: ['WALK', 'Weather', 'rain', ' '] })
    expect(reasons).toEqual([{ kind: 'words', words: ['WALK', 'Weather'] }])
  })

  test('[POST-38] a mute word hits in every text of a post: poll, descriptions, card, hashtags, quote', () => {
    const option = { title: 'Dogs', votesCount: 0 }
    const parts = {
      pollOf: () => ({ options: [option] }) as unknown as PollRow,
      statusOf: () => ({ ...status, text: 'dogs', quotedId: 'q2' as StatusId }),
    }
    const isMuted = (change: Partial<WordedStatus>) =>
      mutedReasons({ ...status, ...change }, { ...context, ...parts, muteWords: ['dogs'] }).length > 0
    const image = { description: 'Two dogs' } as Attachment
    const card = {
      url: '',
      title: '',
      description: 'About DOGS',
      image: null,
      providerName: '',
      type: 'link',
    }
    expect(isMuted({})).toBe(false)
    expect(isMuted({ pollId: 'p' as PollId })).toBe(true)
    expect(isMuted({ attachments: [image] })).toBe(true)
    expect(isMuted({ card })).toBe(true)
    expect(isMuted({ tags: [{ name: 'dogsofmastodon', url: '', following: null, history: [] }] })).toBe(true)
    expect(isMuted({ quotedId: 'q' as StatusId })).toBe(true)
  })

  test('[POST-39] its author is a bot and muteBotStatuses is on', () => {
    const bot = { ...context, isAuthorBot: true }
    expect(mutedReasons(status, bot)).toEqual([])
    expect(kinds(mutedReasons(status, { ...bot, muteBotStatuses: true }))).toEqual(['bot'])
  })

  test('[POST-40] it mentions somebody blocked or muted, other than the viewer', () => {
    const relationshipOf = (id: string) => ({
      muting: id === 'muted',
      blocking: id === 'blocked' || id === 'me',
    })
    const reasons = mutedReasons(
      { ...status, ...mentioning('me', 'muted', 'blocked') },
      { ...context, relationshipOf },
    )
    expect(kinds(reasons)).toEqual(['mentionsBlocked', 'mentionsMuted'])
    expect(mutedReasons({ ...status, ...mentioning('me') }, { ...context, relationshipOf })).toEqual([])
  })
})

describe('filters', () => {
  const filter = (effect: Filter['effect']): Filter => ({
    id: `f-${effect}`,
    terms: [{ kind: 'word', text: 'walk', isWhole: true }],
    effect,
    places: ['home'],
    expiresAt: null,
    isPaused: false,
  })
  const reasonsOf = (change: Partial<MuteContext>, effect: Filter['effect'] = 'fold') =>
    mutedReasons(status, { ...context, filters: [filter(effect)], ...change })

  test('one that hides or folds is a reason with its name; one that warns is none', () => {
    expect(reasonsOf({})).toEqual([{ kind: 'filter', filterId: 'f-fold', label: 'walk', effect: 'fold' }])
    expect(kinds(reasonsOf({}, 'hide'))).toEqual(['filter'])
    expect(reasonsOf({}, 'warn')).toEqual([])
  })

  test('they apply in the author’s profile and in muted conversations, not to the viewer’s own posts', () => {
    expect(kinds(reasonsOf({ profileOf: accountId('ada') }))).toEqual(['filter'])
    expect(kinds(reasonsOf({ isInConversation: true }))).toEqual(['filter'])
    expect(reasonsOf({ viewerId: accountId('ada') })).toEqual([])
    expect(reasonsOf({ repeaterId: me })).toEqual([])
  })

  test('only one that hides leaves its posts out', () => {
    expect(isHiddenByMute(reasonsOf({}, 'hide'), {})).toBe(true)
    expect(isHiddenByMute(reasonsOf({}, 'fold'), {})).toBe(false)
    expect(isHiddenByMute(reasonsOf({}, 'fold'), { hideFilteredStatuses: true })).toBe(true)
  })
})

describe('what is never muted', () => {
  const words = { muteWords: ['walk'] }

  test('[POST-41] the viewer’s own posts and repeats', () => {
    expect(mutedReasons({ ...status, accountId: me }, { ...context, ...words })).toEqual([])
    expect(mutedReasons(status, { ...context, ...words, repeaterId: me })).toEqual([])
    expect(kinds(mutedReasons(status, { ...context, ...words, viewerId: null }))).toEqual(['words'])
  })

  test('[POST-42] the posts of a user inside the profile of that user, but not what they repeat', () => {
    const profile = { ...context, ...words, ...muting('ada'), profileOf: accountId('ada') }
    expect(mutedReasons({ ...status, isMuted: true }, profile)).toEqual([])
    const other = { ...status, accountId: accountId('eve'), text: 'x' }
    expect(mutedReasons(other, { ...profile, repeaterId: accountId('ada') })).toEqual([])
    const both = { ...profile, ...muting('ada', 'eve'), repeaterId: accountId('ada') }
    expect(kinds(mutedReasons(other, both))).toEqual(['account'])
  })

  test('[POST-43] posts of a muted thread inside its conversation, unless mute words match', () => {
    const inThread = { ...status, isThreadMuted: true, isMuted: true }
    const open = { ...context, isInConversation: true }
    expect(mutedReasons(inThread, open)).toEqual([])
    expect(kinds(mutedReasons(inThread, { ...open, ...words }))).toEqual(['thread', 'words'])
    expect(kinds(mutedReasons(status, { ...open, ...muting('ada') }))).toEqual(['account'])
  })
})

describe('hiding', () => {
  const every: MuteReason[] = [
    { kind: 'account' },
    { kind: 'thread' },
    { kind: 'words', words: ['x'] },
    { kind: 'bot' },
    { kind: 'mentionsBlocked' },
    { kind: 'mentionsMuted' },
  ]

  test('[POST-45] hideFilteredStatuses hides for every reason, and nothing without one', () => {
    for (const reason of every) expect(isHiddenByMute([reason], { hideFilteredStatuses: true })).toBe(true)
    expect(isHiddenByMute([], { hideFilteredStatuses: true })).toBe(false)
  })

  test('[POST-45] the finer settings hide for their reasons only', () => {
    const hidden = (settings: Parameters<typeof isHiddenByMute>[1]): string[] =>
      every.filter((reason) => isHiddenByMute([reason], settings)).map(({ kind }) => kind)
    expect(hidden({})).toEqual([])
    expect(hidden({ hideMutedPosts: true })).toEqual(['account'])
    expect(hidden({ hideMutedThreads: true })).toEqual(['thread', 'mentionsMuted'])
    expect(hidden({ hideWordFilteredPosts: true })).toEqual(['words'])
    expect(hidden({ hideThreadsWithBlockedUsers: true })).toEqual(['mentionsBlocked'])
  })
})
