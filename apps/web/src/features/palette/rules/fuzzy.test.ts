import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOf } from './fuzzy.ts'

const rank = (words: string, name: string) => fitOf(words, name)?.rank ?? null
const marked = (words: string, name: string) =>
  [...name]
    .map((letter, index) => (fitOf(words, name)?.at.has(index) ? letter.toUpperCase() : letter))
    .join('')

test('the start of a name is better than the start of a word, that than the inside, and that than single letters', () => {
  expect(rank('know', 'Known network')).toBe(0)
  expect(rank('net', 'Known network')).toBe(1)
  expect(rank('work', 'Known network')).toBe(2)
  expect(rank('kn', 'known')).toBe(0)
  expect(rank('dm', 'Direct messages')).toBe(3)
  expect(rank('dirmes', 'Direct messages')).toBe(3)
})

test('letters in another order, or from the middle of words, do not fit', () => {
  expect(rank('md', 'Direct messages')).toBeNull()
  expect(rank('rsg', 'Direct messages')).toBeNull()
  expect(rank('homes', 'Home')).toBeNull()
})

test('capitals and accents make no difference, also not to what is marked', () => {
  expect(rank('ELOISE', 'Éloïse')).toBe(0)
  expect(marked('ois', 'éloïse')).toBe('élOÏSe')
  expect(marked('lists', 'my lists')).toBe('my LISTS')
  expect(marked('dm', 'direct messages')).toBe('Direct Messages')
})

test('every word of a name finds it, and what is found has all the letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/), fc.nat(), (name, seed) => {
      const words = name.split(' ')
      const word = words[seed % words.length] ?? ''
      expect(fitOf(word, name)?.at.size).toBe(word.length)
      expect(fitOf(words.map(([first]) => first).join(''), name)).not.toBeNull()
    }),
  )
})

test('a long hostile name is judged at once', () => {
  const began = performance.now()
  expect(fitOf(`${'a '.repeat(39)}b`, 'a '.repeat(4_000))).toBeNull()
  expect(performance.now() - began).toBeLessThan(1_000)
})
