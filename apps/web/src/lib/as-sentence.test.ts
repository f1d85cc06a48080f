import { expect, test } from 'vitest'

import { asSentence } from './as-sentence.ts'

test.each([
  ['You are rate limited', 'You are rate limited.'],
  ['The ink is out.', 'The ink is out.'],
  ['Who said “Stop!”', 'Who said “Stop!”'],
  ['Wait…', 'Wait…'],
  ['投稿できません。', '投稿できません。'],
  ['  Not now ', 'Not now.'],
  ['', ''],
])('“%s” ends as a sentence does', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
