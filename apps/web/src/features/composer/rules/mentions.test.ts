import { describe, expect, test } from 'vitest'
import { mentionedAtStart, mentionedIn, without, withoutMentions } from './mentions.ts'

describe('people in a text', () => {
  test.each([
    ['@mira and @jun@kiln.example, @Mira.', ['mira', 'jun@kiln.example']],
    ['mail to a@b.example is no mention', []],
    ['https://fen.example/@mira is none', []],
    ['(@mira) "@jun"', ['mira', 'jun']],
    ['@ nobody', []],
    ['@zoë_1-2', ['zoë_1-2']],
    ['@jun@kiln', ['jun']],
    ['@jun@उदाहरण.example', ['jun@उदाहरण.example']],
  ])('of "%s"', (text, names) => {
    expect(mentionedIn(text)).toEqual(names)
  })

  test('at its start are those before the first other word', () => {
    expect(mentionedAtStart('@mira @jun@kiln.example have you seen @sol?')).toEqual([
      'mira',
      'jun@kiln.example',
    ])
    expect(mentionedAtStart('Have you, @mira')).toEqual([])
    expect(mentionedAtStart('  @mira')).toEqual(['mira'])
  })

  test('who was there is told from who was not, however it is written', () => {
    expect(without(['Mira', 'jun'], ['mira'])).toEqual(['jun'])
    expect(without(['ann@bücher.example', 'jun'], ['ann@xn--bcher-kva.example'])).toEqual(['jun'])
  })

  test('can be taken out, and everything else stays', () => {
    expect(withoutMentions('@mira @jun hello', ['mira'])).toBe('@jun hello')
    expect(withoutMentions('hello @Mira, and @jun', ['mira'])).toBe('hello , and @jun')
    expect(withoutMentions('hello @mira.', ['mira'])).toBe('hello .')
    expect(withoutMentions('a@mira.example @mirabelle', ['mira'])).toBe('a@mira.example @mirabelle')
  })
})
