import { expect, test } from 'vitest'
import { splitBytes } from './bytes.ts'

test.each([
  [0, 0, 'kib'],
  [512, 0.5, 'kib'],
  [16_000_000, 15.3, 'mib'],
  [33_554_432, 32, 'mib'],
  [2_147_483_648, 2, 'gib'],
] as const)('%i bytes read %d %s', (bytes, size, unit) => {
  expect(splitBytes(bytes)).toEqual({ size, unit })
})
