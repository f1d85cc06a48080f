import { expect, test } from 'vitest'

import { isChunkError } from './chunk-error.ts'

test('a part of the code that cannot be fetched is known in every browser’s words', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://fen.example/static/x.js',
    'Importing a module script failed.',
    'error loading dynamically imported module',
    'Unable to preload CSS for /static/x.css',
    'Loading chunk 12 failed.',
  ]) {
    expect(isChunkError(new TypeError(words)), words).toBe(true)
  }
})

test('a mistake in the code is not one', () => {
  expect(isChunkError(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(false)
  expect(isChunkError('Loading chunk 12 failed.')).toBe(false)
})
