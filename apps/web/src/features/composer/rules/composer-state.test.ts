import { describe, expect, it } from 'vitest'
import {
  postingObstacle,
  reduceComposer,
  type ComposerEvent,
  type ComposerState,
  type MediaItem,
} from './composer-state.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { freshItem } from '../media/rules/media-item.ts'

const empty: ComposerState = {
  text: '',
  subject: '',
  isSubjectOpen: false,
  scope: 'public',
  isSensitive: false,
  language: 'en',
  contentType: 'text/plain',
  media: [],
  poll: null,
  closedPoll: null,
  inReplyToId: null,
  quoteId: null,
  idempotencyKey: '1',
  triedAt: null,
  tried: null,
  phase: 'editing',
  error: null,
  lacks: null,
}
const item = (key: string, change: Partial<MediaItem> = {}): MediaItem => ({
  ...freshItem,
  key,
  name: key,
  state: 'ready',
  progress: 1,
  ...change,
})
let lastKey = 1
function reduce(state: ComposerState, event: ComposerEvent): ComposerState {
  lastKey += 1
  return reduceComposer(state, event, String(lastKey))
}
const rules = { sensitiveByDefault: false, sensitiveIfSubject: true }

describe('what is being written', () => {
  it('[COMP-22] turning the content warning off clears the subject and unsets sensitive', () => {
    const warned = { ...empty, isSubjectOpen: true, subject: 'food', isSensitive: true }
    expect(reduce(warned, { type: 'subjectToggled' })).toMatchObject({
      isSubjectOpen: false,
      subject: '',
      isSensitive: false,
    })
  })
  it('[COMP-23] typing a subject marks sensitive only when sensitiveIfSubject is on', () => {
    const typed = { type: 'subjectChanged', subject: 'f' } as const
    expect(reduce(empty, { ...typed, rules }).isSensitive).toBe(true)
    expect(reduce(empty, { ...typed, rules: { ...rules, sensitiveIfSubject: false } }).isSensitive).toBe(
      false,
    )
  })
  it('[COMP-25] media mark the post sensitive by default, or with a subject when the setting says so', () => {
    const add = { type: 'mediaAdded', items: [item('a')] } as const
    expect(reduce(empty, { ...add, rules }).isSensitive).toBe(false)
    expect(reduce(empty, { ...add, rules: { ...rules, sensitiveByDefault: true } }).isSensitive).toBe(true)
    expect(reduce({ ...empty, subject: 'food' }, { ...add, rules }).isSensitive).toBe(true)
    expect(
      reduce({ ...empty, subject: 'food' }, { ...add, rules: { ...rules, sensitiveIfSubject: false } })
        .isSensitive,
    ).toBe(false)
  })
  it('[COMP-26] media can be moved by one place and removed, and stay where they are at the ends', () => {
    const three = { ...empty, media: [item('a'), item('b'), item('c')] }
    const keys = (state: ComposerState) => state.media.map(({ key }) => key).join('')
    expect(keys(reduce(three, { type: 'mediaMoved', key: 'c', by: -1 }))).toBe('acb')
    expect(keys(reduce(three, { type: 'mediaMoved', key: 'a', by: 1 }))).toBe('bac')
    expect(keys(reduce(three, { type: 'mediaMoved', key: 'a', by: -1 }))).toBe('abc')
    expect(keys(reduce(three, { type: 'mediaRemoved', key: 'b' }))).toBe('ac')
  })
  it('a poll that is closed comes back as it was', () => {
    const poll = { options: ['rye', 'oats'], isMultiple: true, expiresIn: 3_600 }
    const fresh = { options: ['', ''], isMultiple: false, expiresIn: 600 }
    const closed = reduce({ ...empty, poll }, { type: 'pollClosed' })
    expect(closed.poll).toBeNull()
    expect(reduce(closed, { type: 'pollOpened', fresh }).poll).toEqual(poll)
    expect(reduce(empty, { type: 'pollOpened', fresh }).poll).toEqual(fresh)
  })
  it('[COMP-11] what was missing is no error any more when it is there; what the server said stays', () => {
    const lacking = reduce(empty, { type: 'failed', error: 'Needs something', lacks: 'empty' })
    expect(lacking.error).toBe('Needs something')
    const blank = reduce(lacking, { type: 'textChanged', text: ' ' })
    expect(blank.error).toBe('Needs something')
    expect(reduce(blank, { type: 'mediaAdded', items: [item('a')], rules }).error).toBeNull()
    expect(reduce(blank, { type: 'textChanged', text: 'a' }).error).toBeNull()
    const refused = reduce(empty, { type: 'failed', error: 'Not for you' })
    expect(reduce(refused, { type: 'textChanged', text: 'a' }).error).toBe('Not for you')
  })
  it('what was said of a text that is too long goes with the next change of it, and not before', () => {
    const long = reduce({ ...empty, text: 'abc' }, { type: 'failed', error: '1', lacks: 'tooLong' })
    expect(reduce(long, { type: 'scopeChosen', scope: 'direct' }).error).toBe('1')
    expect(reduce(long, { type: 'textChanged', text: 'abcd' })).toMatchObject({
      error: null,
      lacks: null,
    })
  })
  it('[COMP-15] every change brings another idempotency key, and a failed try keeps it', () => {
    const once = reduce(empty, { type: 'textChanged', text: 'a' })
    const twice = reduce(once, { type: 'textChanged', text: 'ab' })
    expect(new Set([empty.idempotencyKey, once.idempotencyKey, twice.idempotencyKey]).size).toBe(3)
    const failed = reduce(reduce(twice, { type: 'posting' }), { type: 'failed', error: 'no' })
    expect(failed.idempotencyKey).toBe(twice.idempotencyKey)
  })
  it('[COMP-15] what becomes known of a file keeps the idempotency key; a file, its place and its description are changes', () => {
    const attachment = { id: 'm1' } as MediaItem['attachment']
    const two = { ...empty, media: [item('a', { attachment }), item('b')] }
    const keyAfter = (event: Parameters<typeof reduce>[1]) => reduce(two, event).idempotencyKey
    const changed = (change: Partial<MediaItem>) => keyAfter({ type: 'mediaChanged', key: 'a', change })
    // As a form does with each file when it opens.
    expect(changed({ attachment, savedDescription: 'A heron' })).toBe(two.idempotencyKey)
    expect(changed({ state: 'uploading', progress: 0.5 })).toBe(two.idempotencyKey)
    for (const key of [
      changed({ description: 'A heron' }),
      changed({ attachment: { id: 'm2' } as MediaItem['attachment'] }),
      changed({ attachment: null }),
      keyAfter({ type: 'mediaMoved', key: 'a', by: 1 }),
      keyAfter({ type: 'mediaRemoved', key: 'a' }),
      keyAfter({ type: 'mediaAdded', items: [item('c')], rules }),
    ])
      expect(key).not.toBe(two.idempotencyKey)
  })
  it('[COMP-15] the idempotency key is the current timestamp and characters that no one else has in that millisecond', () => {
    const now = Date.UTC(2026, 4, 1)
    const keys = Array.from({ length: 50 }, () => newIdempotencyKey(now))
    for (const key of keys) {
      const [, time = '', random = ''] = /^(\d{13})([\da-f]*)$/.exec(key) ?? []
      expect(Number(time)).toBe(now)
      // At least 96 bits.
      expect(random.length * 4).toBeGreaterThanOrEqual(96)
    }
    expect(new Set(keys.map((key) => key.slice(13))).size).toBe(keys.length)
  })
})

