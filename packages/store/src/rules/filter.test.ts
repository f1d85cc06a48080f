import type { Attachment, PollId, StatusId } from '@skein/api'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PollRow } from '../entities/rows.ts'
import {
  compileFilters,
  filterHits,
  filterPlaces,
  nextExpiry,
  type Filter,
  type FilterTerm,
} from './filter.ts'
import type { FilterContext } from './filter.ts'
import type { FilterableStatus } from './filter-parts.ts'

const now = 1_790_000_000_000
const status: FilterableStatus = {
  text: 'Rain over the harbour',
  content: '<p>Rain over the harbour</p>',
  subject: '',
  attachments: [],
  card: null,
  pollId: null,
  quotedId: null,
  tags: [],
  mentions: [],
  language: 'en',
}
const context: FilterContext = {
  place: 'home',
  author: 'ada',
  repeater: null,
  pollOf: () => undefined,
  statusOf: () => undefined,
}
const word = (text: string, isWhole = true): FilterTerm => ({ kind: 'word', text, isWhole })
const filterOf = (terms: readonly FilterTerm[], change: Partial<Filter> = {}): Filter => ({
  id: 'f',
  terms,
  effect: 'fold',
  places: ['home'],
  expiresAt: null,
  isPaused: false,
  ...change,
})
const isHit = (
  filter: Filter,
  change: Partial<FilterableStatus> = {},
  seen: Partial<FilterContext> = {},
): boolean =>
  filterHits(compileFilters([filter], now), { ...status, ...change }, { ...context, ...seen }).length > 0
const tag = (name: string, url = '') => ({ name, url, following: null, history: [] })
const card = {
  url: 'https://news.example/a',
  title: 'T',
  description: '',
  image: null,
  providerName: '',
  type: 'link',
}

describe('words', () => {
  const dogs = filterOf([word('dogs')])
  const poll = { options: [{ title: 'Dogs', votesCount: 0 }] } as unknown as PollRow

  test.each([
    ['its text', { text: 'Dogs' }, {}],
    ['its subject', { subject: 'dogs, again' }, {}],
    ['a description', { attachments: [{ description: 'Two dogs' } as Attachment] }, {}],
    ['an option of its poll', { pollId: 'p' as PollId }, { pollOf: () => poll }],
    ['its link', { card: { ...card, title: 'All about DOGS' } }, {}],
    ['the quoted post', { quotedId: 'q' as StatusId }, { statusOf: () => ({ ...status, text: 'dogs' }) }],
  ])('[POST-38] a word hits in %s', (_where, change, seen) => {
    expect(isHit(dogs, change, seen)).toBe(true)
    expect(isHit(filterOf([word('cats')]), change, seen)).toBe(false)
  })

  test('a part of a word hits unless the filter is for whole words', () => {
    expect(isHit(filterOf([word('harb')]))).toBe(false)
    expect(isHit(filterOf([word('harb', false)]))).toBe(true)
  })

  test('a phrase does not reach from one text into the next', () => {
    expect(isHit(filterOf([word('one two', false)]), { subject: 'two', text: 'one' })).toBe(false)
  })

  test('a later version of the poll or the quoted post is read again', () => {
    const post = { ...status, pollId: 'p' as PollId }
    const compiled = compileFilters([dogs], now)
    expect(filterHits(compiled, post, context)).toEqual([])
    expect(filterHits(compiled, post, { ...context, pollOf: () => poll })).toEqual([dogs])
  })
})

