import type { StatusId } from '@skein/api'
import { expect, test } from 'vitest'

import type { FilterableStatus } from './filter-parts.ts'
import { offeredTerms, wordTermIn } from './offered-terms.ts'

const status: FilterableStatus = {
  text: 'Herring at the harbour, see the news',
  content: '<p>Herring at the <a href="https://www.news.example/a">harbour</a>, see the news</p>',
  subject: '',
  attachments: [],
  card: null,
  pollId: null,
  quotedId: null,
  tags: [],
  mentions: [],
  language: 'en-GB',
}
const tag = (name: string) => ({ name, url: '', following: null, history: [] })
const posts = { pollOf: () => undefined, statusOf: () => undefined }
const people = { author: 'ada@fen.example', repeater: null }

test('a post offers its hashtags, the hosts of its links, its author, the repeats and its language', () => {
  const quoted = { ...status, content: '', tags: [tag('BOATS'), tag('geese')] }
  const quoting = { ...status, tags: [tag('boats')], quotedId: 'q' as StatusId }
  const terms = offeredTerms(
    quoting,
    { author: 'ada@fen.example', repeater: 'odile' },
    {
      ...posts,
      statusOf: () => quoted,
    },
  )
  expect(terms).toEqual([
    { kind: 'hashtag', name: 'boats' },
    { kind: 'hashtag', name: 'geese' },
    { kind: 'domain', host: 'news.example' },
    { kind: 'person', handle: 'ada@fen.example' },
    { kind: 'repeats', handle: 'odile' },
    { kind: 'language', code: 'en-gb' },
  ])
})

test('a post without hashtags, links, language and people offers nothing', () => {
  const plain = { ...status, content: '', language: null }
  expect(offeredTerms(plain, { author: null, repeater: null }, posts)).toEqual([])
})

test('a post offers its content warning, unless it is too long for a filter', () => {
  const plain = { ...status, content: '', language: null }
  const nobody = { author: null, repeater: null }
  expect(offeredTerms({ ...plain, subject: ' Food ' }, nobody, posts)).toEqual([
    { kind: 'warning', text: 'Food' },
  ])
  expect(offeredTerms({ ...plain, subject: 'a'.repeat(101) }, nobody, posts)).toEqual([])
})

test('a post with too many hashtags offers the first of them', () => {
  const many = { ...status, tags: Array.from({ length: 500 }, (_, index) => tag(`t${index}`)) }
  const terms = offeredTerms(many, people, posts).filter(({ kind }) => kind === 'hashtag')
  expect(terms).toHaveLength(20)
  expect(terms[0]).toEqual({ kind: 'hashtag', name: 't0' })
})

test.each([
  ['harbour', true],
  ['HARBOUR, see', true],
  ['harb', false],
])('the word “%s” of a post is a whole one: %s', (text, isWhole) => {
  expect(wordTermIn(text, status, posts)).toEqual({ kind: 'word', text, isWhole })
})
