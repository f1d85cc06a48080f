import { expect, test } from 'vitest'

import { isFound, isNamed, labelParts, nearest, ranked, withoutSmallWords } from './search.ts'

const gifs = {
  label: 'Stop animated images',
  hint: 'Profile pictures and emoji too.',
  words: ['GIF', 'motion'],
  values: ['Never', 'Always'],
  path: ['Posts', 'Media'],
}

test.each(['stop', 'EMOJI', 'gif', 'always', 'posts', 'media stop', 'ánimated'])(
  '“%s” finds a setting by its name, hint, words, values, section or group',
  (text) => expect(isFound(text, gifs)).toBe(true),
)

test('every word that is typed has to be there', () => {
  expect(isFound('stop keys', gifs)).toBe(false)
  expect(isFound('', gifs)).toBe(true)
})

test('what was typed is marked wherever it stands in the name', () => {
  const hits = (text: string, label: string) =>
    labelParts(text, label).flatMap(({ text: part, isHit }) => (isHit ? [part] : []))
  expect(hits('repl', 'Replies to replies')).toEqual(['Repl', 'repl'])
  expect(hits('anim im', 'Stop animated images')).toEqual(['anim', 'im'])
  expect(hits('cafe', 'Un café, 🪿 cafe')).toEqual(['café', 'cafe'])
  expect(hits('', 'Replies')).toEqual([])
  expect(
    labelParts('x y', 'Straße 🪿')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Straße 🪿')
})

test('where nothing fits, the three that are nearest to it are named, the nearest first', () => {
  const items = [
    { label: 'Text format' },
    gifs,
    { label: 'Mute bots' },
    { label: 'Hide media previews' },
    { label: 'Live updates' },
  ]
  expect(nearest('animted', items)[0]).toBe(gifs)
  expect(nearest('motoin', items)[0]).toBe(gifs)
  expect(nearest('animted image', items).length).toBeLessThanOrEqual(3)
  expect(nearest('prevews', items)).toEqual([items[3]])
})

test.each(['zzzz', 'qq', 'qwerty', 'banana', 'bos', 'formula'])(
  'nothing is named for “%s”, of which nothing is nearly called so',
  (text) =>
    expect(
      nearest(text, [gifs, { label: 'Text size', words: ['zoom', 'bigger'] }, { label: 'Mute bots' }]),
    ).toEqual([]),
)

test('the last letter of a long word may be another', () => {
  expect(isFound('images', { label: 'Show an image' })).toBe(true)
  expect(isFound('gifs', gifs)).toBe(false)
})

test('small words are left out, unless there are no others', () => {
  const small = new Set(['at', 'of', 'my'])
  expect(withoutSmallWords('dark at night', small)).toBe('dark night')
  expect(withoutSmallWords('Language of My posts', small)).toBe('Language posts')
  expect(withoutSmallWords('of my ', small)).toBe('of my ')
})

test('what is called so comes first, then what has the words at the beginning of words; others only where there are none of these', () => {
  const items = ['Accounts', 'Pictures of people', 'Hide counts'].map((label) => ({
    found: { label, hint: label === 'Pictures of people' ? 'counted' : '' },
  }))
  expect(ranked('count', items).map(({ found }) => found.label)).toEqual([
    'Hide counts',
    'Pictures of people',
  ])
  expect(ranked('ccount', items)).toHaveLength(3)
})

test('a name is meant by one of its words', () => {
  expect(isNamed('reply key', 'Reply')).toBe(true)
  expect(isNamed('key', 'Reply')).toBe(false)
})
