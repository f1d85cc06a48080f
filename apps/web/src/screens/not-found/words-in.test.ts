import { expect, test } from 'vitest'
import { wordsIn } from './words-in.ts'

test.each([
  ['/blog/winter-moot_2026.html', 'winter moot 2026'],
  ['/a/b/%C3%A9t%C3%A9/', 'été'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/web/@mira@fen.example', '@mira@fen.example'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsIn(path)).toBe(words)
})
