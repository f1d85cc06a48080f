import { expect, test } from 'vitest'
import type { PaletteItem } from './item.ts'
import { orderItems } from './order.ts'

const item = (name: string, change: Partial<PaletteItem> = {}): PaletteItem => ({
  key: name,
  kind: 'page',
  name,
  run: () => undefined,
  ...change,
})
const found = (words: string, items: readonly PaletteItem[], recent: readonly string[] = []) =>
  orderItems(words, items, recent).map(({ item: { name } }) => name)

test('what fits better comes first, and of what fits as well, what was used last', () => {
  const items = ['Bookmarks', 'Home', 'Old home', 'Homework'].map((name) => item(name))
  expect(found('home', items)).toEqual(['Home', 'Homework', 'Old home'])
  expect(found('home', items, ['Old home', 'Homework'])).toEqual(['Homework', 'Home', 'Old home'])
  expect(found('owl', items)).toEqual([])
})

test('a sign says whether people or hashtags are meant', () => {
  const items = [
    item('Geese', { kind: 'list' }),
    item('#geese', { kind: 'tag' }),
    item('Greta Goose', { kind: 'person', aliases: ['geese@fen.example'] }),
  ]
  expect(found('geese', items)).toEqual(['Geese', '#geese', 'Greta Goose'])
  expect(found('#gee', items)).toEqual(['#geese'])
  expect(found('@gee', items)).toEqual(['Greta Goose'])
})

test('people are found by their handle too; the letters of what is shown are marked', () => {
  const [tag] = orderItems('ow', [item('#owls', { kind: 'tag' })], [])
  expect([...(tag?.at ?? [])]).toEqual([1, 2])
  const [person] = orderItems('fen', [item('Mira', { aliases: ['mira@fen.example'] })], [])
  expect(person?.at.size).toBe(0)
})
