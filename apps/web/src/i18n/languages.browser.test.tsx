import { expect, test } from 'vitest'

import { chooseLanguage, directionOf } from './languages.ts'

test('the first wanted language that exists is chosen, with or without its region', () => {
  expect(chooseLanguage(['xx', 'en-GB', 'en'])).toBe('en')
  expect(chooseLanguage(['', 'xx-YY'])).toBe('en')
})

test('a language is written to the side it is written to', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('he-IL')).toBe('rtl')
  expect(directionOf('en')).toBe('ltr')
})
