import { expect, test } from 'vitest'

import { withoutAddress } from './words.ts'

test.each([
  ['@wren settled', 'settled'],
  ['@wren @tomas@far.example, settled', 'settled'],
  ['@вера: да', 'да'],
  ['I met @wren', 'I met @wren'],
  ['@wren', '@wren'],
  ['', ''],
])('"%s" begins with "%s"', (text, words) => expect(withoutAddress(text)).toBe(words))
