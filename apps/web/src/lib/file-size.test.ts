import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it('[COMP-29] sizes are written with two decimals in B, KiB, MiB, GiB, TiB', () => {
  expect(fileSize(0)).toBe('0.00 B')
  expect(fileSize(1023)).toBe('1023.00 B')
  expect(fileSize(1024)).toBe('1.00 KiB')
  expect(fileSize(16_000_000)).toBe('15.26 MiB')
  expect(fileSize(3 * 1024 ** 3)).toBe('3.00 GiB')
  expect(fileSize(1024 ** 5)).toBe('1024.00 TiB')
})
