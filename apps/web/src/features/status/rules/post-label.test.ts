import type { StatusRow } from '@skein/store'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createTranslator } from 'use-intl'
import { messages } from '../../../i18n/locales/en/index.ts'
import { setSetting } from '../../../model/settings.ts'
import { postLabel, type Labelled } from './post-label.ts'

const t = createTranslator({ locale: 'en', messages })
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
afterAll(() => vi.unstubAllGlobals())

const attachment = (kind: string, description: string | null = null) => ({ kind, description })
const post = (change: Record<string, unknown> = {}) =>
  ({
    subject: '',
    text: 'The ferry crew rang the bell.',
    attachments: [],
    isSensitive: false,
    createdAt: '2024-03-05T13:07:00',
    scope: 'public',
    pollId: null,
    quotedId: null,
    card: null,
    ...change,
  }) as unknown as StatusRow
const called = (displayName: string, ...shortcodes: string[]) => ({
  displayName,
  emojis: shortcodes.map((shortcode) => ({
    shortcode,
    url: 'https://fen.example/e.png',
    staticUrl: 'https://fen.example/e.png',
  })),
})
const labelOf = (
  change: Record<string, unknown> = {},
  more: Partial<Labelled> = {},
  length: 'short' | 'long' = 'short',
) =>
  postLabel(
    {
      status: post(change),
      author: called('Ada'),
      repeater: null,
      isOpen: true,
      hasDate: true,
      language: 'en',
      ...more,
    },
    length,
    t,
  )
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

describe('the name of a post', () => {
  test('says author, start of the text, what is in it, time, audience and who repeated it', () => {
    const change = {
      attachments: [attachment('image'), attachment('image'), attachment('video')],
      pollId: 'p1',
      scope: 'unlisted',
    }
    expect(plain(labelOf(change, { repeater: called('Jun') }))).toBe(
      'Ada. The ferry crew rang the bell. 2 images, 1 video, a poll. Mar 5, 2024, 1:07 PM. Unlisted. Repeated by Jun.',
    )
  })

  test('[POST-10] leaves the pictures out of a name, unless the name is nothing else', () => {
    const said = (name: string, ...codes: string[]) => labelOf({}, { author: called(name, ...codes) })
    expect(said(':blobcat: Ada :blobcat:', 'blobcat')).toMatch(/^Ada\. The ferry/)
    expect(said('Ada :not_one: L', 'blobcat')).toMatch(/^Ada :not_one: L\. /)
    expect(said(':blobcat:', 'blobcat')).toMatch(/^:blobcat:\. /)
    const repeater = called('Jun:blobcat:', 'blobcat')
    expect(labelOf({}, { repeater })).toMatch(/Repeated by Jun\.$/)
  })

  test('leaves every emoji out of names where that is wished, and nothing else', () => {
    setSetting('speakEmojiInNames', false)
    const said = (name: string) => labelOf({}, { author: called(name, 'blobcat') })
    expect(said('🌱Fern 👩🏽‍🌾 & 🏴󠁧󠁢󠁳󠁣󠁴󠁿 Co. 2️⃣ :blobcat: 🇩🇪')).toMatch(/^Fern\s+&\s+Co\. The ferry/u)
    expect(said('رضا می‌خواهم')).toMatch(/^رضا می‌خواهم\. /)
    expect(said('🌱')).toMatch(/^🌱\. /)
    setSetting('speakEmojiInNames', undefined)
    expect(said('🌱 Fern')).toMatch(/^🌱 Fern\. /)
  })

  test('says the warning, and the text only when it is open', () => {
    const change = { subject: 'birds', attachments: [attachment('image')] }
    expect(labelOf(change, { isOpen: false })).toMatch(
      /^Ada\. Content warning: birds\. Content hidden\. 1 image\. /,
    )
    expect(labelOf(change)).toMatch(
      /^Ada\. Content warning: birds\. The ferry crew rang the bell\. 1 image\. /,
    )
  })

  test('in short ends a long text at the end of a word', () => {
    const text = 'A heron stands. '.repeat(40)
    const said = labelOf({ text })
    expect(said).toContain('A heron stands. A heron…')
    expect(said.length).toBeLessThan(180)
    expect(labelOf({ text: 'x'.repeat(300) })).toContain(`${'x'.repeat(60)}…`)
  })

  test('in long has the text, the descriptions and the full date, but no description of what is covered', () => {
    const change = { text: 'word '.repeat(100), attachments: [attachment('image', 'A field at dusk')] }
    const said = plain(labelOf(change, {}, 'long'))
    expect(said).toContain('word '.repeat(100).trim())
    expect(said).toContain('1 image. A field at dusk. Tuesday, March 5, 2024 at 1:07 PM. Public.')
    expect(labelOf({ ...change, isSensitive: true }, {}, 'long')).not.toContain('dusk')
    expect(labelOf(change, { isOpen: false }, 'long')).not.toContain('dusk')
  })

  test('is never much longer than it may be, whatever somebody wrote', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20_000, unit: 'binary' }), (text) => {
        expect(labelOf({ text }).length).toBeLessThan(200)
        expect(labelOf({ text }, {}, 'long').length).toBeLessThan(1_100)
      }),
    )
  })

  test('leaves out a time that cannot be read', () => {
    expect(labelOf({ createdAt: null })).toBe('Ada. The ferry crew rang the bell. Public.')
  })
})
