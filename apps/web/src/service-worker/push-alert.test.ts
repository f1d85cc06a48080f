import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pushAlert } from './push-alert.ts'
import { readNote, type PushNote } from './push-note.ts'

const note: PushNote = {
  viewerId: 'id-wren',
  listPath: '/wren/notifications',
  hidesWords: true,
  quiet: null,
  ringsUntil: 0,
  silentUntil: 0,
  words: { title: 'New notification', hidden: 'Open Skein to read it.' },
}
const noon = new Date(2026, 5, 1, 12, 0)
const at = (hours: number, minutes = 0) => new Date(2026, 5, 1, hours, minutes)

const origin = 'https://fen.example'

/** As Akkoma sends it. */
const sent = {
  title: 'New Mention',
  body: '@kei: Come over, the ferry is here.',
  icon: 'https://fen.example/kei.png',
  notification_id: 7,
  notification_type: 'mention',
  preferred_locale: 'en',
  access_token: 'of-wren',
  pleroma: { activity_id: 'AaB1', direct_conversation_id: null },
}
const shown = (payload: unknown, change: Partial<PushNote> = {}, now = noon) =>
  pushAlert(JSON.stringify(payload), { ...note, ...change }, { now, origin })

test('[PUSH-04] a push is shown as the server wrote it, under the tag that open tabs use, and leads to the post', () => {
  expect(shown(sent, { hidesWords: false })).toEqual({
    title: 'New Mention',
    options: {
      body: '@kei: Come over, the ferry is here.',
      icon: 'https://fen.example/kei.png',
      tag: 'skein-id-wren-7',
      silent: false,
      data: { path: '/notice/AaB1' },
    },
  })
})

test.each(['mention', 'status', 'update', 'quote', 'reblog', 'poll', 'something_new', undefined, 7])(
  '[PUSH-04] with hide-if-CW on, words that may be of a post are not shown: %s',
  (type) => {
    const { title, options } = shown({ ...sent, notification_type: type })
    expect(title).toBe('New Mention')
    expect(options.body).toBe('Open Skein to read it.')
    expect(JSON.stringify(options)).not.toContain('ferry')
  },
)

test.each(['follow', 'follow_request', 'favourite', 'move', 'pleroma:emoji_reaction'])(
  '[PUSH-04] who only did something is shown all the same: %s',
  (type) => {
    const { options } = shown({ ...sent, body: '@kei has followed you', notification_type: type })
    expect(options).toMatchObject({ body: '@kei has followed you', data: { path: '/wren/notifications' } })
  },
)

test('what the activity is called is the post only where somebody wrote it', () => {
  const path = (type: string, activity_id: unknown) =>
    shown({ ...sent, notification_type: type, pleroma: { activity_id } }).options.data.path
  expect(['mention', 'status', 'poll'].map((type) => path(type, 'AaB1'))).toEqual(
    Array.from({ length: 3 }, () => '/notice/AaB1'),
  )
  expect(['favourite', 'reblog', 'update', 'pleroma:emoji_reaction'].map((type) => path(type, 'A'))).toEqual(
    Array.from({ length: 4 }, () => '/wren/notifications'),
  )
  expect(path('mention', '../../evil?x#y')).toBe('/notice/..%2F..%2Fevil%3Fx%23y')
  for (const id of [null, '', {}, 'x'.repeat(101), '\uD800'])
    expect(path('mention', id)).toBe('/wren/notifications')
})

test.each([
  ['nothing', null],
  ['no JSON', '<h1>502</h1>'],
  ['half of it', '{"title":"New'],
  ['a list', '["New Mention"]'],
  ['a number', '7'],
  ['null', 'null'],
  ['no fields', '{}'],
  ['wrong types', JSON.stringify({ title: 7, body: [], icon: {}, notification_id: {}, pleroma: 'x' })],
  ['empty words', JSON.stringify({ title: '  ', body: '', icon: '', notification_id: '' })],
  ['more than any server sends', JSON.stringify({ ...sent, more: 'x'.repeat(10_000) })],
])('[PUSH-04] %s in a push is shown as a new notification, and nothing else', (_, payload) => {
  expect(pushAlert(payload, note, { now: noon, origin })).toEqual({
    title: 'New notification',
    options: { tag: 'skein-id-wren-new', silent: false, data: { path: '/wren/notifications' } },
  })
})

test('[PUSH-04] what is too long is cut, and an icon is an address of the own server', () => {
  const { title, options } = shown(
    { ...sent, title: `${'t'.repeat(199)}😀`, body: 'b'.repeat(4_000) },
    { hidesWords: false },
  )
  expect(title).toBe(`${'t'.repeat(199)}…`)
  expect(options.body).toHaveLength(501)
  for (const icon of [
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//evil.example/a.png',
    'https://',
    'https://evil.example/kei.png',
    'http://fen.example/kei.png',
    'https://fen.example.evil.example/kei.png',
    'https://fen.example@evil.example/kei.png',
  ])
    expect(shown({ ...sent, icon }).options.icon).toBeUndefined()
})

test('whatever is in a payload, there is something to show, of a bearable length, and it leads into the client', () => {
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))
  const payload = fc.record(
    Object.fromEntries([...Object.keys(sent), '__proto__'].map((key) => [key, value])),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(payload, fc.boolean(), (fields, hidesWords) => {
      const { title, options } = shown(fields, { hidesWords })
      expect(title.trim()).not.toBe('')
      expect(title.length).toBeLessThanOrEqual(201)
      expect(options.body?.length ?? 0).toBeLessThanOrEqual(501)
      expect(options.data.path).toMatch(/^\/(?:notice\/[^/]+|wren\/notifications)$/)
    }),
  )
})

test('in quiet hours it comes without a sound, over midnight too', () => {
  const night = { quiet: { from: 22 * 60, to: 7 * 60 } }
  const isSilent = (change: Partial<PushNote>, now: Date) => shown(sent, change, now).options.silent
  expect([at(21, 59), at(22), at(3), at(6, 59), at(7)].map((now) => isSilent(night, now))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  const lunch = { quiet: { from: 12 * 60, to: 13 * 60 } }
  expect([at(11, 59), at(12), at(13)].map((now) => isSilent(lunch, now))).toEqual([false, true, false])
  expect(isSilent({ quiet: { from: 60, to: 60 } }, at(1))).toBe(false)
  expect(isSilent({ ...night, ringsUntil: at(4).getTime() }, at(3))).toBe(false)
  expect(isSilent({ silentUntil: at(18).getTime() }, noon)).toBe(true)
})

test('a note is read with care: what is not there is on the careful side, and without an owner it is none', () => {
  expect(readNote(structuredClone(note))).toEqual(note)
  const { viewerId, words } = note
  expect(readNote({ viewerId, words, quiet: { from: '1' }, hidesWords: 'no' })).toEqual({
    ...note,
    listPath: '/',
  })
  for (const none of [
    null,
    undefined,
    'note',
    [],
    { words },
    { viewerId },
    { viewerId, words: { title: 7 } },
  ])
    expect(readNote(none)).toBeNull()
})
