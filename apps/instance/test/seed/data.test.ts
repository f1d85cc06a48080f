import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readData } from '../../src/seed/data.ts'
import { people } from '../../src/seed/small/schemas.ts'

it('data that are wrong are refused with the file and the place', () => {
  const wrong = v.array(v.strictObject({ ...people.item.entries, bio: v.number() }))
  expect(() => readData('small/people.json', wrong)).toThrow(
    /^seed\/small\/people\.json is wrong at 0\.bio: Invalid type: Expected number but received "Bookbinder/,
  )
})

it('a word that nobody reads is refused, so that a slip of the pen does not pass for a plain default', () => {
  const { isBot: _, ...known } = people.item.entries
  expect(() => readData('small/people.json', v.array(v.strictObject(known)))).toThrow(
    /\d+\.isBot: Invalid key/,
  )
})

it('a file that is not there, or is no JSON, is named', () => {
  expect(() => readData('small/nobody.json', people)).toThrow(
    /^seed\/small\/nobody\.json cannot be read: .*ENOENT/,
  )
  expect(() => readData('pictures/scenes/quilt.svg', people)).toThrow(
    /^seed\/pictures\/scenes\/quilt\.svg cannot be read: SyntaxError/,
  )
})
