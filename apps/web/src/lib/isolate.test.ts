import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test('words that turn a sentence round end where they end', () => {
  expect(isolate('Wren\u202eevil')).toBe('\u2068Wrenevil\u2069')
  expect(isolate('Wren\u2067')).toBe('\u2068Wren\u2069')
  expect(isolate('سارة')).toBe('\u2068سارة\u2069')
  expect(isolate('שרה and Wren')).toBe('\u2068שרה and Wren\u2069')
})

test('other words are left as they are', () => {
  for (const words of ['Wren', '渡り鳥', 'Ђура 🪶', '', 'Zoë (she/her)']) expect(isolate(words)).toBe(words)
})

test('what is isolated already stays so, and marks that are not closed go', () => {
  const list = '\u2068سارة\u2069 and \u2068ליאור\u2069'
  expect(isolate(list)).toBe(`\u2068${list}\u2069`)
  expect(isolate('Wren\u2068 and')).toBe('\u2068Wren and\u2069')
  expect(isolate('Wren\u2069\u2068')).toBe('\u2068Wren\u2069')
})
