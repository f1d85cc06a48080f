import { expect, test } from 'vitest'
import { wantedOf } from './wanted.ts'

test('a handle or an address is asked for as it is, of every kind', () => {
  for (const words of ['@wren@fen.example', 'wren@fen.example', 'https://fen.example/notice/1'])
    expect(wantedOf(` ${words} `)).toEqual({ words, types: [undefined] })
})

test('words are asked for among people and hashtags, with a sign among one of them', () => {
  expect(wantedOf('geese')).toEqual({ words: 'geese', types: ['accounts', 'hashtags'] })
  expect(wantedOf('@wre')).toEqual({ words: 'wre', types: ['accounts'] })
  expect(wantedOf('#gee')).toEqual({ words: 'gee', types: ['hashtags'] })
})

test('nothing, or a sign alone, is not asked for', () => {
  expect([' ', '@', '#'].map(wantedOf)).toEqual([null, null, null])
})
