import { expect, test } from 'vitest'
import { unwrittenTags } from './unwritten-tags.ts'

const unwritten = (text: string, ...names: string[]) =>
  unwrittenTags({
    text,
    tags: names.map((name) => ({ name, url: '', following: null, history: [] })),
  })

test('a listed hashtag that no word names is found once, however it is spelled', () => {
  expect(unwritten('Out on the water', 'Rowing', 'rowing', 'boats')).toEqual(['Rowing', 'boats'])
  expect(unwritten('Out #ROWING, ＃Boats', 'rowing', 'boats')).toEqual([])
  expect(unwritten('#rowings, /#boats', 'rowing', 'boats')).toEqual(['rowing', 'boats'])
})

test('the mark of sensitive media is no hashtag to follow', () => {
  expect(unwritten('', 'nsfw', 'NSFW', 'art')).toEqual(['art'])
})
