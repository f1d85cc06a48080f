import { expect, test } from 'vitest'

import { asChunkError, isChunkError } from './chunk-error.ts'

test.each([
  [
    'Failed to fetch dynamically imported module: https://fen.example/static/js/acting-a1b2c3d.js',
    'acting-a1b2c3d',
  ],
  ['error loading dynamically imported module: https://fen.example/static/js/a1B2_c3-.js', 'a1B2_c3-'],
  ['Importing a module script failed.', '?'],
])(
  '[ERR-49] a script that cannot be fetched is a ChunkLoadError, whatever the browser says: %s',
  (words, chunk) => {
    const error = asChunkError(new TypeError(words))
    const message = `Loading chunk ${chunk} failed`
    expect(error).toMatchObject({ name: 'ChunkLoadError', message, code: null })
    expect(isChunkError(error)).toBe(true)
  },
)

test('[ERR-49] a style sheet that cannot be fetched says so, with a code', () => {
  const error = asChunkError(
    new Error('Unable to preload CSS for https://fen.example/static/css/acting-a1b2c3.css'),
  )
  expect(error).toMatchObject({
    message: 'Loading CSS chunk acting-a1b2c3 failed',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
  expect(isChunkError(error)).toBe(true)
})

test('a mistake in the code is not one', () => {
  const mistake = new TypeError("Cannot read properties of undefined (reading 'x')")
  expect(isChunkError(mistake)).toBe(false)
  expect(asChunkError(mistake)).toBe(mistake)
  expect(isChunkError('Loading chunk 12 failed.')).toBe(false)
})
