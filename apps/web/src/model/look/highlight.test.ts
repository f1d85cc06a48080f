import { expect, test } from 'vitest'
import { personClass, readHighlight } from './highlight.ts'

test.each(['solid', 'striped', 'side'] as const)(
  'a mark of the style %s is read from its stored form',
  (type) => {
    expect(readHighlight({ type, color: '#aB12ff' })).toEqual({ style: type, colour: '#aB12ff' })
  },
)

test.each([
  ['no mark', undefined],
  ['a colour alone', '#aabbcc'],
  ['one that is turned off', { type: 'disabled', color: '#aabbcc' }],
  ['a colour that is none', { type: 'side', color: 'url(https://a.example)' }],
  ['a colour with more behind it', { type: 'side', color: '#aabbcc;--x:1' }],
])('%s is no mark', (_name, stored) => {
  expect(readHighlight(stored)).toBeNull()
})

test('the class for style sheets has no dot, no @ and no space', () => {
  expect(personClass('ada.l@bog.example')).toBe('USER____ada_l_AT_bog_example')
  expect(personClass('ada highlighted')).toBe('USER____adahighlighted')
})
