import { expect, test } from 'vitest'

import { namedLanguages } from './named-languages.ts'
import { postLanguages } from './post-languages.ts'

test('languages stand by their names, in order, each once, in the language of the page', () => {
  expect(namedLanguages(['sv', 'de', 'nl', 'de'], 'en')).toEqual([
    { code: 'nl', name: 'Dutch' },
    { code: 'de', name: 'German' },
    { code: 'sv', name: 'Swedish' },
  ])
  expect(namedLanguages(['de', 'cs'], 'de').map(({ name }) => name)).toEqual(['Deutsch', 'Tschechisch'])
})

test('of two codes with one name the first is taken, and one without a name is left out', () => {
  expect(namedLanguages(['qx', 'ak', 'tw'], 'en')).toEqual([{ code: 'ak', name: 'Akan' }])
  const names = namedLanguages(postLanguages, 'en').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})
