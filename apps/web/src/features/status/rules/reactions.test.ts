import type { AccountId } from '@skein/api'
import type { ReactionRow } from '@skein/store'
import { describe, expect, test } from 'vitest'
import { choiceAsKnown, withReaction } from '../../../model/entities.ts'
import { shownKinds } from './reactions.ts'

const wren = 'wren' as AccountId
const other = 'ada' as AccountId
const goose = (change: Partial<ReactionRow> = {}): ReactionRow => ({
  name: '🪿',
  url: null,
  count: 1,
  me: false,
  accountIds: [other],
  ...change,
})
const choice = { name: '🪿', url: null }

describe('own reactions', () => {
  test('[REACT-02] one that others gave counts one more, and names the viewer', () => {
    expect(withReaction([goose()], choice, true, wren)).toEqual([
      goose({ count: 2, me: true, accountIds: [other, wren] }),
    ])
  })

  test('[REACT-02] a new kind comes last', () => {
    const reactions = withReaction([goose()], { name: 'cat', url: 'https://a.example/c.png' }, true, wren)
    expect(reactions[1]).toEqual({
      name: 'cat',
      url: 'https://a.example/c.png',
      count: 1,
      me: true,
      accountIds: [wren],
    })
  })

  test('[REACT-02] taken back it counts one less, and the last one of a kind is gone', () => {
    const mine = goose({ count: 2, me: true, accountIds: [other, wren] })
    expect(withReaction([mine], choice, false, wren)).toEqual([goose()])
    expect(withReaction([goose({ me: true, accountIds: [wren] })], choice, false, wren)).toEqual([])
  })

  test('[REACT-03] what is so already is not counted twice', () => {
    const mine = [goose({ me: true })]
    expect(withReaction(mine, choice, true, wren)).toEqual(mine)
    expect(withReaction([goose()], choice, false, wren)).toEqual([goose()])
  })
})

describe('what a picker chooses', () => {
  const cat = goose({ name: 'cat', url: 'https://a.example/c.png', me: true })
  const remote = goose({ name: 'cat@bog.example', url: 'https://bog.example/c.png' })

  test('[REACT-04] [BUG] a custom emoji is the one that the post has, with and without colons', () => {
    expect(choiceAsKnown([cat, remote], { name: ':cat:', url: null })).toEqual({ name: 'cat', url: cat.url })
    expect(choiceAsKnown([cat, remote], { name: ':cat@bog.example:', url: null }).name).toBe(
      'cat@bog.example',
    )
    expect(choiceAsKnown([remote], { name: ':cat:', url: 'https://a.example/c.png' })).toEqual({
      name: 'cat',
      url: 'https://a.example/c.png',
    })
  })

  test('[REACT-04] a variation selector makes no other emoji', () => {
    expect(choiceAsKnown([goose({ name: '❤️' })], { name: '❤', url: null }).name).toBe('❤️')
    expect(choiceAsKnown([], { name: '❤️', url: null }).name).toBe('❤️')
  })
})

test('[REACT-01] every kind is shown once, and none that nobody gave', () => {
  const reactions = [goose(), goose({ count: 4 }), goose({ name: '🐟', count: 0 })]
  expect(shownKinds(reactions)).toEqual([goose()])
  const plain = [goose()]
  expect(shownKinds(plain)).toBe(plain)
})