describe('what keeps a post from being sent', () => {
  it('[COMP-11] neither text nor files: not sent; files alone suffice', () => {
    expect(postingObstacle({ ...empty, text: '  \n' }, 10)).toBe('empty')
    expect(postingObstacle({ ...empty, media: [item('a')] }, 10)).toBeNull()
    expect(postingObstacle({ ...empty, text: 'a' }, 10)).toBeNull()
  })
  it('[POLL-15] a poll with fewer than two different options is not sent', () => {
    const asking = (...options: string[]) => ({
      ...empty,
      text: 'a',
      poll: { options, isMultiple: false, expiresIn: 600 },
    })
    expect(postingObstacle(asking('', ''), 10)).toBe('fewOptions')
    expect(postingObstacle(asking('rye', ' ', 'rye '), 10)).toBe('fewOptions')
    expect(postingObstacle(asking('rye', '', 'oats'), 10)).toBeNull()
  })
  it('[COMP-07] a post over the limit is not sent, one that fills it is', () => {
    expect(postingObstacle({ ...empty, text: 'a' }, -1)).toBe('tooLong')
    expect(postingObstacle({ ...empty, text: 'a' }, 0)).toBeNull()
    expect(postingObstacle({ ...empty, text: 'a' }, null)).toBeNull()
  })
  it('[COMP-09] nothing is sent twice at once, nor while a file is on its way or has failed', () => {
    expect(postingObstacle({ ...empty, text: 'a', phase: 'posting' }, 10)).toBe('posting')
    expect(postingObstacle({ ...empty, text: 'a', media: [item('a', { state: 'uploading' })] }, 10)).toBe(
      'uploading',
    )
    expect(postingObstacle({ ...empty, text: 'a', media: [item('a', { state: 'failed' })] }, 10)).toBe(
      'failedMedia',
    )
  })
})
