import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseLinkHeader } from './link-header.ts'

const next = '<https://a.example/api/v1/timelines/home?max_id=9&limit=20>; rel="next"'
const prev = '<https://a.example/api/v1/timelines/home?min_id=12>; rel="prev"'

it('[TL-20] cursors come from the Link header', () => {
  expect(parseLinkHeader(`${next}, ${prev}`)).toEqual({ next: '9', previous: '12' })
})

it('[TL-20] a missing header means no paging info', () => {
  expect(parseLinkHeader(null)).toEqual({ next: null, previous: null })
  expect(parseLinkHeader('')).toEqual({ next: null, previous: null })
})

it('[TL-20] one relation alone is enough', () => {
  expect(parseLinkHeader(next)).toEqual({ next: '9', previous: null })
  expect(parseLinkHeader(prev)).toEqual({ next: null, previous: '12' })
})

it('since_id serves where min_id is missing, and order, quotes and case do not matter', () => {
  expect(
    parseLinkHeader('<https://a.example/x?since_id=3>; title="a, b"; REL=prev, </x?max_id=1>;rel=next'),
  ).toEqual({
    next: '1',
    previous: '3',
  })
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(parseLinkHeader(header)).toHaveProperty('next')
    }),
  )
})