describe('other terms', () => {
  test('a hashtag hits as a whole, whatever its case and accents', () => {
    const filter = filterOf([{ kind: 'hashtag', name: 'Cafe' }])
    expect(isHit(filter, { tags: [tag('CAFÉ')] })).toBe(true)
    expect(isHit(filter, { tags: [tag('cafeteria')], text: 'cafe' })).toBe(false)
  })

  test.each([
    ['https://daily.example/x', true],
    ['https://www.daily.example', true],
    ['https://news.daily.example/?a=1', true],
    ['https://DAILY.example:8443/', true],
    ['https://notdaily.example/', false],
    ['https://daily.example.org/', false],
    ['mailto:a@daily.example', false],
    ['nonsense', false],
  ])('a domain and a link to %s: %s', (href, expected) => {
    const filter = filterOf([{ kind: 'domain', host: 'daily.example' }])
    expect(isHit(filter, { content: `<p><a href="${href}" rel="nofollow">link</a></p>` })).toBe(expected)
    expect(isHit(filter, { card: { ...card, url: href } })).toBe(expected)
  })

  test('links to people and hashtags are no links to a domain', () => {
    const filter = filterOf([{ kind: 'domain', host: 'fen.example' }])
    const person = { id: 'a' as never, acct: 'a', username: 'a', url: 'https://fen.example/@a' }
    expect(isHit(filter, { content: '<a class="u-url mention" href="https://fen.example/x">' })).toBe(false)
    expect(isHit(filter, { content: `<a href="${person.url}">`, mentions: [person] })).toBe(false)
    expect(isHit(filter, { content: '<a href="https://fen.example/t/x" rel="tag">' })).toBe(false)
  })

  test('a domain in letters of other scripts is the same as its address', () => {
    const filter = filterOf([{ kind: 'domain', host: 'bücher.example' }])
    expect(isHit(filter, { content: '<a href="https://xn--bcher-kva.example/">' })).toBe(true)
  })

  test('a person hits by what they write and repeat, a person’s repeats only by those', () => {
    const person = filterOf([{ kind: 'person', handle: 'bob@b.example' }])
    const repeats = filterOf([{ kind: 'repeats', handle: 'bob@b.example' }])
    const written = { author: 'bob@b.example' }
    const repeated = { repeater: 'bob@b.example' }
    expect([written, repeated, {}].map((seen) => isHit(person, {}, seen))).toEqual([true, true, false])
    expect([written, repeated, {}].map((seen) => isHit(repeats, {}, seen))).toEqual([false, true, false])
  })

  test('a language hits with its regions, a region only as itself', () => {
    const hit = (code: string, language: string | null) =>
      isHit(filterOf([{ kind: 'language', code }]), { language })
    expect(hit('de', 'de-AT')).toBe(true)
    expect(hit('pt-BR', 'pt-br')).toBe(true)
    expect(hit('pt-BR', 'pt')).toBe(false)
    expect(hit('de', 'den')).toBe(false)
    expect(hit('de', null)).toBe(false)
  })

  test('an empty term and a kind of a later version hit nothing', () => {
    const terms = [word(' '), { kind: 'mood', text: 'x' } as unknown as FilterTerm]
    expect(isHit(filterOf([...terms, { kind: 'domain', host: '' }]))).toBe(false)
  })
})

describe('when and where', () => {
  const rain = [word('rain')]

  test('a paused filter and an expired one hit nothing', () => {
    expect(isHit(filterOf(rain, { isPaused: true }))).toBe(false)
    expect(isHit(filterOf(rain, { expiresAt: now }))).toBe(false)
    expect(isHit(filterOf(rain, { expiresAt: now + 1 }))).toBe(true)
  })

  test('a filter hits in its own places only', () => {
    fc.assert(
      fc.property(fc.subarray([...filterPlaces]), fc.constantFrom(...filterPlaces), (places, place) => {
        expect(isHit(filterOf(rain, { places }), {}, { place })).toBe(places.includes(place))
      }),
    )
  })

  test('all hit filters are named, in their order', () => {
    const all = [
      filterOf([word('harbour')], { id: 'a' }),
      filterOf([word('sun')], { id: 'b' }),
      filterOf([word('sun'), word('rain')], { id: 'c' }),
    ]
    expect(filterHits(compileFilters(all, now), status, context).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  test('the next expiry is that of a filter in force', () => {
    const times = [null, now - 5, now + 20, now + 10].map((expiresAt) => filterOf(rain, { expiresAt }))
    expect(nextExpiry(times, now)).toBe(now + 10)
    expect(nextExpiry([filterOf(rain, { expiresAt: now + 1, isPaused: true })], now)).toBeNull()
  })
})

test('a post is folded once, however many filters there are', () => {
  let reads = 0
  const post = {
    ...status,
    get text() {
      reads += 1
      return 'Rain over the harbour'
    },
  }
  const filters = Array.from({ length: 50 }, (_, n) => filterOf([word(`word${n}`)], { id: String(n) }))
  const compiled = compileFilters(filters, now)
  for (let round = 0; round < 3; round += 1) filterHits(compiled, post, context)
  expect(reads).toBe(1)
})
