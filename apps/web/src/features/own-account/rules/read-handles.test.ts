import { expect, test } from 'vitest'

import { readHandles } from './read-handles.ts'

test('[DATA-05] a list of one handle a line is read, with or without the @ in front', () => {
  expect(readHandles('wren@fen.example\n@bea@loomtown.example\n')).toEqual({
    handles: ['wren@fen.example', 'bea@loomtown.example'],
    skipped: 0,
  })
})

test('[DATA-05] so is the first column of a table of Mastodon, whatever ends its lines', () => {
  const table =
    '\uFEFFAccount address,Hide notifications\r\nwren@fen.example,true\r\n"bea@loomtown.example",false\r\n'
  expect(readHandles(table)).toEqual({ handles: ['wren@fen.example', 'bea@loomtown.example'], skipped: 0 })
})

test('[DATA-05] people of the own server are named without it', () => {
  expect(readHandles('wren\n@bea-2\nkit_@fen.example')).toEqual({
    handles: ['wren', 'bea-2', 'kit_@fen.example'],
    skipped: 0,
  })
})

test('names in other scripts are handles; nobody is there twice', () => {
  expect(readHandles('ж@пример.рф\nwren@fen.example\n@wren@fen.example').handles).toEqual([
    'ж@пример.рф',
    'wren@fen.example',
  ])
})

test.each([
  ['an address of a page', 'https://fen.example/@wren'],
  ['a sentence', 'See you @ the fen, wren'],
  ['the heading where it is none', 'wren@fen.example\nAccount address'],
  ['the name of a server', 'fen.example'],
])('%s is left out and counted', (_, text) => {
  expect(readHandles(text).skipped).toBe(1)
})

test('what is no text has no handles', () => {
  expect(readHandles('\0PNG\0@\0').handles).toEqual([])
  expect(readHandles('')).toEqual({ handles: [], skipped: 0 })
})
