import { expect, test } from 'vitest'
import { handleOf } from './handle-of.ts'

const at = (path: string) => `https://bog.example${path}`

test.each([
  ['@ada@fen.example', at('/@ada'), 'ada@fen.example'],
  ['Ada@Fen.example', at('/users/1'), 'ada@fen.example'],
  ['@ada@bücher.example', at('/users/1'), 'ada@bücher.example'],
  ['@ada', at('/users/Ada'), 'ada@bog.example'],
  ['@ada', at('/@ada/'), 'ada@bog.example'],
  ['Ada Ferreira', at('/profile/ada'), 'ada@bog.example'],
  ['@ada', at('/channel/9'), null],
  ['@ada', 'not an address', null],
])('[POST-01] %s at %s is %s', (text, href, handle) => {
  expect(handleOf({ text, href })).toBe(handle)
})
