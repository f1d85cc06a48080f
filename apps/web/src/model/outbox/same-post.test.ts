import { describe, expect, test } from 'vitest'
import type { Status } from '@skein/api'

import type { DraftData } from '../writing/drafts.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { compareSource, compareWords, isSameButWords } from './same-post.ts'

const written = (status: string) => ({ ...emptyDraft, status })
const shown = (text: string, sourceText: string | null = null) => ({ text, sourceText }) as Status

describe('the words of a post', () => {
  test.each([
    ['as source, spaces left aside', 'Low tide.\n\nTwo herons.', shown('', 'Low tide. Two herons.\n')],
    ['as text, lines broken elsewhere', ' Low tide.\r\nTwo herons. ', shown('Low tide.\nTwo herons.')],
    ['without the hosts of those it names', '@mira@fen.example a heron', shown('@mira a heron')],
    ['without hosts in other letters', '@mira@bücher.example a heron', shown('@mira a heron')],
    ['in another form of the same letters', 'Cafe\u0301', shown('Caf\u00e9')],
  ])('are the same %s', (_, status, found) => {
    expect(compareWords(written(status), found)).toBe('same')
  })

  test.each([
    ['the source is another one', 'Low tide', shown('Low tide', 'High tide')],
    ['nothing of them is shown', 'Low tide', shown('A heron, at last')],
    ['there are none', 'Low tide', shown('')],
    ['nothing is shown of a sign', ':smile:', shown('')],
    ['only signs are shown', 'Low tide', shown('😄')],
  ])('are others where %s', (_, status, found) => {
    expect(compareWords(written(status), found)).toBe('other')
  })

  test.each([
    ['of nothing but its name', ':smile:', '😄'],
    ['of its name among few words', 'ok :grinning_face:', 'ok 😀'],
    ['of what is marked up', '**🎉**', '🎉'],
  ])('are not known where a server may have made a sign %s', (_, status, text) => {
    expect(compareWords(written(status), shown(text))).toBe('unknown')
  })

  test('are not known where a server has made something else of them, until it tells the source', () => {
    const post = written('**Low tide** at [the lock](https://fen.example/lock)')
    expect(compareWords(post, shown('Low tide at the lock'))).toBe('unknown')
    expect(compareSource(post, `${post.status}\n`)).toBe('same')
    expect(compareSource(post, 'Low tide')).toBe('other')
  })
})

describe('the rest of a post', () => {
  const posted = {
    absent: [] as readonly string[],
    inReplyToId: null,
    scope: 'public',
    subject: '',
    quoteId: null,
    attachments: [],
    poll: null,
  } as Partial<Status> as Status

  test('is the same where all of it is', () => {
    expect(isSameButWords(emptyDraft, posted)).toBe(true)
  })

  test.each([
    ['another parent', { inReplyToId: 's1' }],
    ['another scope', { scope: 'direct' }],
    ['another subject', { subject: 'Birds' }],
    ['a quote', { quoteId: 's1' }],
    ['another number of files', { files: [{ id: 'm', kind: 'image', url: '', previewUrl: null, name: '' }] }],
    ['a poll', { poll: { options: ['rye', 'oats'], isMultiple: false, expiresIn: 600 } }],
  ] satisfies readonly [string, Partial<DraftData>][])(
    'is another with %s, unless the server leaves it out',
    (_, change) => {
      expect(isSameButWords({ ...emptyDraft, ...change }, posted)).toBe(false)
      const absent = ['inReplyToId', 'scope', 'subject', 'quoteId', 'attachments', 'poll']
      expect(isSameButWords({ ...emptyDraft, ...change }, { ...posted, absent })).toBe(true)
    },
  )
})
